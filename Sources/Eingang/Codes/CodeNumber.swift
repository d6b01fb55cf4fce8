import AlbertModel

/// Amounts and days as machines write them.
enum CodeNumber {
  /// `85`, `85.5`, `418.2700`, `-12.00`, rounded to hundredths; nil for a comma, for letters and for a billion or more.
  static func cents(_ text: some StringProtocol) -> Int64? {
    var digits = text.utf8[...]
    let isNegative = digits.first == Bytes.hyphen
    if isNegative || digits.first == 0x2B { digits = digits.dropFirst() }
    let parts = digits.split(separator: Bytes.point, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].count), parts[0].allSatisfy(Bytes.isDigit) else {
      return nil
    }
    var cents = parts[0].reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) } * 100
    if parts.count == 2 {
      let fraction = Array(parts[1])
      guard (1...12).contains(fraction.count), fraction.allSatisfy(Bytes.isDigit) else { return nil }
      let padded = fraction + [0x30, 0x30, 0x30]
      cents += Int64(padded[0] - 0x30) * 10 + Int64(padded[1] - 0x30) + (padded[2] >= 0x35 ? 1 : 0)
    }
    return isNegative ? -cents : cents
  }

  /// `20250915`, `2025-09-15`, also with a time or a zone behind it.
  static func day(_ text: some StringProtocol) -> CalendarDay? {
    let bytes = Array(text.utf8.prefix(11))
    if bytes.count >= 10, bytes[4] == Bytes.hyphen {
      guard bytes.count == 10 || !Bytes.isDigit(bytes[10]) else { return nil }
      return CalendarDay(iso: String(decoding: bytes[..<10], as: UTF8.self))
    }
    guard bytes.count >= 8, bytes[..<8].allSatisfy(Bytes.isDigit), bytes.count == 8 || text.utf8.count == 12,
      let number = Int(String(decoding: bytes[..<8], as: UTF8.self))
    else { return nil }
    return CalendarDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// Three capital letters.
  static func currency(_ text: some StringProtocol) -> String? {
    text.utf8.count == 3 && text.utf8.allSatisfy(Bytes.isUpper) ? String(text) : nil
  }

  /// `1.234,56 €`, as a person writes it.
  static func german(_ betrag: Betrag) -> String {
    let digits = String(betrag.cents.magnitude / 100)
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole.append(".") }
      whole.append(digit)
    }
    let rest = betrag.cents.magnitude % 100
    return (betrag.cents < 0 ? "-" : "") + whole + "," + (rest < 10 ? "0" : "") + "\(rest) "
      + (betrag.currency == "EUR" ? "€" : betrag.currency)
  }

  /// `DE… endet auf 5700`: enough to compare it by.
  static func short(_ iban: String) -> String { "\(iban.prefix(2))… endet auf \(iban.suffix(4))" }
}
