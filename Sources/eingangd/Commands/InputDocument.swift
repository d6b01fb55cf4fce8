import Eingang
import Glibc

/// A document on the command line: one file, or several that belong together.
struct InputDocument: Hashable, Sendable {
  /// As they were typed, in page order.
  let names: [String]

  /// Why a file cannot be opened, in one line; nil where it can.
  static func obstacle(_ path: String, named name: String) -> String? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return "reading failed: \(name): \(reason(errno)). Check the name." }
    if facts.st_mode & S_IFMT == S_IFDIR {
      return "reading failed: \(name): it is a folder. Name the files in it; --join makes them one document."
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      return "reading failed: \(name): it is not an ordinary file. Save it to one first."
    }
    guard access(path, R_OK) == 0 else {
      return "reading failed: \(name): \(reason(errno)). Check who may read it."
    }
    return nil
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES: "permission denied"
    default: String(cString: strerror(code))
    }
  }
}
