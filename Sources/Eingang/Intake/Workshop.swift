import Foundation

/// A folder in the archive for copies that this process is making.
///
/// Its lock ends with the process, so the next one can tell what a crash left from what another process is at.
final class Workshop: Sendable {
  let path: String
  private let lock: FileLock

  init(in archive: Archive) throws(FileError) {
    try Files.makeFolder(archive.temporaryFolder)
    while true {
      let path = archive.temporaryFolder + "/" + UUID().uuidString
      // Between making the lock and taking it, another process may have cleared it away as a crash's remains.
      guard let lock = try FileLock.acquire(path + ".lock", waiting: false), FileStatus(path: path + ".lock") != nil
      else { continue }
      try Files.makeFolder(path)
      self.path = path
      self.lock = lock
      return
    }
  }

  /// Tells this process from all others.
  var name: String { FilePath.name(of: path) }

  /// The process whose workshop has that name still runs, as far as can be told.
  static func isAlive(_ name: String, in archive: Archive) -> Bool {
    let path = archive.temporaryFolder + "/" + name + ".lock"
    guard FileStatus(path: path) != nil else { return false }
    do { return try FileLock.acquire(path, waiting: false) == nil } catch { return true }
  }

  /// A name that nothing has yet.
  func newPath() -> String { path + "/" + UUID().uuidString }

  /// Clears away what processes left that no longer run: unfinished copies, whose originals lie where they were.
  static func clear(_ archive: Archive) throws(FileError) {
    guard FileStatus(path: archive.temporaryFolder) != nil else { return }
    for name in try Files.listing(of: archive.temporaryFolder).names where name.hasSuffix(".lock") {
      let lockPath = archive.temporaryFolder + "/" + name
      guard let lock = try FileLock.acquire(lockPath, waiting: false) else { continue }
      defer { withExtendedLifetime(lock) {} }
      let folder = String(lockPath.dropLast(5))
      if FileStatus(path: folder) != nil {
        for copy in try Files.listing(of: folder).names { try Files.discard(temporary: folder + "/" + copy) }
        _ = try Files.removeIfEmpty(folder)
      }
      try Files.discard(temporary: lockPath)
    }
  }
}
