import CSQLite
import Glibc

extension Connection {
  /// Puts what the log holds into the file itself, wherever that lies by now, and leaves the log empty.
  ///
  /// A file that is moved is whole then, and what takes its place meets no log of another file, which SQLite would
  /// apply to it. What cannot be done stays in the log.
  func emptyLog() { sqlite3_exec(handle, "PRAGMA wal_checkpoint(TRUNCATE)", nil, nil, nil) }

  /// Writes a deleted file once more under its name; nothing that has that name by now is overwritten.
  ///
  /// This connection goes on with the deleted one, and is to be closed.
  func writeBack() throws(StoreError) {
    let copy = try saveCopy()
    do throws(FileError) {
      try removeLog()
      try Files.move(copy, to: path)
      try Files.syncFolder(FilePath.folder(of: path))
    } catch {
      throw storeError(error)
    }
  }

  /// Page by page, so that it is the same store to the last number; gives the path of the copy.
  private func saveCopy() throws(StoreError) -> String {
    let target = try emptyFile()
    var opened: OpaquePointer?
    var code = sqlite3_open_v2(target, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE, nil)
    defer { sqlite3_close_v2(opened) }
    guard code == SQLITE_OK, let opened else {
      throw StoreError(path: path, code: code, text: String(cString: sqlite3_errstr(code)))
    }
    guard let backup = sqlite3_backup_init(opened, "main", handle, "main") else {
      throw StoreError(path: path, code: sqlite3_errcode(opened), text: String(cString: sqlite3_errmsg(opened)))
    }
    let step = sqlite3_backup_step(backup, -1)
    code = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, code == SQLITE_OK else {
      throw StoreError(
        path: path, code: step == SQLITE_DONE ? code : step, text: String(cString: sqlite3_errmsg(opened)))
    }
    return target
  }

  /// A copy that an earlier attempt had to leave may be all that is left of a store, and stays.
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

  private func storeError(_ error: FileError) -> StoreError {
    StoreError(
      path: path,
      reason: error.code == EEXIST ? .replaced : .inaccessible(String(cString: strerror(error.code))))
  }

  /// The new file gets a log of its own; the old one is empty, and serves nobody any more.
  private func removeLog() throws(FileError) {
    if let log = FileStatus(path: path + "-wal"), log.size > 0 {
      throw FileError(.write, path + "-wal", code: EBUSY)
    }
    for ending in ["-wal", "-shm"] { try Files.discard(temporary: path + ending) }
  }
}
