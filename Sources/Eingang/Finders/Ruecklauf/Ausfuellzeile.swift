/// Tells the lines of a form that somebody fills in: boxes to tick, blanks to write on, a signature, `mein Kind darf`.
enum Ausfuellzeile {
  private static let boxes: Set<Unicode.Scalar> = ["☐", "□", "❏", "❑", "◻", "▢", "○", "◯", "❍", "⬜", "▯", "¨"]
  /// What is read for an empty box or circle at a line's beginning.
  private static let misread: Set<String> = [
    "O", "o", "0", "D", "DI", "DD", "DJ", "U", "U]", "[1", "[I", "I]", "LJ", "[]", "Ü", "Q", "()", "[", "(", "]", "[_]",
    "[U]", "Oo", "0)", "O)", "_]", "L]",
  ]

  /// A box to tick; one that may be another letter counts only where several stand below one another.
  static func choice(_ row: TextLine) -> (sure: Bool, likely: Bool) {
    let isSure =
      hasBox(row) || typed.contains { Bytes.contain(row.bytes, $0) }
      || row.words.count > 1 && Bytes.contain(row.bytes, closed)
    let first = row.words.first?.text ?? ""
    return (isSure, isSure || row.words.count > 2 && misread.contains(first))
  }

  /// Every box begins with one of two bytes that most lines lack.
  private static func hasBox(_ row: TextLine) -> Bool {
    row.bytes.contains { $0 == 0xE2 || $0 == 0xC2 } && row.text.unicodeScalars.contains(where: boxes.contains)
  }

  private static let typed = ["[ ]", "( )"].map { Array($0.utf8) }
  private static let closed = Array("[]".utf8)

  /// A blank to write on.
  static func isBlank(_ row: TextLine) -> Bool {
    if blanks.contains(where: { Bytes.contain(row.bytes, $0) }) { return true }
    return row.words.count <= 6 && row.contains(labels) { $0.lowerBound == 0 }
  }

  static func isSignature(_ row: TextLine) -> Bool { row.containsAny(signatures) && row.words.count <= 14 }

  static func isStatement(_ row: TextLine) -> Bool { row.containsAny(statements) }

  private static let blanks = ["____", ".....", "……", "_ _ _"].map { Array($0.utf8) }
  private static let labels: PhraseList = [
    "name", "name:", "name des kindes", "vorname", "kind:", "klasse:", "familie:", "schüler/in", "datum", "ort, datum",
    "datum, ort", "child's name", "name of child", "student", "iban:", "name/vorname", "name, vorname", "familienname",
  ]
  private static let signatures: PhraseList = [
    "unterschrift*", "*unterschrift", "signature*", "signed", "unterschr*", "erziehungsberechtigte/r",
    "visum der eltern",
  ]
  private static let statements: PhraseList = [
    "nimmt*teil", "nehme*teil", "nehmen*teil", "teilnehmen darf", "darf*teilnehmen", "teilzunehmen", "einverstanden",
    "willige*ein", "willigen*ein", "hiermit", "melde*an", "melden*an", "erlaube*", "ich komme", "wir kommen",
    "kann*nicht",
    "ich kann", "ich helfe", "wir helfen", "mein kind", "meinem kind", "unser kind", "meine tochter", "mein sohn",
    "unsere tochter", "unser sohn", "wir bringen", "ich bringe", "ich ermächtige", "ich bestelle", "wir bestellen",
    "ich möchte", "ich stimme*", "ich wähle", "zur kenntnis genommen", "gelesen", "zutreffendes", "bitte ankreuzen",
    "i give", "i consent", "i agree", "my child", "my son", "my daughter", "i would like", "we will", "i will",
    "please tick", "does not", "ich habe", "wir nehmen", "ich nehme", "liegt bei", "liegen bei",
  ]
}
