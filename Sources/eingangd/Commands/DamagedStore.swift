import Eingang

/// Moves a database that is damaged out of the way of a new one; nothing of it is deleted.
enum DamagedStore {
  /// True where it was moved.
  ///
  /// Only what SQLite itself finds damaged is moved, only what new indexes do not mend, and only while no `watch` works
  /// with it.
  static func putAside(_ call: Invocation) throws -> Bool {
    let home = try call.home()
    guard let status = FileStatus(path: home.storePath), status.kind == .file, status.size > 0 else { return false }
    // Before anything opens the store, which may change it.
    let lock = try FileLock.acquire(home.lockPath, waiting: false)
    defer { withExtendedLifetime(lock) {} }
    let path = home.storePath
    switch try StoreExamination.run(path, mending: lock != nil) {
    case .whole: return false
    case .mended(let damage):
      call.terminal.complain("eingangd: \(path): indexes were damaged (\(Visible.line(damage))), and are made anew.")
      return false
    case .damaged(let damage):
      guard lock != nil else {
        throw Failure(
          .folderUnusable,
          "verify --adopt: \(home.lockPath): another eingangd works with the damaged store. End it first.")
      }
      let place = try StoreRemains.moveAside(path)
      call.terminal.complain("eingangd: \(path): it is damaged (\(Visible.line(damage))), and is kept as \(place).")
      return true
    }
  }
}
