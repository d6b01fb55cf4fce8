/// The forms in which a letter names a class: `7b`, `Klasse 7 b`, `7. Klassen`, `Jahrgang 7`.
enum Klassenname {
  /// The exact class first, then its year, which several classes share.
  static func phrases(_ klasse: String) -> [Phrase] {
    guard let (year, letter) = parts(klasse) else { return klasse.isEmpty ? [] : [Phrase(klasse)] }
    guard let letter else { return yearly(year) }
    let apart = "\(year) \(letter)"
    let exact =
      ["\(year)\(letter)", "\(year)/\(letter)", "\(year)-\(letter)"]
      + ["klasse", "klassen", "kl.", "die", "der", "class", "grade", "year"].map { "\($0) \(apart)" }
    return exact.map { Phrase($0) } + yearly(year)
  }

  /// `7b` as 7 and b; nil for a group with a name.
  private static func parts(_ klasse: String) -> (year: Int, letter: String?)? {
    let bare = klasse.lowercased().filter { !$0.isWhitespace && $0 != "." && $0 != "/" }
    let digits = bare.prefix { $0.isASCII && $0.isNumber }
    guard let year = Int(digits), (1...13).contains(year) else { return nil }
    let rest = bare.dropFirst(digits.count)
    guard rest.count <= 1, rest.allSatisfy(\.isLetter) else { return nil }
    return (year, rest.isEmpty ? nil : String(rest))
  }

  private static func yearly(_ year: Int) -> [Phrase] {
    [
      "\(year). klasse", "\(year). klassen", "\(year). schuljahr", "\(year). jahrgang", "klassenstufe \(year)",
      "jahrgangsstufe \(year)", "jahrgang \(year)", "stufe \(year)", "der klassen \(year)", "schulstufe \(year)",
      "\(year). schulstufe", "grade \(year)", "year \(year)", "\(year)th grade",
    ].map { Phrase($0) }
  }
}
