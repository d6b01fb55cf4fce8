/// Counts what tells writing from garbage in the words of a text layer.
package struct TextLayerCheck: Hashable, Sendable {
  private var scalars = 0
  private var strange = 0
  private var words = 0
  /// Words in which a character without a meaning stands among letters: ligatures that the font does not name.
  private var torn = 0
  /// Words of one letter.
  private var single = 0
  /// Letters in words, and in words longer than any.
  private var letters = 0
  private var endless = 0
  /// Two bytes of UTF-8 that were taken for two letters.
  private var doubled = 0
  /// Of different words: a table has its currency in every row.
  private var frequency = LetterFrequency()
  private var seen: Set<String> = []
  private var latin = 0
  private var vowels = 0

  package init(_ texts: some Sequence<String>) { for text in texts { count(text) } }

  private mutating func count(_ text: String) {
    var (strangeHere, lettersHere) = (0, 0)
    var last: Unicode.Scalar?
    let isNew = seen.insert(text).inserted
    for scalar in text.unicodeScalars {
      scalars += 1
      if scalar.isStrange { strangeHere += 1 }
      if scalar.properties.isAlphabetic { lettersHere += 1 }
      if let last, TextLayerCheck.leads.contains(last), TextLayerCheck.followers.contains(scalar) { doubled += 1 }
      if isNew { frequency.count(scalar) }
      count(scalar)
      last = scalar
    }
    strange += strangeHere
    guard lettersHere > 0 else { return }
    words += 1
    letters += lettersHere
    if strangeHere > 0, lettersHere > 1 { torn += 1 }
    if lettersHere == 1, text.unicodeScalars.count == 1 { single += 1 }
    // Addresses of the web are long, and have signs in them.
    if lettersHere > 45, lettersHere == text.unicodeScalars.count { endless += lettersHere }
  }

  /// Most of it is no writing, or a good part is not what is printed.
  package var isGarbage: Bool {
    if strange * 5 > scalars { return true }
    if torn >= 3, torn * 50 > words { return true }
    if doubled >= 3, doubled * 100 > letters { return true }
    if words >= 40, single * 2 > words { return true }
    if endless * 3 > letters { return true }
    // German and English have 35 to 42 vowels in a hundred letters.
    if latin >= 100, vowels * 100 < latin * 15 { return true }
    return frequency.total >= 120 && latin * 2 > letters && frequency.likeness < 0.76
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII, scalar.properties.isAlphabetic else { return }
    latin += 1
    if "aeiouyAEIOUY".unicodeScalars.contains(scalar) { vowels += 1 }
  }

  private static let leads: Set<Unicode.Scalar> = ["Ã", "Â"]
  // As Windows-1252 shows the second bytes of umlauts, of ß and of signs such as §.
  private static let followers: Set<Unicode.Scalar> = ["¤", "¶", "¼", "„", "–", "œ", "Ÿ", "§", "©", "°", "´", "\u{9F}"]
}

extension Unicode.Scalar {
  /// Has no meaning outside its own font, or none at all.
  fileprivate var isStrange: Bool {
    switch properties.generalCategory {
    case .privateUse, .unassigned, .control, .surrogate: true
    default: self == "\u{FFFD}"
    }
  }
}
