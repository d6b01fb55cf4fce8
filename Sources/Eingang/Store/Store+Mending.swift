extension Store {
  /// Where copies of an original may lie, as far as decisions and the intake have written down; absolute.
  func copies(of sha256: String) throws(StoreError) -> [String] {
    let taken = try read { (connection) throws(StoreError) in
      try connection.rows(
        "SELECT DISTINCT taken FROM document_files WHERE sha256 = ? AND taken LIKE '/%'", [.text(sha256)]
      ) { (row) throws(StoreError) in row.text(0) }
    }
    let filed = try read { (connection) throws(StoreError) in
      try connection.rows(
        """
        SELECT DISTINCT d.filed FROM decisions d JOIN document_files f ON f.document = d.document
        WHERE f.sha256 = ? AND d.undone_at IS NULL
        """, [.text(sha256)]
      ) { (row) throws(StoreError) in row.text(0) }
    }
    var found = taken
    for text in filed {
      found += try value([FiledFile].self, json: text).filter { $0.sha256 == sha256 }.map(\.path)
    }
    return found
  }

  /// Writes down that an original was replaced by a copy of it, in the story of every document that has it.
  func noteMended(_ original: StoredFile, with copy: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      let documents = try connection.rows(
        "SELECT DISTINCT document FROM document_files WHERE sha256 = ?", [.text(original.sha256)]
      ) { (row) throws(StoreError) in row.int(0) }
      for document in documents {
        let subject = JournalSubject(
          document: document, sha256: original.sha256, name: original.name, detail: "aus \(copy)")
        try note(.ausgebessert, subject, connection)
      }
    }
  }
}
