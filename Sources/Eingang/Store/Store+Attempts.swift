extension Store {
  /// Times that reading a document may begin without an end.
  private static let attempts = 2

  /// Writes down that a document is about to be read; false where that was begun often enough and never ended.
  func begin(_ id: Int) throws(StoreError) -> Bool {
    try write { (connection) throws(StoreError) in
      let sql = """
        SELECT coalesce(sum(CASE step WHEN ?1 THEN 1 ELSE -1 END), 0) FROM journal WHERE document = ?3 AND step IN (?1, ?2)
        """
      let steps = [JournalStep.begonnen, .unterbrochen].map { SQLValue.text($0.rawValue) }
      let open = try connection.rows(sql, steps + [SQLValue(id)]) { (row) throws(StoreError) in row.int(0) }
      guard (open.first ?? 0) < Store.attempts else { return false }
      try note(.begonnen, document: id, connection)
      return true
    }
  }

  /// Writes down that an attempt was broken off, so that it does not count.
  func interrupt(_ id: Int) throws(StoreError) {
    try write { (connection) throws(StoreError) in try note(.unterbrochen, document: id, connection) }
  }
}
