/// A file that is safe in the archive and still lies where it was dropped.
struct UntakenFile: Hashable, Sendable {
  let document: Int
  let sha256: String
  let source: String
}

/// A folder that was dropped as one document, and is to be cleared away.
struct DroppedFolder: Hashable, Sendable {
  let document: Int
  let path: String
}

extension Store {
  /// Files that a crash left in the inbox after they were archived, duplicates among them.
  func untaken() throws(StoreError) -> [UntakenFile] {
    let sql = """
      SELECT document, sha256, source, position FROM document_files WHERE source IS NOT NULL AND taken IS NULL
      UNION ALL SELECT document, sha256, source, id FROM removals WHERE sha256 IS NOT NULL
      ORDER BY 1, 4
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in
        UntakenFile(document: row.int(0), sha256: row.text(1), source: row.text(2))
      }
    }
  }

  /// Folders that a crash left after their files were taken.
  func droppedFolders() throws(StoreError) -> [DroppedFolder] {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT document, source FROM removals WHERE sha256 IS NULL ORDER BY id") {
        (row) throws(StoreError) in DroppedFolder(document: row.int(0), path: row.text(1))
      }
    }
  }

  /// Remembers that a file has left the inbox.
  func markTaken(_ file: UntakenFile, to place: String, step: JournalStep = .angenommen) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      let values: [SQLValue] = [.text(file.sha256), .text(file.source), .text(place)]
      try connection.run(
        // Whatever document it belongs to by now: cards are joined and split at any time.
        "UPDATE document_files SET taken = ?3 WHERE sha256 = ?1 AND source = ?2 AND taken IS NULL",
        values)
      var changes = connection.changes
      try connection.run("DELETE FROM removals WHERE sha256 = ?1 AND source = ?2", Array(values.dropLast()))
      changes += connection.changes
      // Another process may have moved it, and said so.
      if changes == 0, step != .angenommen { return }
      try note(
        step,
        JournalSubject(
          document: file.document, sha256: file.sha256, name: FilePath.name(of: file.source), detail: place),
        connection)
    }
  }

  /// Remembers that nothing is to be done about a dropped folder any more.
  func markCleared(_ folder: DroppedFolder) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "DELETE FROM removals WHERE document = ? AND sha256 IS NULL AND source = ?",
        [SQLValue(folder.document), .text(folder.path)])
    }
  }

  /// True where a journal line of the document says that a file was moved there.
  func hasTaken(to place: String, document: Int) throws(StoreError) -> Bool {
    try read { (connection) throws(StoreError) in
      try !connection.rows(
        "SELECT 1 FROM journal WHERE document = ? AND detail = ? AND step IN (?, ?) LIMIT 1",
        [
          SQLValue(document), .text(place), .text(JournalStep.angenommen.rawValue),
          .text(JournalStep.wiederhergestellt.rawValue),
        ]
      ) { (row) throws(StoreError) in row.int(0) }.isEmpty
    }
  }
}

extension Store {
  /// Writes down that files are a document's once more, unless a crash cut that short after it was written down.
  func noteDuplicates(_ files: [ArchivedFile], of document: Int, _ connection: Connection) throws(StoreError) {
    for file in files {
      let values: [SQLValue] = [SQLValue(document), .text(file.sha256), SQLValue(file.source)]
      let isNoted = try !connection.rows(
        "SELECT 1 FROM removals WHERE document = ? AND sha256 = ? AND source = ?", values
      ) { (row) throws(StoreError) in row.int(0) }.isEmpty
      if isNoted { continue }
      try note(.doppelt, JournalSubject(document: document, sha256: file.sha256, name: file.name), connection)
      if file.source != nil {
        try connection.run("INSERT INTO removals (document, sha256, source) VALUES (?, ?, ?)", values)
      }
    }
  }

  /// Remembers a folder that is to go once its files are gone.
  func noteFolder(_ path: String, of document: Int, _ connection: Connection) throws(StoreError) {
    let values: [SQLValue] = [SQLValue(document), .text(path)]
    try connection.run("DELETE FROM removals WHERE document = ? AND sha256 IS NULL AND source = ?", values)
    try connection.run("INSERT INTO removals (document, source) VALUES (?, ?)", values)
  }
}
