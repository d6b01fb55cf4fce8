import AlbertModel

extension Store {
  /// Keeps what a file was read as, beside what other readers made of it.
  package func keep(_ reading: Reading, of sha256: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in try keep(reading, of: sha256, connection) }
  }

  func keep(_ reading: Reading, of sha256: String, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "DELETE FROM readings WHERE sha256 = ? AND fingerprint = ?", [.text(sha256), .text(reading.fingerprint)])
    try connection.run(
      "INSERT INTO readings (sha256, fingerprint, read_at) VALUES (?, ?, ?)",
      [.text(sha256), .text(reading.fingerprint), .text(timestamp)])
    let id = connection.lastInserted
    for page in reading.pages {
      try connection.run(
        "INSERT INTO pages (reading, page, content) VALUES (?, ?, ?)",
        [SQLValue(id), SQLValue(page.number), .text(try json(page))])
    }
  }

  /// The pages of a document as they were read last, numbered through from 1; empty where it could not be read.
  package func pages(of id: Int) throws(StoreError) -> [PageText] {
    try read { (connection) throws(StoreError) in try pages(of: id, connection) }
  }

  func pages(of id: Int, _ connection: Connection) throws(StoreError) -> [PageText] {
    let sql = """
      SELECT p.content FROM document_files f
      JOIN readings r ON r.id = (SELECT max(id) FROM readings WHERE sha256 = f.sha256)
      JOIN pages p ON p.reading = r.id WHERE f.document = ? ORDER BY f.position, p.page
      """
    let pages = try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in
      try value(PageText.self, json: row.text(0))
    }
    return pages.enumerated().map { $1.renumbered($0 + 1) }
  }
}
