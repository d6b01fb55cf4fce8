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

  /// `terms` are folded, and a word that holds one anywhere is a hit; `words` are whole words as the index spells them.
  ///
  /// Folds no more of the page than leads to the first hit and what is shown behind it.
  init(of page: String, terms: [String], words: Set<String> = []) {
    var rest = page[...]
    var all: [Substring] = []
    func isHit(_ word: Substring) -> Bool {
      let key = Folding.key(word)
      if terms.contains(where: key.contains) { return true }
      let plain = Snippet.plain(word)
      return terms.contains(where: plain.hasPrefix)
        || !words.isEmpty && plain.split { !$0.isLetter && !$0.isNumber }.contains { words.contains(String($0)) }
    }
    func more() -> Bool {
      guard let word = Snippet.nextWord(&rest) else { return false }
      all.append(word)
      return true
    }
    var found: Int?
    while found == nil, more() { if isHit(all[all.count - 1]) { found = all.count - 1 } }
    let first = found ?? 0
    let start = max(0, first - Snippet.before)
    // One more tells whether the text goes on.
    while all.count < first + Snippet.after + 2, more() {}
    let end = min(all.count, first + Snippet.after + 1)
    var pieces: [Piece] = start > 0 ? [Piece(text: "… ", isHit: false)] : []
    for index in start..<end {
      if index > start { pieces.append(Piece(text: " ", isHit: false)) }
      pieces.append(Piece(text: String(all[index]), isHit: index >= first && isHit(all[index])))
    }
    if end < all.count { pieces.append(Piece(text: " …", isHit: false)) }
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

  /// The text up to the next blank; what is left begins behind it.
  private static func nextWord(_ rest: inout Substring) -> Substring? {
    let scalars = rest.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isBlank($0) }) else { return nil }
    let end = scalars[start...].firstIndex(where: isBlank) ?? scalars.endIndex
    defer { rest = rest[end...] }
    return rest[start..<end]
  }

  /// White space (Unicode's property of that name), without asking Unicode's tables for each letter.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
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
