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
    let text = row.text
    let isSure =
      text.unicodeScalars.contains(where: boxes.contains) || text.contains("[ ]") || text.contains("( )")
      || text.contains("[]") && row.words.count > 1
    let first = row.words.first?.text ?? ""
    return (isSure, isSure || row.words.count > 2 && misread.contains(first))
  }

  /// A blank to write on.
  static func isBlank(_ row: TextLine) -> Bool {
    let text = row.text
    if text.contains("____") || text.contains(".....") || text.contains("……") || text.contains("_ _ _") { return true }
    return labels.contains { row.range(of: $0).map { $0.lowerBound == 0 } ?? false } && row.words.count <= 6
  }

  static func isSignature(_ row: TextLine) -> Bool { row.containsAny(signatures) && row.words.count <= 14 }

  static func isStatement(_ row: TextLine) -> Bool { row.containsAny(statements) }

  private static let labels: [Phrase] = [
    "name", "name:", "name des kindes", "vorname", "kind:", "klasse:", "familie:", "schüler/in", "datum", "ort, datum",
    "datum, ort", "child's name", "name of child", "student", "iban:", "name/vorname", "name, vorname", "familienname",
  ]
  private static let signatures: [Phrase] = [
    "unterschrift*", "*unterschrift", "signature*", "signed", "unterschr*", "erziehungsberechtigte/r",
    "visum der eltern",
  ]
  private static let statements: [Phrase] = [
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
