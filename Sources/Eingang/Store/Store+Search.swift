import AlbertModel

/// A document that was searched for.
package struct SearchHit: Hashable, Sendable {
  package let card: Card
  /// The page that holds most of the words; nil where they stand only on the card.
  package let page: Int?
  /// A piece of that page.
  package let snippet: Snippet
}

extension Store {
  /// Documents that hold every word, in any page or on the card, and meet every condition.
  ///
  /// A word of three letters or more is found inside longer ones too, and one that is found nowhere by words that differ
  /// by a letter; umlauts and ß match however they are spelled. What holds the words themselves comes before what holds
  /// longer ones that begin with them, then what holds them within others; of each, what the card says comes before what a
  /// page says, and then the newest first.
  package func search(_ query: SearchQuery) throws(StoreError) -> [SearchHit] {
    let terms = query.words.compactMap(SearchTerm.init)
    let saysSomething = query.words.isEmpty ? !query.conditions.isEmpty : !terms.isEmpty
    guard saysSomething, query.limit > 0 else { return [] }
    let found = try read { (connection) throws(StoreError) in
      let restriction = try SearchRestriction(query.conditions, connection, json: json)
      if terms.isEmpty { return Found(finds: try documents(restriction, limit: query.limit, connection)) }
      var run = try SearchRun(connection, terms, restriction, limit: query.limit)
      let finds = try run.finds()
      let words = Array(terms.map { $0.key.split(separator: " ").map(String.init) }.joined())
      return Found(finds: finds, terms: words, words: run.others)
    }
    return try hits(found, limit: query.limit)
  }

  private struct Found {
    let finds: [SearchRun.Find]
    /// What is to be marked: parts of words, and whole words.
    var terms: [String] = []
    var words: Set<String> = []
  }

  /// The newest that meet the conditions.
  private func documents(
    _ restriction: SearchRestriction, limit: Int, _ connection: Connection
  ) throws(StoreError) -> [SearchRun.Find] {
    let sql = """
      SELECT id FROM documents WHERE \(restriction.sql) AND state NOT IN ('wartet', 'verbunden')
      ORDER BY id DESC LIMIT ?
      """
    return try connection.rows(sql, restriction.values + [SQLValue(limit)]) { (row) throws(StoreError) in
      SearchRun.Find(document: row.int(0), page: 0, level: .words, isOnCard: true)
    }
  }

  private func hits(_ found: Found, limit: Int) throws(StoreError) -> [SearchHit] {
    var hits: [SearchHit] = []
    for find in found.finds {
      if hits.count == limit { break }
      guard let card = try card(id: find.document) else { continue }
      let text = try pageText(find.document, find.page)
      hits.append(
        SearchHit(
          card: card, page: find.page == 0 ? nil : find.page,
          snippet: Snippet(of: text, terms: found.terms, words: found.words)))
    }
    return hits
  }

  private func pageText(_ document: Int, _ page: Int) throws(StoreError) -> String {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT text FROM page_texts WHERE place = ?", [SQLValue(document << 20 | page)]) {
        (row) throws(StoreError) in row.text(0)
      }
    }.first ?? ""
  }
}
