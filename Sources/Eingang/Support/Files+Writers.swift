import CLinux
import Glibc

extension Files {
  /// True where a process is known to hold the file open for writing.
  ///
  /// The system tells of the machine's own processes, and only of files that this user owns; where it does not tell,
  /// the answer is false.
  static func isBeingWritten(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    // A server that has promised the file to one of its clients lets nobody else in before that one is done.
    guard file >= 0 else { return errno == EWOULDBLOCK }
    defer { close(file) }
    return clx_is_being_written(file) == 1
  }
}
