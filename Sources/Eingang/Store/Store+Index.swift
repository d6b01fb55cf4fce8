/// The full text: what stands on a page lies at document · 2²⁰ + page, and what the card says at page 0.
extension Store {
  /// Makes a document's pages findable, in place of what was found before.
  func index(_ pages: [PageText], of document: Int, _ connection: Connection) throws(StoreError) {
    try unindex(document << 20 | 1...document << 20 | 0xFFFFF, connection)
    for page in pages { try add(page.text, page: page.number, of: document, connection) }
  }

  /// The same of one page, or of the card.
  func index(_ text: String, page: Int, of document: Int, _ connection: Connection) throws(StoreError) {
    try unindex(document << 20 | page...document << 20 | page, connection)
    try add(text, page: page, of: document, connection)
  }

  /// Makes a document's pages and its card findable no more.
  func forgetPages(of document: Int, _ connection: Connection) throws(StoreError) {
    try unindex(document << 20...document << 20 | 0xFFFFF, connection)
  }

  private func add(_ text: String, page: Int, of document: Int, _ connection: Connection) throws(StoreError) {
    let values = [SQLValue(document << 20 | page), .text(text)]
    try connection.run("INSERT INTO page_texts (place, text) VALUES (?, ?)", values)
    try connection.run("INSERT INTO page_words (rowid, text) VALUES (?, ?)", values)
    try connection.learnWords(of: text)
  }

  /// Tells the index what to forget, for it keeps no text of its own.
  ///
  /// A schema that is not trusted runs no triggers on it. The vocabulary forgets nothing: a word that stands nowhere any
  /// more finds nothing.
  private func unindex(_ places: ClosedRange<Int>, _ connection: Connection) throws(StoreError) {
    let values = [SQLValue(places.lowerBound), SQLValue(places.upperBound)]
    try connection.run(
      "INSERT INTO page_words (page_words, rowid, text) "
        + "SELECT 'delete', place, text FROM page_texts WHERE place BETWEEN ? AND ?", values)
    try connection.run("DELETE FROM page_texts WHERE place BETWEEN ? AND ?", values)
  }
}
