import AlbertModel

extension Store {
  /// Keeps what a file was read as, beside what other readers made of it.
  package func keep(_ reading: Reading, of sha256: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in try keep(reading, of: sha256, connection) }
  }

  func keep(_ reading: Reading, of sha256: String, _ connection: Connection) throws(StoreError) {
    let reading = try fitted(reading, of: sha256, connection)
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

  /// A reading of a file as it has to be for the cards that have some of its pages only.
  ///
  /// Once a file was divided among cards, or its card joined or split, the numbers of its pages are written down in many
  /// places. Then another version's view of what are sheets of their own must not shift them.
  package func fitted(_ reading: Reading, of sha256: String) throws(StoreError) -> Reading {
    try read { (connection) throws(StoreError) in try fitted(reading, of: sha256, connection) }
  }

  private func fitted(
    _ reading: Reading, of sha256: String, _ connection: Connection
  ) throws(StoreError) -> Reading {
    let sql = """
      SELECT 1 FROM document_files f WHERE f.sha256 = ?
        AND (f.first_page IS NOT NULL OR EXISTS (SELECT 1 FROM regroupings r WHERE r.document = f.document)) LIMIT 1
      """
    let isCounted = try !connection.rows(sql, [.text(sha256)]) { (row) throws(StoreError) in row.int(0) }.isEmpty
    guard isCounted else { return reading }
    let whole = FilePart(sha256: sha256, name: "", source: nil)
    return reading.divided(like: try pages(of: [whole], connection))
  }

  /// The pages of a document as they were read last, numbered through from 1; empty where it could not be read.
  package func pages(of id: Int) throws(StoreError) -> [PageText] {
    try read { (connection) throws(StoreError) in try pages(of: id, connection) }
  }

  func pages(of id: Int, _ connection: Connection) throws(StoreError) -> [PageText] {
    try pages(of: files(of: id, connection).map(\.part), connection)
  }

  /// The same of files that are to become a document.
  func pages(of files: [FilePart]) throws(StoreError) -> [PageText] {
    try read { (connection) throws(StoreError) in try pages(of: files, connection) }
  }

  private func pages(of files: [FilePart], _ connection: Connection) throws(StoreError) -> [PageText] {
    let sql = """
      SELECT content FROM pages WHERE reading = (SELECT max(id) FROM readings WHERE sha256 = ?1)
      AND (?2 IS NULL OR page BETWEEN ?2 AND ?3) ORDER BY page
      """
    var pages: [PageText] = []
    for file in files {
      let values = [.text(file.sha256), SQLValue(file.pages?.lowerBound), SQLValue(file.pages?.upperBound)]
      pages += try connection.rows(sql, values) { (row) throws(StoreError) in
        try value(PageText.self, json: row.text(0))
      }
    }
    return pages.enumerated().map { $1.renumbered($0 + 1) }
  }

  /// How many pages a file has; zero where it could not be read.
  package func pageCount(of sha256: String) throws(StoreError) -> Int {
    try read { (connection) throws(StoreError) in try pageCount(of: sha256, connection) }
  }

  private func pageCount(of sha256: String, _ connection: Connection) throws(StoreError) -> Int {
    let sql = "SELECT count(*) FROM pages WHERE reading = (SELECT max(id) FROM readings WHERE sha256 = ?)"
    return try connection.rows(sql, [.text(sha256)]) { (row) throws(StoreError) in row.int(0) }.first ?? 0
  }

  /// Those pages of a file on which nothing stands.
  func blankPages(of sha256: String) throws(StoreError) -> [Int] {
    try read { (connection) throws(StoreError) in try blankPages(of: sha256, connection) }
  }

  private func blankPages(of sha256: String, _ connection: Connection) throws(StoreError) -> [Int] {
    let sql = """
      SELECT page, fingerprint FROM pages JOIN readings ON readings.id = reading
      WHERE reading = (SELECT max(id) FROM readings WHERE sha256 = ?) AND json_extract(content, '$.source') = 'blank'
      """
    return try connection.rows(sql, [.text(sha256)]) { (row) throws(StoreError) in
      Fingerprint.knowsBlank(row.text(1)) ? row.int(0) : nil
    }.compactMap(\.self)
  }

  /// Which of its files' pages a document has, counted through all of them; empty where they could not be read.
  ///
  /// Blank ones are left out where there are others: they are in the original and in its text, but nothing is on them.
  /// One that an earlier version only could not read stays.
  func pageNumbers(of id: Int, _ connection: Connection) throws(StoreError) -> [Int] {
    var numbers: [Int] = []
    var blank: Set<Int> = []
    var before = 0
    // Stretches of one file count from where its first one stands.
    var starts: [String: Int] = [:]
    for file in try files(of: id, connection) {
      let count = try pageCount(of: file.sha256, connection)
      let key = "\(file.sha256) \(file.source ?? file.name)"
      let start = starts[key] ?? before
      if count > 0 { numbers += (file.pages ?? 1...count).clamped(to: 1...count).map { $0 + start } }
      blank.formUnion(try blankPages(of: file.sha256, connection).map { $0 + start })
      if starts.updateValue(start, forKey: key) == nil { before += count }
    }
    let written = numbers.filter { !blank.contains($0) }
    return written.isEmpty ? numbers : written
  }
}
