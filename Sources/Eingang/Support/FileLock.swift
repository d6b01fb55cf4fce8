import Glibc

/// A lock that one process at a time can hold; it ends with the process, however that ends.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, and waits for it where asked to; nil where another holds it.
  package static func acquire(_ path: String, waiting: Bool) throws(FileError) -> FileLock? {
    let descriptor = try Files.call(.open, path) {
      open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    let lock = FileLock(descriptor: descriptor)
    do {
      _ = try Files.call(.lock, path) { flock(descriptor, LOCK_EX | (waiting ? 0 : LOCK_NB)) }
    } catch {
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
    return lock
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
