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

  /// Takes the lock, and waits for it so long; nil where another still holds it then.
  ///
  /// A process that is just being started holds what the one that starts it held, until it begins to run.
  package static func acquire(_ path: String, within patience: Duration) throws(FileError) -> FileLock? {
    let end = ContinuousClock.now + patience
    while true {
      if let lock = try acquire(path, waiting: false) { return lock }
      if ContinuousClock.now >= end { return nil }
      usleep(20_000)
    }
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
