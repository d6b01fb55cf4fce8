/// The digits and separators of one number in a line.
struct NumberToken {
  let start: Int
  /// Past the last digit, or past the dash of `85,-`.
  private(set) var end: Int
  /// True for `34,20-`.
  private(set) var hasTrailingMinus = false
  private var digits: [UInt8] = []
  /// Each separator with the number of digits before it.
  private var separators: [(byte: UInt8, digitsBefore: Int)] = []
  private var dashForCents = false

  var hasSeparators: Bool { !separators.isEmpty }

  /// Reads as far as digits and separators go; a blank may part thousands or follow a decimal comma.
  init(_ bytes: [UInt8], from start: Int) {
    self.start = start
    end = start
    var index = start
    while index < bytes.count {
      if let digit = NumberToken.digit(bytes, at: index) {
        digits.append(digit)
        index += 1
        end = index
      } else if let length = separator(bytes, at: index) {
        index += length
      } else {
        break
      }
    }
    readDash(bytes)
  }

  private static let apostrophe: UInt8 = 0x27

  /// A digit, or a letter that a scanner made of one between digits and separators.
  private static func digit(_ bytes: [UInt8], at index: Int) -> UInt8? {
    let byte = bytes[index]
    if Bytes.isDigit(byte) { return byte }
    let meant: UInt8
    switch byte {
    case 0x4F, 0x6F: meant = 0x30
    case 0x6C, 0x49: meant = 0x31
    case 0x53: meant = 0x35
    default: return nil
    }
    func isNumeric(_ offset: Int) -> Bool {
      guard bytes.indices.contains(offset) else { return false }
      return Bytes.isDigit(bytes[offset]) || bytes[offset] == Bytes.comma || bytes[offset] == Bytes.point
        || bytes[offset] == byte
    }
    let closed = index + 1 >= bytes.count || !Bytes.isLetter(bytes[index + 1]) || bytes[index + 1] == byte
    return isNumeric(index - 1) && closed ? meant : nil
  }

  /// The length of the separator here, with the digit after it looked at but not read.
  private mutating func separator(_ bytes: [UInt8], at index: Int) -> Int? {
    func isDigit(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && NumberToken.digit(bytes, at: offset) != nil
    }
    let byte = bytes[index]
    var length = 1
    var kind = byte
    if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] == 0x99 {
      length = 3
      kind = NumberToken.apostrophe
    }
    switch kind {
    case Bytes.comma, Bytes.point:
      if isDigit(index + 1) { break }
      // `12, 50` and `RM 12. 50`: a blank slipped in after the separator.
      guard index + 3 < bytes.count, bytes[index + 1] == Bytes.blank, isDigit(index + 2), isDigit(index + 3),
        !digits.isEmpty,
        index + 4 >= bytes.count || Currency.beginning(bytes, at: index + 4) != nil
          || Currency.ending(bytes, at: start) != nil && !Bytes.isWord(bytes[index + 4])
      else { return nil }
      length = 2
    case NumberToken.apostrophe:
      guard isDigit(index + length) else { return nil }
    case Bytes.blank:
      if joinsLastDigit(bytes, at: index) { return 1 }
      if joinsCents(bytes, at: index) {
        kind = Bytes.point
      } else {
        guard joinsThousands(bytes, at: index) else { return nil }
      }
    default: return nil
    }
    separators.append((kind, digits.count))
    return length
  }

  /// `1 234,56`: one to three digits, a blank, three digits, and a decimal separator.
  private func joinsThousands(_ bytes: [UInt8], at blank: Int) -> Bool {
    guard (1...3).contains(digits.count), separators.isEmpty, blank + 6 < bytes.count, digits.first != 0x30 else {
      return false
    }
    let group = bytes[(blank + 1)...(blank + 3)]
    let separator = bytes[blank + 4]
    guard group.allSatisfy(Bytes.isDigit), separator == Bytes.comma || separator == Bytes.point,
      Bytes.isDigit(bytes[blank + 5]), Bytes.isDigit(bytes[blank + 6])
    else { return false }
    // `2 134,82` beside a currency or at the line's end is money; in a table it may be a quantity and a price.
    let begins = start == 0 || start >= 2 && !Bytes.isDigit(bytes[start - 2])
    return begins && (Currency.beginning(bytes, at: blank + 7) != nil || Currency.ending(bytes, at: start) != nil)
  }

  /// `RM 64 13`: the separator is lost between a currency and the end of the row.
  private func joinsCents(_ bytes: [UInt8], at blank: Int) -> Bool {
    (1...4).contains(digits.count) && separators.isEmpty && blank + 3 == bytes.count
      && NumberToken.digit(bytes, at: blank + 1) != nil && Bytes.isDigit(bytes[blank + 2])
      && Currency.ending(bytes, at: start) != nil
  }

  /// `12,5 0 €`: a blank slipped in between the last two digits.
  private func joinsLastDigit(_ bytes: [UInt8], at blank: Int) -> Bool {
    guard let last = separators.last, last.byte != NumberToken.apostrophe, digits.count - last.digitsBefore == 1,
      digits[0] != 0x30, blank + 1 < bytes.count, Bytes.isDigit(bytes[blank + 1])
    else { return false }
    let end = blank + 2
    let closes = end == bytes.count || !Bytes.isWord(bytes[end])
    return closes && (Currency.beginning(bytes, at: end) != nil || Currency.ending(bytes, at: start) != nil)
  }

  private mutating func readDash(_ bytes: [UInt8]) {
    guard end < bytes.count else { return }
    let rest = Array(bytes[end..<min(end + 4, bytes.count)])
    // 85,- 85,-- 85.- and the long dash.
    if rest.count >= 2, rest[0] == Bytes.comma || rest[0] == Bytes.point {
      if rest[1] == Bytes.hyphen {
        dashForCents = true
        end += rest.count > 2 && rest[2] == Bytes.hyphen ? 3 : 2
      } else if rest.count == 4, rest[1] == 0xE2, rest[2] == 0x80, rest[3] == 0x93 || rest[3] == 0x94 {
        dashForCents = true
        end += 4
      }
    } else if rest[0] == Bytes.hyphen, !separators.isEmpty, rest.count < 2 || !Bytes.isWord(rest[1]) {
      hasTrailingMinus = true
      end += 1
    }
  }

  /// Hundredths, or nil for a date, a version, a decimal that is no money, or what does not fit.
  func value(decimalComma: Bool, hasCurrency: Bool) -> (cents: Int64, hasCents: Bool)? {
    guard !digits.isEmpty, digits.count <= 12 else { return nil }
    let number = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
    guard let last = separators.last else {
      guard hasCurrency || dashForCents, digits.count <= 7, digits.count == 1 || digits[0] != 0x30 else { return nil }
      return (number * 100, false)
    }
    let decimals = digits.count - last.digitsBefore
    if dashForCents {
      return NumberToken.areThousands(groups[...]) && decimals == 3 ? (number * 100, false) : nil
    }
    if decimals == 2 {
      guard NumberToken.areThousands(groups.dropLast()), isDecimal(last, decimalComma, hasCurrency) else { return nil }
      return (number, true)
    }
    // 1.234 € has no cents; 1,234 without a currency may be a quantity.
    guard decimals == 3, hasCurrency, NumberToken.areThousands(groups[...]), digits[0] != 0x30 else { return nil }
    if last.byte == (decimalComma ? Bytes.comma : Bytes.point) { return nil }
    return (number * 100, false)
  }

  private func isDecimal(_ separator: (byte: UInt8, digitsBefore: Int), _ decimalComma: Bool, _ hasCurrency: Bool)
    -> Bool
  {
    guard separator.byte == Bytes.comma || separator.byte == Bytes.point else { return false }
    // 01.04 is a day, not an amount.
    if separator.digitsBefore == 2, digits[0] == 0x30 { return false }
    // Beside points a comma before two digits is a misread point, since it cannot part thousands.
    return hasCurrency || separators.count > 1 || !decimalComma || separator.byte == Bytes.comma
  }

  /// One to three digits, then groups of three; a single group is free.
  private static func areThousands(_ groups: ArraySlice<Int>) -> Bool {
    guard let first = groups.first, groups.count > 1 else { return true }
    return (1...3).contains(first) && groups.dropFirst().allSatisfy { $0 == 3 }
  }

  /// Lengths of the runs of digits between separators.
  private var groups: [Int] {
    let ends = separators.map(\.digitsBefore) + [digits.count]
    return zip(ends, [0] + ends).map { $0 - $1 }
  }
}
