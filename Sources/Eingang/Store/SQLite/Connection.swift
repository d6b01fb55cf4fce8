import CSQLite
import Glibc

/// One connection to the store's file.
///
/// Not Sendable: whoever owns it keeps it within one isolation domain, so a transaction is never interleaved.
final class Connection {
  let path: String
  let file: StoreFile
  let handle: OpaquePointer
  /// The whole copy of a deleted file that could not be given its name yet.
  var rescue: Rescue?
  /// By what the file is known to be the one that was opened.
  var mark: StoreMark?
  /// While it is found out whether the file is that one; what fails then is no reason to ask again.
  var isLooking = false
  /// The file beside it that holds what was committed last.
  private(set) var log: StoreLog?
  /// Prepared statements by their text; there are as many as the program has texts.
  private var cache: [String: OpaquePointer] = [:]

  /// Creates the file readable by its owner only, where there is none.
  ///
  /// A store of a newer schema is refused before anything in it can change, even by closing it.
  init(path: String, newestSchema: Int = .max, busyMilliseconds: Int32 = 5000) throws(StoreError) {
    self.path = path
    try Connection.makeFile(path)
    // Before SQLite opens it: what takes the name in between is told then, and where this fails, SQLite holds nothing.
    file = try StoreFile(path)
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = StoreError(path: path, code: code, of: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyMilliseconds)
    try check(csqlite_config_defensive(handle))
    try check(csqlite_config_checkpoint_on_close(handle, 0))
    let schema = try self.schema()
    guard schema <= newestSchema else {
      throw StoreError(path: path, reason: .newer(found: schema, known: newestSchema))
    }
    try check(csqlite_config_checkpoint_on_close(handle, 1))
    try Connection.expectWAL(
      try rows("PRAGMA journal_mode=WAL") { (row) throws(StoreError) in row.text(0) }, path: path)
    for pragma in ["synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"] {
      try execute("PRAGMA \(pragma)")
    }
    // From the first look into it on, the log is there, and stays as long as anybody has the store open.
    _ = try self.schema()
    log = StoreLog(of: path)
    try noteMark()
  }

  /// SQLite gives its -wal and -shm files the permissions of the main one.
  ///
  /// Leaves a file that is there alone: closing it would give up every lock that another connection of this process holds
  /// on it, and other processes would take the store for unused.
  private static func makeFile(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST || access(path, R_OK | W_OK) != 0 {
      throw StoreError(path: path, system: errno)
    } else if FileStatus(following: path)?.kind == .folder {
      throw StoreError(path: path, system: EISDIR)
    }
  }

  deinit {
    if isOverwritten() || log.map({ StoreRemains.isAside($0, of: path) }) == true { abandon() }
    for statement in cache.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// SQLite answers with the mode it stays in where it cannot change it, and calls that no error.
  static func expectWAL(_ answer: [String], path: String) throws(StoreError) {
    guard answer == ["wal"] else {
      throw StoreError(path: path, reason: .noLog(mode: answer.first ?? "none"))
    }
  }

  /// Number of the schema that the file has.
  func schema() throws(StoreError) -> Int {
    try rows("PRAGMA user_version") { (row) throws(StoreError) in row.int(0) }.first ?? 0
  }

  /// Number of the row that was inserted last.
  var lastInserted: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs statements that take no values.
  func execute(_ sql: String) throws(StoreError) { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  /// Runs one statement for its effect.
  func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) {
    _ = try rows(sql, values) { (_) throws(StoreError) in () }
  }

  /// Runs one statement and turns each of its rows into a value.
  func rows<Result>(
    _ sql: String, _ values: [SQLValue] = [], _ row: (borrowing Row) throws(StoreError) -> Result
  ) throws(StoreError) -> [Result] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try check(bind(value, to: Int32(index + 1), of: statement)) }
    var found: [Result] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return found }
      try check(code)
      found.append(try row(Row(statement)))
    }
  }

  /// All or nothing; takes the write lock at once, since a lock taken half-way could not be waited for.
  ///
  /// Nothing is committed to a file that has lost its name: it would be gone with the last process that has it open.
  func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try expectFile()
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try expectFile()
      try execute("COMMIT")
      DiskOperation.committed(path).tell()
      return result
    } catch {
      // SQLite may have rolled back by itself, and then says so; the first error is the one that matters.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let statement = cache[sql] { return statement }
    var made: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil))
    guard let made else { preconditionFailure("an empty statement") }
    cache[sql] = made
    return made
  }

  private func bind(_ value: SQLValue, to index: Int32, of statement: OpaquePointer) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .int(let number): return sqlite3_bind_int64(statement, index, number)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text):
      // With its closing zero, so that an empty text has an address too and is not taken for NULL.
      return text.utf8CString.withUnsafeBufferPointer {
        csqlite_bind_text(statement, index, $0.baseAddress, UInt64($0.count - 1))
      }
    }
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK, code != SQLITE_ROW, code != SQLITE_DONE else { return }
    let error = StoreError(path: path, code: code, of: handle)
    // Pages of two files make none that is whole.
    if case .damaged = error.reason, isOverwritten() { throw abandoned() }
    throw error
  }

  /// Throws where the name leads elsewhere or nowhere, and where it leads to other bytes or another log than this
  /// connection's: what is written then would be gone with this process, or would spoil what somebody else put there.
  func expectFile() throws(StoreError) {
    try file.expect()
    if isOverwritten() { throw abandoned() }
    if let log, log != StoreLog(of: path) { throw StoreError(path: path, reason: .overwritten) }
  }

  private func abandoned() -> StoreError {
    abandon()
    return StoreError(path: path, reason: .overwritten)
  }
}
