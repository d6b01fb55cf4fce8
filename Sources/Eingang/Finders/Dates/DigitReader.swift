/// Reads the numbers of a date, and takes letters for the digits they were misread from.
struct DigitReader {
  let plain: [UInt8]

  struct Number {
    let value: Int
    let end: Int
    let digits: Int
    /// Letters that were taken for digits.
    let repairs: Int
  }

  /// A number of at most that many digits; nil where none begins there or it is longer.
  func number(at start: Int, most: Int) -> Number? {
    var value = 0
    var repairs = 0
    var index = start
    while index < plain.count, index - start < most, let digit = digit(plain[index]) {
      value = value * 10 + digit
      if !PlainBytes.isDigit(plain[index]) { repairs += 1 }
      index += 1
    }
    let digits = index - start
    guard digits > 0, repairs < digits || digits == 1, digit(PlainBytes.at(plain, index)) == nil || isOrdinal(index)
    else {
      return nil
    }
    return Number(value: value, end: index, digits: digits, repairs: repairs)
  }

  /// A year of four or two digits; two-digit years 00 to 49 are 20xx.
  func year(at start: Int) -> Number? {
    guard let number = number(at: start, most: 4), !isLetter(number.end) else { return nil }
    switch number.digits {
    // No paper is from the year 2825: an eight or a six read for a nought.
    case 4 where (2600...2699).contains(number.value) || (2800...2899).contains(number.value):
      return Number(value: 2000 + number.value % 100, end: number.end, digits: 4, repairs: 1)
    case 4 where (1900...2099).contains(number.value) && number.repairs < 3: return number
    case 2 where number.repairs == 0:
      let full = number.value < 50 ? 2000 + number.value : 1900 + number.value
      return Number(value: full, end: number.end, digits: 2, repairs: 0)
    default: return nil
    }
  }

  /// A number above its limit whose six, eight or nine must be a nought: day 69 is day 9, month 18 is month 10.
  static func possible(_ number: Number, _ limit: Int) -> Number {
    guard number.value > limit, number.digits == 2 else { return number }
    let tens = number.value / 10
    let ones = number.value % 10
    var value = number.value
    if tens == 6 || tens == 8 || tens == 9, ones > 0 { value = ones }
    if limit == 12, tens == 1, ones == 6 || ones == 8 { value = 10 }
    return Number(value: value, end: number.end, digits: 2, repairs: number.repairs + 1)
  }

  private func isLetter(_ index: Int) -> Bool {
    PlainBytes.isWord(plain, at: index) && PlainBytes.at(plain, index) != 0x74
  }

  /// `1st` is a one with an ordinal's ending, not a one and a five.
  private func isOrdinal(_ index: Int) -> Bool {
    PlainBytes.at(plain, index) == 0x73 && PlainBytes.at(plain, index + 1) == 0x74
  }

  private func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte - 0x30)
    case 0x6F: 0
    case 0x6C, 0x69, 0x7C: 1
    case 0x73: 5
    case 0x62: 8
    default: nil
    }
  }
}
