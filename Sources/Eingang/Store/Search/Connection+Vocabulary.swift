extension Connection {
  /// Words that may take a term's place, at most.
  private static let mostWords = 200
  /// Of which so many are compared with it.
  private static let mostLooked = 5000

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
    let allowed = letters.count < 8 ? 1 : 2
    let near: [String]
    if let pieces = Connection.pieces(of: letters, differing: allowed) {
      let lengths = term.spellings.map(\.unicodeScalars.count)
      near = try vocabulary(
        pieces.map { "\"\($0)\"" }.joined(separator: " OR "),
        "AND length(term) BETWEEN \((lengths.min() ?? 0) - allowed) AND \((lengths.max() ?? 0) + allowed)"
          + " LIMIT \(Connection.mostLooked)")
    } else {
      let parts = (0...letters.count - 3).map { "\"\(Connection.text(letters[$0..<$0 + 3]))\"" }
      near = try vocabulary(parts.joined(separator: " OR "), "ORDER BY rank LIMIT \(Connection.mostWords)")
    }
    let fitting = near.filter { word in term.spellings.contains { Spelling.differences($0, word) <= allowed } }
    return Array(fitting.prefix(Connection.mostWords))
  }

  /// Pieces of a word of which every word that differs no more has one at least; nil where they would be shorter than what
  /// the vocabulary is looked up by.
  ///
  /// A difference spoils one piece, and there is one piece more than differences. Only two letters that changed places across
  /// the border of two pieces spoil both, hence each piece once more as it is then.
  static func pieces(of letters: [Unicode.Scalar], differing allowed: Int) -> [String]? {
    let count = allowed + 1
    guard letters.count >= 3 * count else { return nil }
    let borders = (0...count).map { letters.count * $0 / count }
    let whole = zip(borders, borders.dropFirst()).map { text(letters[$0..<$1]) }
    let swapped = zip(borders, borders.dropFirst()).dropLast().map { start, end in
      text(letters[start..<end - 1] + [letters[end]])
    }
    return whole + swapped
  }

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(letters))
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
