/// A piece of a page round the first words that were searched for.
package struct Snippet: Hashable, Sendable {
  /// A run of text.
  package struct Piece: Hashable, Sendable {
    package let text: String
    /// True for a word that was searched for.
    package let isHit: Bool
  }

  package let pieces: [Piece]

  /// The text without marks.
  package var text: String { pieces.map(\.text).joined() }

  /// Words shown before the first hit and after it.
  private static let before = 6
  private static let after = 12

  /// Terms are folded; a word that holds one anywhere is a hit.
  init(of page: String, terms: [String]) {
    let words = page.split(whereSeparator: \.isWhitespace)
    let hits = words.map { word in
      let key = Folding.key(word)
      return terms.contains { key.contains($0) || Snippet.plain(word).hasPrefix($0) }
    }
    let first = hits.firstIndex(of: true) ?? 0
    let start = max(0, first - Snippet.before)
    let end = min(words.count, first + Snippet.after + 1)
    var pieces: [Piece] = start > 0 ? [Piece(text: "… ", isHit: false)] : []
    for index in start..<end {
      if index > start { pieces.append(Piece(text: " ", isHit: false)) }
      pieces.append(Piece(text: String(words[index]), isHit: hits[index]))
    }
    if end < words.count { pieces.append(Piece(text: " …", isHit: false)) }
    self.pieces = pieces.reduce(into: []) { Snippet.append($1, to: &$0) }
  }

  /// Neighbouring pieces of the same sort are one.
  private static func append(_ piece: Piece, to pieces: inout [Piece]) {
    if let last = pieces.last, last.isHit == piece.isHit, !piece.isHit {
      pieces[pieces.count - 1] = Piece(text: last.text + piece.text, isHit: false)
    } else {
      pieces.append(piece)
    }
  }

  /// Umlauts without their dots, the way SQLite's index has them.
  private static func plain(_ word: Substring) -> String {
    var out = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "ä", "Ä": out += "a"
      case "ö", "Ö": out += "o"
      case "ü", "Ü": out += "u"
      default: out += scalar.properties.lowercaseMapping
      }
    }
    return out
  }
}
