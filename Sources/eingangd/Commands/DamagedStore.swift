import Eingang

/// Moves a database that is damaged out of the way of a new one; nothing of it is deleted.
enum DamagedStore {
  /// Only what SQLite itself finds damaged is moved, and only while no `watch` works with it.
  static func putAside(_ call: Invocation) throws {
    let home = try call.home()
    guard let status = FileStatus(path: home.storePath), status.kind == .file, status.size > 0,
      let damage = try damage(home.storePath)
    else { return }
    guard let lock = try FileLock.acquire(home.lockPath, waiting: false) else {
      throw Failure(
        .folderUnusable,
        "verify --adopt: \(home.lockPath): another eingangd works with the damaged store. End it first.")
    }
    let place = try StoreRemains.moveAside(home.storePath)
    call.terminal.complain(
      "eingangd: \(home.storePath): it is damaged (\(Visible.line(damage))), and is kept as \(place).")
    withExtendedLifetime(lock) {}
  }

  /// What is wrong with it; nil where it is whole.
  private static func damage(_ path: String) throws -> String? {
    do throws(StoreError) {
      return try Store.open(path: path).damages().first
    } catch {
      guard case .damaged(let detail) = error.reason else { throw error }
      return detail
    }
  }
}
