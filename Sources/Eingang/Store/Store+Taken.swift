/// A file that is safe in the archive and still lies where it was dropped.
struct UntakenFile: Hashable, Sendable {
  let document: Int
  let sha256: String
  let source: String
}

extension Store {
  /// Files that a crash left in the inbox after they were archived.
  func untaken() throws(StoreError) -> [UntakenFile] {
    let sql = """
      SELECT document, sha256, source FROM document_files WHERE source IS NOT NULL AND taken IS NULL
      ORDER BY document, position
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in
        UntakenFile(document: row.int(0), sha256: row.text(1), source: row.text(2))
      }
    }
  }

  /// Remembers that a file has left the inbox.
  func markTaken(_ file: UntakenFile, to place: String, step: JournalStep = .angenommen) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "UPDATE document_files SET taken = ? WHERE sha256 = ? AND source = ? AND taken IS NULL",
        // Whatever document it belongs to by now: cards are joined and split at any time.
        [.text(place), .text(file.sha256), .text(file.source)])
      // Another process may have moved it, and said so.
      if connection.changes == 0, step != .angenommen { return }
      try note(
        step,
        JournalSubject(
          document: file.document, sha256: file.sha256, name: FilePath.name(of: file.source), detail: place),
        connection)
    }
  }
}
