import AlbertModel

extension Store {
  /// Remembers which pages of its letter a document lacks, so that they are looked for among later ones.
  func markPart(_ pages: [PageText], of id: Int, _ connection: Connection) throws(StoreError) {
    var text: String?
    if let teil = Briefteil(pages) { text = try json(teil) }
    try connection.run("UPDATE documents SET teil = ? WHERE id = ?", [SQLValue(text), SQLValue(id)])
  }

  /// Nil where no page is missing.
  func missing(of id: Int) throws(StoreError) -> Briefteil? {
    try read { (connection) throws(StoreError) in
      let sql = "SELECT teil FROM documents WHERE id = ? AND teil IS NOT NULL"
      return try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in
        try value(Briefteil.self, json: row.text(0))
      }.first
    }
  }

  /// Remembers that it has yet to be seen whether a new card's pages are one letter, or belong to another's.
  ///
  /// A card of one page is one letter, and only its own words can say that it lacks others.
  func markUngrouped(_ id: Int, pages: Int, _ connection: Connection) throws(StoreError) {
    let sql = """
      INSERT OR IGNORE INTO ungrouped SELECT id FROM documents
      WHERE id = ?1 AND (by_name = 1 OR teil IS NOT NULL OR ?2 > 1)
      """
    try connection.run(sql, [SQLValue(id), SQLValue(pages)])
  }

  /// True once a person or the program has joined or split the document, also where that was taken back.
  func wasRegrouped(_ id: Int) throws(StoreError) -> Bool {
    try read { (connection) throws(StoreError) in
      try !connection.rows("SELECT 1 FROM regroupings WHERE document = ? LIMIT 1", [SQLValue(id)]) {
        (row) throws(StoreError) in row.int(0)
      }.isEmpty
    }
  }

  /// A quarter of an hour in milliseconds: a stack is turned over and scanned again in less.
  private static let turning: Int64 = 900_000

  /// Open cards of one whole file that came shortly before or after this one, and were never joined or split.
  func recentScans(around id: Int) throws(StoreError) -> [Int] {
    guard let arrival = try arrival(id: id) else { return [] }
    let sql = """
      SELECT d.id FROM documents d WHERE d.state = 'offen' AND d.hand = '[]' AND d.id <> ?1
        AND d.arrived_at BETWEEN ?2 AND ?3
        AND NOT EXISTS (SELECT 1 FROM regroupings r WHERE r.document = d.id)
        AND (SELECT count(*) FROM document_files f WHERE f.document = d.id) = 1
      ORDER BY abs(d.id - ?1) LIMIT 10
      """
    let from = UTCTime(milliseconds: arrival.milliseconds - Store.turning).iso
    let to = UTCTime(milliseconds: arrival.milliseconds + Store.turning).iso
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(id), .text(from), .text(to)]) { (row) throws(StoreError) in row.int(0) }
    }
  }

  /// Cards for which that was never seen, since their run died.
  func ungrouped() throws(StoreError) -> [Int] {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT document FROM ungrouped ORDER BY document") { (row) throws(StoreError) in
        row.int(0)
      }
    }
  }

  func markGrouped(_ id: Int) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("DELETE FROM ungrouped WHERE document = ?", [SQLValue(id)])
    }
  }

  private static let day: Int64 = 86_400_000

  /// Cards that may have the pages this document lacks: of a letter of as many pages, within a day, undecided.
  ///
  /// A card that a person took out of such a guess is left alone from then on.
  func candidates(for teil: Briefteil, of id: Int) throws(StoreError) -> [Int] {
    guard let arrival = try arrival(id: id) else { return [] }
    let sql = """
      SELECT d.id FROM documents d WHERE d.teil IS NOT NULL AND d.state = 'offen' AND d.hand = '[]' AND d.id <> ?1
        AND json_extract(d.teil, '$.von') = ?2 AND d.arrived_at BETWEEN ?3 AND ?4
        AND NOT EXISTS (SELECT 1 FROM regroupings r JOIN decisions x ON x.id = r.decision
          WHERE r.document = d.id AND x.automatic = 1 AND x.undone_at IS NOT NULL)
      ORDER BY d.id
      """
    let from = UTCTime(milliseconds: arrival.milliseconds - Store.day).iso
    let to = UTCTime(milliseconds: arrival.milliseconds + Store.day).iso
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(id), SQLValue(teil.von), .text(from), .text(to)]) {
        (row) throws(StoreError) in row.int(0)
      }
    }
  }

  /// True where only the names of its files say that they are one document, and no person has said so.
  func isByName(_ id: Int) throws(StoreError) -> Bool {
    let sql = """
      SELECT 1 FROM documents d WHERE d.id = ? AND d.by_name = 1
        AND NOT EXISTS (SELECT 1 FROM regroupings WHERE document = d.id)
      """
    return try read { (connection) throws(StoreError) in
      try !connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in row.int(0) }.isEmpty
    }
  }
}
