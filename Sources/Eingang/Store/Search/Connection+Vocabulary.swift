extension Connection {
  /// Words that may take a term's place, at most.
  private static let mostWords = 200

  /// Words of the vocabulary that hold a word of three letters or more; none for several in a row.
  func words(holding term: SearchTerm) throws(StoreError) -> [String] {
    guard term.isOneWord, term.key.unicodeScalars.count >= 3 else { return [] }
    let parts = term.spellings.filter { $0.unicodeScalars.count >= 3 }.map { "\"\($0)\"" }
    guard !parts.isEmpty else { return [] }
    return try vocabulary(parts.joined(separator: " OR "), "ORDER BY length(term), term LIMIT \(Connection.mostWords)")
  }

  /// Words of the vocabulary that differ by a letter, two in long ones, as recognition confuses them.
  func words(like term: SearchTerm) throws(StoreError) -> [String] {
    let scalars = Array(term.key.unicodeScalars)
    guard term.isOneWord, scalars.count >= 5, let plain = term.spellings.last else { return [] }
    let letters = Array(plain.unicodeScalars)
    guard letters.count >= 3 else { return [] }
    let parts = (0...letters.count - 3).map { start in
      "\"" + String(String.UnicodeScalarView(letters[start..<start + 3])) + "\""
    }
    let near = try vocabulary(parts.joined(separator: " OR "), "ORDER BY rank LIMIT \(Connection.mostWords)")
    let allowed = letters.count < 8 ? 1 : 2
    return near.filter { word in term.spellings.contains { Spelling.differences($0, word) <= allowed } }
  }

  private func vocabulary(_ expression: String, _ order: String) throws(StoreError) -> [String] {
    try rows("SELECT term FROM term_parts WHERE term_parts MATCH ? \(order)", [.text(expression)]) {
      (row) throws(StoreError) in row.text(0)
    }
  }

  /// Makes a text's words findable by their parts.
  func learnWords(of text: String) throws(StoreError) {
    for word in SearchTerm.vocabulary(of: text).sorted() {
      try run("INSERT OR IGNORE INTO terms (term) VALUES (?)", [.text(word)])
      guard changes > 0 else { continue }
      try run("INSERT INTO term_parts (rowid, term) VALUES (?, ?)", [SQLValue(lastInserted), .text(word)])
    }
  }
}
