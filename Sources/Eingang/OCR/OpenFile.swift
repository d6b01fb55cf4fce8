import Glibc

/// A file open for reading, closed with its last reference.
final class OpenFile: Sendable {
  let descriptor: Int32
  /// Bytes.
  let size: Int

  /// Throws errno's number; a folder or a device is EINVAL, and nothing here waits for a pipe's other end.
  init(path: String, followingLinks: Bool = true) throws(SystemError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW))
    guard opened >= 0 else { throw SystemError(code: errno) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw SystemError(code: EINVAL)
    }
    descriptor = opened
    size = Int(status.st_size)
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
