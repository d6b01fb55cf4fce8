/// A copy about to be written into the Ablage.
struct PlannedFiling: Hashable, Sendable {
  let id: Int
  let document: Int
  let sha256: String
  /// Absolute; the copy's name while it is written.
  let temporary: String
  /// Absolute; its name once it is whole.
  let path: String
}

extension Store {
  /// Remembers what is about to be written, so that a crash can be cleared up after.
  func plan(document: Int, sha256: String, temporary: String, path: String) throws(StoreError) -> PlannedFiling {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "INSERT INTO filings (document, sha256, temporary, path) VALUES (?, ?, ?, ?)",
        [SQLValue(document), .text(sha256), .text(temporary), .text(path)])
      return PlannedFiling(
        id: connection.lastInserted, document: document, sha256: sha256, temporary: temporary, path: path)
    }
  }

  /// What no decision has confirmed.
  func plannedFilings() throws(StoreError) -> [PlannedFiling] {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT id, document, sha256, temporary, path FROM filings ORDER BY id") {
        (row) throws(StoreError) in
        PlannedFiling(
          id: row.int(0), document: row.int(1), sha256: row.text(2), temporary: row.text(3), path: row.text(4))
      }
    }
  }

  /// A planned copy was withdrawn.
  func forget(_ filing: PlannedFiling, withdrawnTo place: String?) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("DELETE FROM filings WHERE id = ?", [SQLValue(filing.id)])
      if let place {
        try note(.wiederhergestellt, document: filing.document, detail: place, connection)
      }
    }
  }
}
