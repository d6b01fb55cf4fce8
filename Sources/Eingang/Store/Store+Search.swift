import AlbertModel

/// A document that holds all the words searched for.
package struct SearchHit: Hashable, Sendable {
  package let card: Card
  /// The page that holds most of the words; nil where they stand only on the card.
  package let page: Int?
  /// A piece of that page.
  package let snippet: Snippet
}

extension Store {
  /// Documents that hold every word, in any page or on the card, the newest first.
  ///
  /// A word of three letters or more is found inside longer ones too; umlauts and ß match however they are spelled.
  package func search(_ words: [String], limit: Int = 50) throws(StoreError) -> [SearchHit] {
    let terms = words.flatMap { Folding.key($0).split(separator: " ").map(String.init) }
    guard !terms.isEmpty, limit > 0 else { return [] }
    let found = try read { (connection) throws(StoreError) in
      try documents(holding: terms, connection)
    }
    var hits: [SearchHit] = []
    for (document, places) in found {
      if hits.count == limit { break }
      guard let card = try card(id: document), let best = places.max(by: { isBetter($1, than: $0) }) else { continue }
      let text = try pageText(of: best)
      hits.append(
        SearchHit(card: card, page: best.page == 0 ? nil : best.page, snippet: Snippet(of: text, terms: terms)))
    }
    return hits
  }

  private struct Place: Hashable, Sendable {
    let id: Int
    let document: Int
    let page: Int
    var terms = 1
  }

  /// More of the words, then a real page before the card's own line, then the earlier page.
  private func isBetter(_ one: Place, than other: Place) -> Bool {
    (one.terms, one.page == 0 ? 0 : 1, -one.page) > (other.terms, other.page == 0 ? 0 : 1, -other.page)
  }

  private func documents(
    holding terms: [String], _ connection: Connection
  ) throws(StoreError) -> [(document: Int, places: [Place])] {
    var places: [Int: Place] = [:]
    var documents: Set<Int>?
    for term in terms {
      let found = try self.places(of: term, connection)
      documents = (documents ?? Set(found.map(\.document))).intersection(found.map(\.document))
      for place in found {
        places[place.id, default: Place(id: place.id, document: place.document, page: place.page, terms: 0)].terms += 1
      }
    }
    let kept = documents ?? []
    let byDocument = Dictionary(grouping: places.values.filter { kept.contains($0.document) }, by: \.document)
    return byDocument.sorted { $0.key > $1.key }.map { ($0.key, $0.value.sorted { $0.page < $1.page }) }
  }

  private func places(of term: String, _ connection: Connection) throws(StoreError) -> [Place] {
    // Quoted, so that nothing in a term is taken for FTS5's own syntax; a folded term holds no quotation mark.
    var sql = "SELECT rowid FROM page_words WHERE page_words MATCH ?"
    var values: [SQLValue] = [.text("\"\(term)\"*")]
    if term.unicodeScalars.count >= 3 {
      sql += " UNION SELECT rowid FROM page_parts WHERE page_parts MATCH ?"
      values.append(.text("\"\(term)\""))
    }
    return try connection.rows("SELECT id, document, page FROM page_texts WHERE id IN (\(sql))", values) {
      (row) throws(StoreError) in Place(id: row.int(0), document: row.int(1), page: row.int(2))
    }
  }

  private func pageText(of place: Place) throws(StoreError) -> String {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT text FROM page_texts WHERE id = ?", [SQLValue(place.id)]) {
        (row) throws(StoreError) in row.text(0)
      }
    }.first ?? ""
  }
}

extension Store {
  /// Makes a document's pages findable, in place of what was found before.
  func index(_ pages: [PageText], of document: Int, _ connection: Connection) throws(StoreError) {
    try unindex("document = ? AND page > 0", [SQLValue(document)], connection)
    for page in pages { try index(page.text, page: page.number, of: document, connection) }
  }

  /// Makes a document's pages and its card findable no more.
  func forgetPages(of document: Int, _ connection: Connection) throws(StoreError) {
    try unindex("document = ?", [SQLValue(document)], connection)
  }

  func index(_ text: String, page: Int, of document: Int, _ connection: Connection) throws(StoreError) {
    try unindex("document = ? AND page = ?", [SQLValue(document), SQLValue(page)], connection)
    let folded = SQLValue.text(Folding.key(text))
    try connection.run(
      "INSERT INTO page_texts (document, page, text, folded) VALUES (?, ?, ?, ?)",
      [SQLValue(document), SQLValue(page), .text(text), folded])
    let id = SQLValue(connection.lastInserted)
    try connection.run("INSERT INTO page_words (rowid, text) VALUES (?, ?)", [id, .text(text)])
    try connection.run("INSERT INTO page_parts (rowid, folded) VALUES (?, ?)", [id, folded])
  }

  /// Both indexes keep no text of their own and must be told what to forget; a schema that is not trusted runs no
  /// triggers on them.
  private func unindex(_ condition: String, _ values: [SQLValue], _ connection: Connection) throws(StoreError) {
    for (table, column) in [("page_words", "text"), ("page_parts", "folded")] {
      try connection.run(
        "INSERT INTO \(table) (\(table), rowid, \(column)) "
          + "SELECT 'delete', id, \(column) FROM page_texts WHERE \(condition)", values)
    }
    try connection.run("DELETE FROM page_texts WHERE \(condition)", values)
  }
}
