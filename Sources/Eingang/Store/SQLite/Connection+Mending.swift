import CSQLite

extension Connection {
  /// What SQLite finds wrong with the file, 20 lines at most; empty where it is whole.
  func damages() throws(StoreError) -> [String] {
    try rows("PRAGMA integrity_check(20)") { (row) throws(StoreError) in row.text(0) }.filter { $0 != "ok" }
  }

  /// Makes all indexes anew of their tables' rows, or leaves them as they are where those contradict them.
  func remakeIndexes() throws(StoreError) {
    do throws(StoreError) {
      try execute("REINDEX")
    } catch {
      // Two rows of one key: the next check says what is wrong with them.
      guard case .sqlite(let code, _) = error.reason, code & 0xFF == SQLITE_CONSTRAINT else { throw error }
    }
  }
}
