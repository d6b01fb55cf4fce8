import AlbertModel

/// An amount of money as it stands in a line.
struct ScannedAmount: Hashable, Sendable {
  /// Bytes of the line, sign and currency included.
  var range: Range<Int>
  /// Hundredths, never negative.
  var cents: Int64
  /// ISO 4217 code, nil where no sign or code stands beside it.
  var currency: String?
  var negative: Bool
  /// False for `20 €` and `85,- €`.
  var hasCents: Bool
  /// True for a price per unit, as `0,30 €/kWh`.
  var isRate: Bool
}

/// Reads amounts of money out of a line, in German, Swiss and English notation.
///
/// Leaves alone percentages, quantities with a unit, times, dates, phone and house numbers. Without cents a number is
/// money only beside a currency. `O`, `l` and `S` among digits are read as the digits they were.
struct AmountScanner: Sendable {
  /// Whether this document writes 1.234,56 rather than 1,234.56.
  let decimalComma: Bool

  /// Looks at which separator the document puts before two last digits.
  init(dokument: Dokument) {
    var commas = 0
    var points = 0
    for line in dokument.lines {
      let bytes = line.bytes
      for index in bytes.indices.dropFirst() where index + 2 < bytes.count {
        guard bytes[index] == Bytes.comma || bytes[index] == Bytes.point, Bytes.isDigit(bytes[index - 1]),
          Bytes.isDigit(bytes[index + 1]), Bytes.isDigit(bytes[index + 2])
        else { continue }
        let next = index + 3 < bytes.count ? bytes[index + 3] : Bytes.blank
        // A further digit or point belongs to a group of thousands or a date.
        if Bytes.isDigit(next) || next == Bytes.point || Unit.begins(bytes, at: index + 3) { continue }
        if AmountScanner.endsDate(bytes, at: index) { continue }
        if bytes[index] == Bytes.comma { commas += 1 } else { points += 1 }
      }
    }
    // A single point may be a time or a day: `8.15`.
    decimalComma = commas + 1 >= points
  }

  /// The second point of `06.09.24`.
  private static func endsDate(_ bytes: [UInt8], at point: Int) -> Bool {
    guard bytes[point] == Bytes.point else { return false }
    var start = point
    while start > 0, Bytes.isDigit(bytes[start - 1]) { start -= 1 }
    return point - start <= 2 && start >= 2 && bytes[start - 1] == Bytes.point && Bytes.isDigit(bytes[start - 2])
  }

  init(decimalComma: Bool) { self.decimalComma = decimalComma }

  /// Left to right, not overlapping.
  func amounts(in line: TextLine) -> [ScannedAmount] {
    let bytes = line.bytes
    var found: [ScannedAmount] = []
    var index = 0
    while index < bytes.count {
      guard Bytes.isDigit(bytes[index]), canBegin(bytes, at: index) else {
        index += 1
        continue
      }
      let number = NumberToken(bytes, from: index)
      if let amount = amount(number, in: bytes, after: found.last?.range.upperBound ?? 0) { found.append(amount) }
      index = max(number.end, index + 1)
    }
    return found
  }

  private func canBegin(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    if Bytes.isDigit(before) || before == Bytes.colon || before == Bytes.slash || before == 0x23 { return false }
    if before == Bytes.point || before == Bytes.comma { return index < 2 || !Bytes.isDigit(bytes[index - 2]) }
    if !Bytes.isWord(before) || isMark(bytes, endingAt: index) { return true }
    // Letters touch a number only where they are a currency: €85, CHF50, RM12.
    return Currency.ending(bytes, at: index) != nil || Sign.ending(bytes, at: index) != nil
  }

  /// A quote, dash or bullet, which is several bytes long: C2 or E2 begin it, C3 would begin a letter.
  private func isMark(_ bytes: [UInt8], endingAt index: Int) -> Bool {
    guard index >= 2, bytes[index - 1] >= 0x80 else { return false }
    // `§ 12.50` is a paragraph.
    return bytes[index - 2] == 0xC2 && bytes[index - 1] != 0xA7 || index >= 3 && bytes[index - 3] == 0xE2
  }

  private func amount(_ number: NumberToken, in bytes: [UInt8], after floor: Int) -> ScannedAmount? {
    var end = number.end
    var currency = Currency.beginning(bytes, at: end)
    if let place = currency, !number.hasSeparators, belongsToNext(bytes, after: place.range.upperBound) {
      currency = nil
    }
    if let currency { end = currency.range.upperBound }
    var start = number.start
    var negative = false
    for _ in 0..<2 {
      if let sign = Sign.ending(bytes, at: start), sign.lowerBound >= floor {
        negative = true
        start = sign.lowerBound
      }
      if let before = Currency.ending(bytes, at: start), before.range.lowerBound >= floor {
        // In `100 € 20 €` the sign before the number belongs to the one before it.
        if currency == nil { currency = before }
        start = before.range.lowerBound
      }
    }
    guard let value = number.value(decimalComma: decimalComma, hasCurrency: currency != nil) else { return nil }
    if currency == nil, Unit.begins(bytes, at: number.end) || Unit.ends(bytes, at: number.start) { return nil }
    if Unit.isPercent(bytes, at: end) || Unit.isPercent(bytes, at: number.end) { return nil }
    return ScannedAmount(
      range: start..<end, cents: value.cents, currency: currency?.code,
      negative: negative || number.hasTrailingMinus, hasCents: value.hasCents,
      isRate: end < bytes.count && bytes[end] == Bytes.slash)
  }

  /// True in `May 2026 £ 845.00`, where the sign introduces the number after it.
  private func belongsToNext(_ bytes: [UInt8], after index: Int) -> Bool {
    let next = index < bytes.count && bytes[index] == Bytes.blank ? index + 1 : index
    guard next < bytes.count, Bytes.isDigit(bytes[next]) else { return false }
    return Currency.beginning(bytes, at: NumberToken(bytes, from: next).end) == nil
  }
}
