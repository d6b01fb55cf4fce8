/// The signs and codes that stand beside an amount.
enum Currency {
  struct Place {
    let code: String
    let range: Range<Int>
  }

  // Longer spellings before the shorter ones that begin them.
  private static let spellings: [Spelling] = [
    ("euro", "EUR"), ("eur", "EUR"), ("€", "EUR"), ("chf", "CHF"), ("sfr.", "CHF"), ("sfr", "CHF"), ("fr.", "CHF"),
    ("gbp", "GBP"), ("£", "GBP"), ("us$", "USD"), ("usd", "USD"), ("$", "USD"), ("myr", "MYR"), ("rm", "MYR"),
    ("dkk", "DKK"), ("sek", "SEK"), ("nok", "NOK"), ("pln", "PLN"), ("zł", "PLN"), ("czk", "CZK"), ("huf", "HUF"),
    ("jpy", "JPY"), ("cad", "CAD"), ("aud", "AUD"), ("sgd", "SGD"), ("try", "TRY"),
  ].map { Spelling(text: Array($0.0.utf8), code: $0.1) }

  private struct Spelling {
    let text: [UInt8]
    let code: String
  }

  private static let byFirst = grouped { $0[0] }
  private static let byLast = grouped { $0[$0.count - 1] }

  private static func grouped(_ byte: ([UInt8]) -> UInt8) -> [[Spelling]] {
    spellings.reduce(into: Array(repeating: [], count: 256)) { $0[Int(byte($1.text))].append($1) }
  }

  /// The currency at a place or one blank after it.
  static func beginning(_ bytes: [UInt8], at index: Int) -> Place? {
    let start = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    guard start < bytes.count else { return nil }
    for spelling in byFirst[Int(Bytes.folded(bytes[start]))] where Bytes.stands(spelling.text, in: bytes, at: start) {
      let end = start + spelling.text.count
      // `EURO` and `EUR` are words; after a sign anything may follow.
      if Bytes.isASCIILetter(bytes[end - 1]), end < bytes.count, Bytes.isLetter(bytes[end]) { continue }
      return Place(code: spelling.code, range: start..<end)
    }
    return nil
  }

  /// The currency that ends at a place, or one blank or colon before it.
  static func ending(_ bytes: [UInt8], at index: Int) -> Place? {
    var end = index
    while end > 0, index - end < 2, bytes[end - 1] == Bytes.blank || bytes[end - 1] == Bytes.colon { end -= 1 }
    guard end > 0 else { return nil }
    for spelling in byLast[Int(Bytes.folded(bytes[end - 1]))] {
      let start = end - spelling.text.count
      guard Bytes.stands(spelling.text, in: bytes, at: start) else { continue }
      if Bytes.isASCIILetter(bytes[start]), start > 0, Bytes.isLetter(bytes[start - 1]) { continue }
      return Place(code: spelling.code, range: start..<end)
    }
    return nil
  }
}

/// A minus before a number: hyphen, dash or minus sign.
enum Sign {
  private static let spellings: [[UInt8]] = ["-", "–", "—", "−", "./."].map { Array($0.utf8) }

  /// The minus that ends at a place or one blank before it.
  static func ending(_ bytes: [UInt8], at index: Int) -> Range<Int>? {
    let end = index > 0 && bytes[index - 1] == Bytes.blank ? index - 1 : index
    for text in spellings where Bytes.stands(text, in: bytes, at: end - text.count) {
      let start = end - text.count
      // In `1.1.-31.1.` or `A-12` the dash joins.
      if start > 0, Bytes.isWord(bytes[start - 1]) { return nil }
      return start..<end
    }
    return nil
  }
}

/// What makes a number a quantity rather than money.
enum Unit {
  private static let after: [Phrase] = [
    "uhr", "h", "kwh", "kw", "kg", "g", "mg", "ml", "l", "ltr", "liter", "m", "m2", "m²", "m³", "m3", "qm", "km", "cm",
    "mm", "ct", "cent", "stk", "stück", "st", "std", "stunden", "tage", "tagen", "monate", "jahre", "mb", "kb", "gb",
    "w", "watt", "v", "°c", "°", "pts", "punkte", "pkt", "min", "x", "am", "pm", "hz", "bar-",
  ]
  private static let before: [Phrase] = ["tel", "tel.", "telefon", "fax", "plz", "§", "nr", "nr."]
  /// With which the words after a number begin.
  private static let firstBytes = Set(after.compactMap(\.first))
  /// With which the words before a number end, their points aside.
  private static let lastBytes = Set("lnxz§r".utf8)
  private static let percents: [[UInt8]] = ["%", "‰", "v.h.", "v. h.", "prozent"].map { Array($0.utf8) }

  /// True where a unit follows a number.
  static func begins(_ bytes: [UInt8], at index: Int) -> Bool {
    let start = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    guard start < bytes.count else { return false }
    guard firstBytes.contains(Bytes.folded(bytes[start])) else { return false }
    let rest = Folding.lowercased(Array(bytes[start..<min(start + 10, bytes.count)]))
    return after.contains { $0.range(in: rest, 0..<rest.count)?.lowerBound == 0 }
  }

  /// True where a word stands before a number that is never followed by money.
  static func ends(_ bytes: [UInt8], at index: Int) -> Bool {
    let start = max(0, index - 10)
    let word = bytes[start..<index].last { $0 != Bytes.blank && $0 != Bytes.colon && $0 != Bytes.point }
    guard let word, lastBytes.contains(Bytes.folded(word)) else { return false }
    let head = Folding.lowercased(Array(bytes[start..<index]))
    return before.contains { phrase in
      guard let range = phrase.range(in: head, 0..<head.count) else { return false }
      return head[range.upperBound...].allSatisfy { $0 == Bytes.blank || $0 == Bytes.colon || $0 == Bytes.point }
    }
  }

  /// True where a percent sign follows.
  static func isPercent(_ bytes: [UInt8], at index: Int) -> Bool {
    let start = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    return percents.contains { Bytes.stands($0, in: bytes, at: start) }
  }
}
