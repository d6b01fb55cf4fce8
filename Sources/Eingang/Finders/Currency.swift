/// The signs and codes that stand beside an amount.
enum Currency {
  struct Place {
    let code: String
    let range: Range<Int>
  }

  // Longer spellings before the shorter ones that begin them.
  private static let spellings: [(text: [UInt8], code: String)] = [
    ("euro", "EUR"), ("eur", "EUR"), ("€", "EUR"), ("chf", "CHF"), ("sfr.", "CHF"), ("sfr", "CHF"), ("fr.", "CHF"),
    ("gbp", "GBP"), ("£", "GBP"), ("us$", "USD"), ("usd", "USD"), ("$", "USD"), ("myr", "MYR"), ("rm", "MYR"),
    ("dkk", "DKK"), ("sek", "SEK"), ("nok", "NOK"), ("pln", "PLN"), ("zł", "PLN"), ("czk", "CZK"), ("huf", "HUF"),
    ("jpy", "JPY"), ("cad", "CAD"), ("aud", "AUD"), ("sgd", "SGD"), ("try", "TRY"),
  ].map { (Array($0.0.utf8), $0.1) }

  /// The currency at a place or one blank after it.
  static func beginning(_ bytes: [UInt8], at index: Int) -> Place? {
    let start = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    for (text, code) in spellings where matches(bytes, text, at: start) {
      let end = start + text.count
      // `EURO` and `EUR` are words; after a sign anything may follow.
      if Bytes.isASCIILetter(text[text.count - 1]), end < bytes.count, Bytes.isLetter(bytes[end]) { continue }
      return Place(code: code, range: start..<end)
    }
    return nil
  }

  /// The currency that ends at a place, or one blank or colon before it.
  static func ending(_ bytes: [UInt8], at index: Int) -> Place? {
    var end = index
    while end > 0, index - end < 2, bytes[end - 1] == Bytes.blank || bytes[end - 1] == Bytes.colon { end -= 1 }
    for (text, code) in spellings where end >= text.count && matches(bytes, text, at: end - text.count) {
      let start = end - text.count
      if Bytes.isASCIILetter(text[0]), start > 0, Bytes.isLetter(bytes[start - 1]) { continue }
      return Place(code: code, range: start..<end)
    }
    return nil
  }

  private static func matches(_ bytes: [UInt8], _ text: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + text.count <= bytes.count else { return false }
    for offset in text.indices {
      let byte = bytes[start + offset]
      let folded = Bytes.isUpper(byte) ? byte | 0x20 : byte
      if folded != text[offset] { return false }
    }
    return true
  }
}

/// A minus before a number: hyphen, dash or minus sign.
enum Sign {
  private static let spellings: [[UInt8]] = ["-", "–", "—", "−", "./."].map { Array($0.utf8) }

  /// The minus that ends at a place or one blank before it.
  static func ending(_ bytes: [UInt8], at index: Int) -> Range<Int>? {
    let end = index > 0 && bytes[index - 1] == Bytes.blank ? index - 1 : index
    for text in spellings where end >= text.count && Array(bytes[(end - text.count)..<end]) == text {
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
  private static let percents: [[UInt8]] = ["%", "‰", "v.h.", "v. h.", "prozent"].map { Array($0.utf8) }

  /// True where a unit follows a number.
  static func begins(_ bytes: [UInt8], at index: Int) -> Bool {
    let start = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    guard start < bytes.count else { return false }
    let rest = Folding.lowercased(Array(bytes[start..<min(start + 10, bytes.count)]))
    return after.contains { $0.range(in: rest, 0..<rest.count)?.lowerBound == 0 }
  }

  /// True where a word stands before a number that is never followed by money.
  static func ends(_ bytes: [UInt8], at index: Int) -> Bool {
    let start = max(0, index - 10)
    let head = Folding.lowercased(Array(bytes[start..<index]))
    return before.contains { phrase in
      guard let range = phrase.range(in: head, 0..<head.count) else { return false }
      return head[range.upperBound...].allSatisfy { $0 == Bytes.blank || $0 == Bytes.colon || $0 == Bytes.point }
    }
  }

  /// True where a percent sign follows.
  static func isPercent(_ bytes: [UInt8], at index: Int) -> Bool {
    let start = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    return percents.contains { text in
      guard start + text.count <= bytes.count else { return false }
      return Folding.lowercased(Array(bytes[start..<(start + text.count)])) == text
    }
  }
}
