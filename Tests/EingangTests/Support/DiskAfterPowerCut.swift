@testable import Eingang

/// What of a number of operations a loss of power may leave: names and bytes that are certainly there.
///
/// The worst a file system may do. Bytes are on the disk only once their file was synced; a new name only once its
/// folder was; an old name may be gone as soon as it was renamed away, and a new folder as long as the one above it was
/// not synced.
struct DiskAfterPowerCut {
  /// Names by which a whole file is found.
  private(set) var files: Set<String>
  /// Folders that are certainly there.
  private var folders: Set<String> = []
  private var newFolders: Set<String> = []
  private(set) var commits = 0
  /// Synced bytes under a name that is not on the disk yet.
  private var unnamed: Set<String> = []

  /// What was on the disk beforehand.
  init(files: Set<String>) { self.files = files }

  mutating func apply(_ operation: DiskOperation) {
    switch operation {
    case .created, .removed: break
    case .syncedFile(let path): unnamed.insert(path)
    case .moved(let old, let new):
      if unnamed.remove(old) != nil || files.remove(old) != nil { unnamed.insert(new) }
    case .madeFolder(let path): newFolders.insert(path)
    case .syncedFolder(let path):
      newFolders = newFolders.filter { FilePath.folder(of: $0) != path }
      for name in unnamed.filter({ FilePath.folder(of: $0) == path }) {
        unnamed.remove(name)
        files.insert(name)
      }
    case .committed: commits += 1
    }
    if case .removed(let path) = operation {
      unnamed.remove(path)
      files.remove(path)
    }
  }

  /// True where the file is there with all of the folders above it.
  func holds(_ path: String) -> Bool {
    guard files.contains(path) else { return false }
    return !newFolders.contains { path.hasPrefix($0 + "/") }
  }
}
