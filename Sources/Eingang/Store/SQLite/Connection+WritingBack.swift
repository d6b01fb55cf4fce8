import CSQLite
import Glibc

extension Connection {
  /// A whole copy of a deleted file, which is told by its place on the disk once it has another name.
  struct Rescue: Hashable {
    let path: String
    /// That it was given the store's name is known, and not only that it has it.
    fileprivate var isNamed = false
    fileprivate let device: UInt64
    fileprivate let inode: UInt64

    fileprivate init(_ path: String, _ status: FileStatus) {
      self.path = path
      device = status.device
      inode = status.inode
    }

    fileprivate func lies(at path: String) -> Bool {
      guard let status = FileStatus(path: path) else { return false }
      return status.device == device && status.inode == inode
    }
  }

  /// Puts what the log holds into the file itself, wherever that lies by now, and leaves the log empty.
  ///
  /// A file that is moved is whole then, and what takes its place meets no log of another file, which SQLite would
  /// apply to it. What cannot be done stays in the log.
  func emptyLog() { sqlite3_exec(handle, "PRAGMA wal_checkpoint(TRUNCATE)", nil, nil, nil) }

  /// True where this has given the copy the file's name already, although what comes after that did not succeed.
  ///
  /// A person who does so leaves the deleted file's log in place, which is still in use: that is for the next start.
  var hasGivenName: Bool { rescue.map { $0.isNamed && $0.lies(at: path) } ?? false }

  /// Writes a deleted file once more under its name; nothing that has that name by now is overwritten.
  ///
  /// This connection goes on with the deleted one, and is to be closed. Where it fails it can be called again, as often
  /// as need be: there is never more than one copy.
  func writeBack() throws(StoreError) {
    if !hasGivenName {
      try onDisk { () throws(FileError) in try expectEmptyLog() }
      let copy = try wholeCopy()
      try onDisk { () throws(FileError) in try removeLog() }
      try giveName(to: copy)
    }
    try onDisk { () throws(FileError) in try Files.syncFolder(FilePath.folder(of: path)) }
  }

  /// Only here does a name that is taken mean that another file has taken the store's place.
  private func giveName(to copy: String) throws(StoreError) {
    do throws(FileError) {
      try Files.move(copy, to: path)
      rescue?.isNamed = true
    } catch {
      throw error.code == EEXIST ? StoreError(path: path, reason: .replaced) : storeError(error)
    }
  }

  /// The path of the copy that an earlier attempt has made, or of one that is made now.
  private func wholeCopy() throws(StoreError) -> String {
    if let rescue, rescue.lies(at: rescue.path) { return rescue.path }
    let target = try emptyFile()
    do throws(StoreError) {
      try copyPages(to: target)
    } catch {
      discard(target)
      throw error
    }
    rescue = FileStatus(path: target).map { Rescue(target, $0) }
    return target
  }

  /// Page by page, so that it is the same store to the last number.
  private func copyPages(to target: String) throws(StoreError) {
    var opened: OpaquePointer?
    var code = sqlite3_open_v2(target, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE, nil)
    defer { sqlite3_close_v2(opened) }
    guard code == SQLITE_OK, let opened else {
      throw StoreError(path: path, code: code, of: opened)
    }
    guard let backup = sqlite3_backup_init(opened, "main", handle, "main") else {
      throw StoreError(path: path, code: sqlite3_extended_errcode(opened), of: opened)
    }
    let step = sqlite3_backup_step(backup, -1)
    code = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, code == SQLITE_OK else {
      throw StoreError(path: path, code: step == SQLITE_DONE ? code : step, of: opened)
    }
  }

  /// What was only begun is nobody's store; that it cannot go says less than why it was not finished.
  ///
  /// Its journal goes first, which SQLite would apply to the next file of that name.
  private func discard(_ target: String) { for ending in ["-journal", ""] { unlink(target + ending) } }

  /// A copy that an earlier run had to leave may be all that is left of a store, and stays.
  private func emptyFile() throws(StoreError) -> String {
    for number in 1... {
      let target = path + (number == 1 ? ".gerettet" : ".gerettet-\(number)")
      do throws(FileError) {
        try Files.create(target, holding: "")
        return target
      } catch {
        guard error.code == EEXIST, number < 100 else { throw storeError(error) }
      }
    }
    preconditionFailure("the loop ends by itself")
  }

  private func onDisk(_ body: () throws(FileError) -> Void) throws(StoreError) {
    do throws(FileError) { try body() } catch { throw storeError(error) }
  }

  private func storeError(_ error: FileError) -> StoreError { StoreError(path: path, system: error.code) }

  private func expectEmptyLog() throws(FileError) {
    if let log = FileStatus(path: path + "-wal"), log.size > 0 {
      throw FileError(.write, path + "-wal", code: EBUSY)
    }
  }

  /// The new file gets a log of its own; the old one is empty, and serves nobody any more.
  private func removeLog() throws(FileError) {
    try expectEmptyLog()
    for ending in ["-wal", "-shm"] { try Files.discard(temporary: path + ending) }
  }
}
