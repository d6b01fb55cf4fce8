/// Tells the line at which a slip is cut off: dashes, dots, scissors, `bitte hier abtrennen`.
enum Schnittkante {
  enum Art: Hashable {
    /// Scissors or words say so.
    case said
    /// Only dashes or dots, which fill-in lines and rules below a letterhead have too.
    case drawn
  }

  private static let strokes: Set<Unicode.Scalar> = [
    "-", "–", "—", "_", ".", "·", "…", "=", "~", "•", "*", "‐", "‑", "―", "─", "┄", "┈", "╌", "∙",
  ]
  private static let scissors: Set<Unicode.Scalar> = ["✂", "✁", "✃", "✄", "✀"]
  /// Scissors typed on a keyboard.
  private static let typed: Set<String> = ["8<", ">8", "%<", ">%", "8>", "<8", "><", "8<-", "->8", ">="]
  private static let words: [Phrase] = [
    "*abtrennen", "*abschneiden", "*ausschneiden", "hier trennen", "abtrennen*", "abschnitt an*", "rückantwort an*",
    "cut here", "tear off*", "tear here", "cut off*", "detach*", "cut along*",
  ]
  /// Headings of slips; a sentence may name one, too.
  private static let names: [Phrase] = [
    "rücklaufzettel", "rücklaufabschnitt", "antwortabschnitt", "rückmeldeabschnitt",
  ]

  /// True for a byte of any stroke and of scissors.
  private static func isMark(_ byte: UInt8) -> Bool { byte >= 0x80 || "-_.=~*<>".utf8.contains(byte) }

  /// Nil for any other line.
  static func art(_ row: TextLine) -> Art? {
    let isSaid = row.containsAny(words) || row.containsAny(names) && row.bytes.last != Bytes.point
    // A stroke is at least a byte, scissors are three: of most lines no more needs to be asked.
    guard isSaid || row.bytes.reduce(0, { $0 + (isMark($1) ? 1 : 0) }) >= 3 else { return nil }
    let text = row.text.unicodeScalars
    let drawn = text.reduce(0) { $0 + (strokes.contains($1) ? ($1 == "…" ? 3 : 1) : 0) }
    let letters = text.reduce(0) { $0 + ($1.properties.isAlphabetic ? 1 : 0) }
    // `Name: ______` and `Kind ......` are to be filled in.
    let isDrawn = drawn >= 12 && letters <= drawn / 2 && !row.text.contains(":")
    if text.contains(where: scissors.contains) { return .said }
    if isDrawn, row.words.contains(where: { typed.contains($0.text) }) { return .said }
    let spoken = row.words.count { word in word.text.unicodeScalars.contains { $0.properties.isAlphabetic } }
    if spoken <= 7, letters > 0, isSaid, row.bytes.last != 0x2C { return .said }
    return isDrawn && letters <= 4 ? .drawn : nil
  }
}
