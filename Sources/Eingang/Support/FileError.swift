import Glibc

/// What the system refused to do with a file.
package struct FileError: Error, Hashable, Sendable {
  package enum Operation: String, Hashable, Sendable {
    case open
    case read
    case write
    case sync
    case move
    case makeFolder = "make the folder"
    case list
    case lock
    case watch
    case remove
  }

  package let operation: Operation
  package let path: String
  /// As in `errno`.
  package let code: Int32

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    "Cannot \(operation.rawValue): \(path): \(String(cString: strerror(code))). \(remedy)"
  }

  private var remedy: String {
    switch code {
    case EACCES, EPERM: "Check the owner and the permissions of the file and its folder."
    case ENOENT: "Check that it still exists."
    case ENOSPC, EDQUOT: "Free some space and try again."
    case EROFS: "The disk is mounted for reading only; mount it for writing."
    case EEXIST: "Another file has that name; move it aside."
    case EMFILE, ENFILE: "Too many files are open; raise the limit or close some programs."
    case EIO: "The disk reports a fault; check it and restore from a backup."
    default: "Run: eingangd doctor"
    }
  }
}
