import AlbertModel

/// Whether a name stands among the words of a document, however it is spelled and broken there.
struct PrintedNames: Sendable {
  private let words: Set<Substring>

  init(_ pages: [PageText]) {
    words = Set(pages.flatMap { Folding.key($0.text).split(separator: " ") })
  }

  /// Share of the name's own words that are printed; nil where it has none.
  func share(of name: String) -> Double? {
    let own = PrintedNames.own(name)
    return own.isEmpty ? nil : Double(own.count { words.contains($0) }) / Double(own.count)
  }

  /// Two spellings of one name have a word of their own in common.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    !Set(own(one)).isDisjoint(with: own(other))
  }

  /// One is the other with a letter or two misread, or with words left out: `Stadtwerke` and `Stadtwerke Rosenau GmbH`.
  static func areVariants(_ one: String, _ other: String) -> Bool {
    let (short, long) = (Set(own(one)), Set(own(other)))
    if !short.isEmpty, !long.isEmpty, short.isSubset(of: long) || long.isSubset(of: short) { return true }
    let keys = [key(one), key(other)].map { Array($0.unicodeScalars.prefix(80)) }
    return keys[0].count >= 6 && abs(keys[0].count - keys[1].count) <= 2 && Spelling.distance(keys[0], keys[1]) <= 2
  }

  /// A name without legal form, case and punctuation: the same for every spelling of a sender.
  static func key(_ name: String) -> String {
    Folding.key(name).split(separator: " ").filter { !legalForms.contains($0) }.joined(separator: " ")
  }

  private static func own(_ name: String) -> [Substring] {
    Folding.key(name).split(separator: " ").filter { $0.utf8.count >= 3 && !legalForms.contains($0) }
  }

  private static let legalForms: Set<Substring> = [
    "gmbh", "mbh", "ag", "kg", "kgaa", "ohg", "gbr", "ug", "se", "eg", "ev", "e", "v", "k", "co", "und", "u",
    "haftungsbeschraenkt", "gemeinnuetzige", "ggmbh", "inh", "der", "die", "das",
  ]
}
