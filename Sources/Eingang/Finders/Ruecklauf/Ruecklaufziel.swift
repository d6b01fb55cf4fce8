import AlbertModel

/// Reads to whom something is handed: `bei der Klassenlehrerin Frau Brandt`, `im Sekretariat`, `to Ms Carter`.
struct Ruecklaufziel {
  let name: String
  let evidence: [Evidence]
  /// A person by name before an office, an office before the school as such.
  private let weight: Double

  /// The most exact of several places, the first of equals.
  static func best(_ found: [Ruecklaufziel]) -> Ruecklaufziel? {
    found.enumerated().max { ($0.element.weight, $1.offset) < ($1.element.weight, $0.offset) }?.element
  }

  /// Everyone named in a range of a passage.
  static func all(in passage: Passage, _ range: Range<Int>) -> [Ruecklaufziel] {
    let tokens = Token.all(in: passage, range)
    return tokens.indices.compactMap { ziel(after: $0, tokens, passage) }
  }

  /// A word with its place, and the word without marks round it.
  private struct Token {
    let range: Range<Int>
    let text: String
    let plain: String
    let endsPart: Bool

    static func all(in passage: Passage, _ range: Range<Int>) -> [Token] {
      var out: [Token] = []
      var start = range.lowerBound
      for index in range.lowerBound...range.upperBound
      where index == range.upperBound || PlainBytes.isBlank(passage.plain[index]) {
        if index > start { out.append(Token(passage, start..<index)) }
        start = index + 1
      }
      return out
    }

    private init(_ passage: Passage, _ range: Range<Int>) {
      self.range = range
      let whole = passage.text(range)
      text = String(whole.drop(while: Token.marks.contains).reversed().drop(while: Token.marks.contains).reversed())
      plain = String(decoding: PlainText.plain(Array(text.utf8)).filter { $0 != 0 }, as: UTF8.self)
      endsPart = whole.last.map { [",", ":", ";", "!", "?", ")"].contains($0) } ?? false
    }

    private static let marks: Set<Character> = [",", ":", ";", "!", "?", "(", ")", "„", "“", "\"", "."]

    var isCapital: Bool { text.first?.isUppercase ?? false }
  }

  private static let prepositions: Set<String> = [
    "an", "bei", "beim", "im", "in", "am", "ins", "zu", "zur", "zum", "uber", "to", "via", "at", "ruckgabe", "abgabe",
    "einwurf",
  ]
  private static let articles: Set<String> = [
    "die", "der", "den", "dem", "das", "unsere", "unserem", "unseren", "unserer", "ihre", "ihrer", "ihren", "ihrem",
    "the", "your", "our", "eure", "eurer", "euren", "jeweilige", "jeweiligen", "zustandige", "zustandigen", "zur",
    "den/die", "die/den",
  ]
  private static let titles: Set<String> = ["frau", "herrn", "herr", "fr", "hr", "ms", "mrs", "mr", "miss"]
  private static let degrees: Set<String> = ["dr", "prof", "dipl.-pad"]
  /// As plain text has them: umlauts as their vowels, one s for two.
  private static let offices: [String] = [
    "lehrerin", "lehrer", "lehrkraft", "lehrperson", "leitung", "leiterin", "leiter", "sekretariat", "buro",
    "geschaftstelle", "gruppe", "erzieherin", "erzieherinnen", "erziehern", "trainerin", "trainer", "briefkasten",
    "vertreterin", "vertreter", "vorstand", "kasenwart", "kasenwartin", "theke", "verwaltung", "rezeption", "empfang",
    "team", "office", "teacher", "reception", "secretary", "desk", "coach", "leader", "box", "hausmeister", "dienst",
    "mappe",
  ]
  private static let houses: Set<String> = [
    "schule", "kita", "kindergarten", "praxis", "hort", "ogs", "einrichtung", "school", "nursery", "verein", "club",
  ]

  private static func ziel(after index: Int, _ tokens: [Token], _ passage: Passage) -> Ruecklaufziel? {
    let isShelf = tokens[index].plain == "von" && index > 0 && tokens[index - 1].plain == "fach"
    guard isShelf || prepositions.contains(tokens[index].plain) else { return nil }
    var start = index + 1
    while start < tokens.count, articles.contains(tokens[start].plain) { start += 1 }
    // `Abgabe im Büro`: the next word takes over.
    guard start < tokens.count, !prepositions.contains(tokens[start].plain) else { return nil }
    if titles.contains(tokens[start].plain), let end = person(from: start, tokens) {
      return Ruecklaufziel(tokens[start..<end], passage, weight: 3)
    }
    // One word may stand before the office: `class teacher`, `zuständige Leitung`.
    for place in start..<min(start + 2, tokens.count) {
      let token = tokens[place]
      if isOffice(token.plain) {
        let next = place + 1
        let end = next < tokens.count && titles.contains(tokens[next].plain) ? person(from: next, tokens) : nil
        return Ruecklaufziel(tokens[start..<(end ?? next)], passage, weight: end == nil ? 2 : 4)
      }
      let goesOn = place + 1 < tokens.count && isOffice(tokens[place + 1].plain) && !token.endsPart
      if houses.contains(token.plain), !goesOn { return Ruecklaufziel(tokens[start...place], passage, weight: 1) }
      if token.endsPart || token.text.contains(where: \.isNumber) { return nil }
    }
    return nil
  }

  private static func isOffice(_ word: String) -> Bool {
    offices.contains { word.hasSuffix($0) } && !["anleitung", "begleitung", "haltestelle"].contains(word)
  }

  /// Where the name ends that follows a form of address; nil where none follows.
  private static func person(from start: Int, _ tokens: [Token]) -> Int? {
    var end = start
    while end < tokens.count, titles.contains(tokens[end].plain) || degrees.contains(tokens[end].plain) { end += 1 }
    var names = 0
    while end < tokens.count, names < 3, tokens[end].isCapital {
      end += 1
      names += 1
      // A name behind a form of address is one word unless a first name or a hyphen goes before it.
      if tokens[end - 1].endsPart { break }
    }
    return names > 0 ? end : nil
  }

  private init(_ tokens: ArraySlice<Token>, _ passage: Passage, weight: Double) {
    name = tokens.map { ["fr", "hr", "dr", "prof"].contains($0.plain) ? $0.text + "." : $0.text }.joined(separator: " ")
    let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    evidence = passage.evidence(range, rule: "rueckgabe.an")
    self.weight = weight
  }
}
