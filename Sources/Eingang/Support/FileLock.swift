import Glibc

/// A lock that one process at a time can hold; it ends with the process, however that ends.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// What the lock of a home is held for by who watches its inbox.
  package static let watch = "watch"

  /// Takes the lock, and waits for it where asked to; nil where another holds it.
  ///
  /// What an earlier holder wrote on it is cleared away.
  package static func acquire(_ path: String, waiting: Bool) throws(FileError) -> FileLock? {
    let descriptor = try Files.call(.open, path) {
      open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    let lock = FileLock(descriptor: descriptor)
    for _ in 0..<FileLock.tries {
      if try lock.take(LOCK_EX | (waiting ? 0 : LOCK_NB), path) {
        lock.label("")
        return lock
      }
      // Those who ask share it for a moment, and that is no holding.
      guard try lock.take(LOCK_SH | LOCK_NB, path) else { return nil }
      _ = try Files.call(.lock, path) { flock(descriptor, LOCK_UN) }
      usleep(useconds_t.random(in: 200...2000))
    }
    return nil
  }

  /// More often than that nobody is met who only asks.
  private static let tries = 500

  /// False where another's lock is in the way.
  private func take(_ kind: Int32, _ path: String) throws(FileError) -> Bool {
    do {
      _ = try Files.call(.lock, path) { flock(descriptor, kind) }
      return true
    } catch {
      if error.code == EWOULDBLOCK { return false }
      throw error
    }
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

  /// What a lock is held for; nil where nobody holds it.
  ///
  /// Asking keeps nobody from taking it.
  package static func word(_ path: String) throws(FileError) -> String? {
    guard try isHeld(path) else { return nil }
    let bytes = try Files.start(of: path, count: 32)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True where somebody holds the lock.
  static func isHeld(_ path: String) throws(FileError) -> Bool {
    let asking: FileLock
    do {
      asking = FileLock(
        descriptor: try Files.call(.open, path) { open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) })
    } catch {
      if error.code == ENOENT { return false }
      throw error
    }
    return try !asking.take(LOCK_SH | LOCK_NB, path)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Says for others to see what it is held for.
  ///
  /// On a full disk it stays empty, and the lock holds all the same.
  func label(_ word: String) {
    guard !word.isEmpty || lseek(descriptor, 0, SEEK_END) > 0, ftruncate(descriptor, 0) == 0 else { return }
    _ = pwrite(descriptor, word, word.utf8.count, 0)
  }
}
