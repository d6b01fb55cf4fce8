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
  private static let words: PhraseList = [
    "*abtrennen", "*abschneiden", "*ausschneiden", "hier trennen", "abtrennen*", "abschnitt an*", "rückantwort an*",
    "cut here", "tear off*", "tear here", "cut off*", "detach*", "cut along*",
  ]
  /// Headings of slips; a sentence may name one, too.
  private static let names: PhraseList = [
    "rücklaufzettel", "rücklaufabschnitt", "antwortabschnitt", "rückmeldeabschnitt",
  ]

  /// True for a byte of any stroke.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x2D, 0x2E, 0x3C...0x3E, 0x5F, 0x7E, 0x80...: true
    default: false
    }
  }

  /// So many strokes are a line, each at least a byte.
  private static let fewest = 12

  /// Nil for any other line.
  static func art(_ row: TextLine) -> Art? {
    let isSaid = row.containsAny(words) || row.containsAny(names) && row.bytes.last != Bytes.point
    // Of most lines no more needs to be asked; the middle byte of all scissors is 9C.
    guard isSaid || row.bytes.count(where: isMark) >= fewest || row.bytes.contains(0x9C) else { return nil }
    let text = row.text.unicodeScalars
    let drawn = text.reduce(0) { $0 + (strokes.contains($1) ? ($1 == "…" ? 3 : 1) : 0) }
    let letters = text.count(where: \.isAlphabetic)
    // `Name: ______` and `Kind ......` are to be filled in.
    let isDrawn = drawn >= fewest && letters <= drawn / 2 && !row.bytes.contains(Bytes.colon)
    if text.contains(where: scissors.contains) { return .said }
    if isDrawn, row.words.contains(where: { typed.contains($0.text) }) { return .said }
    let spoken = row.words.count { word in word.text.unicodeScalars.contains(where: \.isAlphabetic) }
    if spoken <= 7, letters > 0, isSaid, row.bytes.last != 0x2C { return .said }
    return isDrawn && letters <= 4 ? .drawn : nil
  }
}
