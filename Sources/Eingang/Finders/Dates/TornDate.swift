/// A date in numbers whose separators were not read alike, as on a pale receipt.
///
/// Beside a time of day it is one; without, only where no blank tore it and nothing else is written so.
struct TornDate {
  let month: DigitReader.Number
  let year: DigitReader.Number

  private static let slash: UInt8 = 0x2F
  private static let separators: Set<UInt8> = [0x2E, 0x2C, 0x2D, 0x2F, 0x3A]

  init?(_ plain: [UInt8], day: DigitReader.Number, at index: Int) {
    let reader = DigitReader(plain: plain)
    guard let first = TornDate.separator(plain, at: day.end),
      let month = reader.number(at: first.end, most: 2), month.digits == 2,
      let second = TornDate.separator(plain, at: month.end),
      let year = reader.year(at: second.end), year.repairs == 0, (2000...2039).contains(year.value),
      first.byte != second.byte || first.isTorn || second.isTorn, TornDate.isEnd(plain, year.end),
      // Three numbers with blanks between them are none, and neither is a piece before a month.
      first.byte != second.byte || first.byte != Bytes.blank, first.byte != Bytes.blank || day.digits == 2
    else { return nil }
    let isWhole = month.repairs == 0 && !first.isTorn && !second.isTorn && first.byte == TornDate.slash
    // Of a separator that was not read at all, the time alone tells.
    guard isWhole && (second.byte == 0x3A || second.byte == 0x2E) || TornDate.hasClock(plain, after: year.end) else {
      return nil
    }
    self.month = month
    self.year = year
  }

  private static func separator(_ plain: [UInt8], at index: Int) -> (byte: UInt8, end: Int, isTorn: Bool)? {
    let next = PlainBytes.skipBlanks(plain, from: index, most: 1)
    if PlainBytes.at(plain, index) == Bytes.blank, PlainBytes.isDigit(PlainBytes.at(plain, next)) {
      return (Bytes.blank, next, true)
    }
    guard separators.contains(PlainBytes.at(plain, next)) else { return nil }
    let byte = PlainBytes.at(plain, next)
    let end = PlainBytes.skipBlanks(plain, from: next + 1, most: 1)
    guard !plain[index..<end].contains(0x0A) else { return nil }
    return (byte, end, end - index > 1)
  }

  /// Neither a word nor a longer number goes on there.
  private static func isEnd(_ plain: [UInt8], _ index: Int) -> Bool {
    let goesOn = separators.contains(PlainBytes.at(plain, index)) && PlainBytes.isDigit(PlainBytes.at(plain, index + 1))
    return !PlainBytes.isWord(plain, at: index) && !goesOn
  }

  /// `21:13` right behind.
  private static func hasClock(_ plain: [UInt8], after index: Int) -> Bool {
    let start = PlainBytes.skipBlanks(plain, from: index)
    guard start > index, !plain[index..<start].contains(0x0A), PlainBytes.isDigit(PlainBytes.at(plain, start)) else {
      return false
    }
    let colon = PlainBytes.isDigit(PlainBytes.at(plain, start + 1)) ? start + 2 : start + 1
    return PlainBytes.at(plain, colon) == 0x3A && PlainBytes.isDigit(PlainBytes.at(plain, colon + 1))
      && PlainBytes.isDigit(PlainBytes.at(plain, colon + 2))
  }
}
