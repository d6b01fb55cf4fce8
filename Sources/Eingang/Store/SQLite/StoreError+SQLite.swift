import CSQLite
import Glibc

extension StoreError {
  /// Tells apart what a person must do about SQLite's result codes.
  init(path: String, code: Int32, text: String, system: Int32 = 0) {
    if StoreError.isLackOfRoom(path, code, system) {
      self.init(path: path, reason: .full)
      return
    }
    let reason: Reason =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(text)
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_IOERR, SQLITE_AUTH: .inaccessible(text)
      default: .sqlite(code: code, text)
      }
    self.init(path: path, reason: reason)
  }

  /// What a connection says of its last failure.
  init(path: String, code: Int32, of handle: OpaquePointer?) {
    let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    self.init(path: path, code: code, text: text, system: handle.map { sqlite3_system_errno($0) } ?? 0)
  }

  /// What the system refused, as in `errno`.
  init(path: String, system code: Int32) {
    let isFull = StoreError.lacks.contains(code)
    self.init(path: path, reason: isFull ? .full : .inaccessible(String(cString: strerror(code))))
  }

  private static let lacks: Set = [ENOSPC, EDQUOT]

  /// SQLite says that a disk is full where the store's file or log does not fit any more.
  ///
  /// Where the memory that processes share of the log does not, or a file beside them, it only says that the disk cannot be
  /// written, and not always why.
  private static func isLackOfRoom(_ path: String, _ code: Int32, _ system: Int32) -> Bool {
    switch code & 0xFF {
    case SQLITE_FULL: true
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      lacks.contains(system) || csqlite_needs_room(code) != 0 && room(at: FilePath.folder(of: path)) < step
    default: false
    }
  }

  /// The shared memory grows by so many bytes at a time.
  private static let step: UInt64 = 32_768

  private static func room(at folder: String) -> UInt64 {
    var found = statvfs()
    guard statvfs(folder, &found) == 0 else { return .max }
    return UInt64(found.f_bavail) * UInt64(found.f_frsize)
  }
}
