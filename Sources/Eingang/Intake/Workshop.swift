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
      try FaultPoint.workshopLocked.reach()
      try Files.makeFolder(path)
      try FaultPoint.workshopMade.reach()
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
    do { return try FileLock.isHeld(path) } catch { return true }
  }

  /// A name that nothing has yet.
  func newPath() -> String { path + "/" + UUID().uuidString }

  /// Clears away what processes left that no longer run: unfinished copies, whose originals lie where they were.
  static func clear(_ archive: Archive) throws(FileError) {
    guard FileStatus(path: archive.temporaryFolder) != nil else { return }
    let names = try Files.listing(of: archive.temporaryFolder).names
    // A loss of power may leave a workshop without its lock, which otherwise is the first to come and the last to go.
    for path in Set(names.map { archive.temporaryFolder + "/" + ($0.hasSuffix(".lock") ? $0.dropLast(5) : $0[...]) }) {
      let lockPath = path + ".lock"
      guard let lock = try FileLock.acquire(lockPath, waiting: false) else { continue }
      defer { withExtendedLifetime(lock) {} }
      if FileStatus(path: path) != nil {
        for copy in try Files.listing(of: path).names {
          try Files.discard(temporary: path + "/" + copy)
          try FaultPoint.remainsDiscarded.reach()
        }
        _ = try Files.removeIfEmpty(path)
        try FaultPoint.workshopRemoved.reach()
      }
      try Files.discard(temporary: lockPath)
    }
  }
}
