import Glibc

/// A file open for reading, closed with its last reference.
package final class OpenFile: Sendable {
  let path: String
  let descriptor: Int32
  /// Bytes.
  let size: Int

  /// Throws errno's number; a folder or a device is EINVAL, and nothing here waits for a pipe's other end.
  init(path: String) throws(SystemError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw SystemError(code: errno) }
    guard let size = OpenFile.size(opened) else {
      close(opened)
      throw SystemError(code: EINVAL)
    }
    (self.path, descriptor, self.size) = (path, opened, size)
  }

  /// The same of a file that others may put there: a link is refused, and in an inbox none leads to it either.
  init(_ path: String, inInbox inbox: String?) throws(FileError) {
    let opened = try Files.openForReading(path, inInbox: inbox)
    guard let size = OpenFile.size(opened) else {
      close(opened)
      throw FileError(.open, path, code: EINVAL)
    }
    (self.path, descriptor, self.size) = (path, opened, size)
  }

  /// Nil for what is no regular file.
  private static func size(_ opened: Int32) -> Int? {
    guard let status = FileStatus(descriptor: opened), status.kind == .file else { return nil }
    return status.size
  }

  deinit { close(descriptor) }

  /// Size and last change as they are now; nil where the system does not say.
  var state: State? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return State(size: status.st_size, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Differs once the file was written to.
  struct State: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// A call to the system failed.
  struct SystemError: Error, Hashable {
    var code: Int32
  }
}
