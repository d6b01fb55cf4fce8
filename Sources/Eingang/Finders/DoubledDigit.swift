/// An account number in which a scanner saw one digit twice, as itself and as the letter it looks like: `DEO02 1203 …`.
enum DoubledDigit {
  /// Printed accounts stand in groups of four.
  private static let group = 4
  private static let alike: [UInt8: [UInt8]] = [
    0x30: [0x4F, 0x6F, 0x51, 0x44], 0x31: [0x49, 0x6C, 0x69], 0x32: [0x5A, 0x7A], 0x35: [0x53, 0x73],
    0x36: [0x47, 0x42, 0x53], 0x37: [0x54], 0x38: [0x42, 0x53],
  ]

  /// The account that begins at a place once the surplus letter of one group of five is left out.
  ///
  /// Its check digits must agree, as everywhere; the range is that of the bytes as printed.
  static func iban(_ bytes: [UInt8], at start: Int) -> (String, Range<Int>, Int)? {
    guard start + 1 < bytes.count, Bytes.isUpper(bytes[start]), Bytes.isUpper(bytes[start + 1]) else { return nil }
    for index in surplus(bytes, from: start) {
      var mended = bytes
      mended.remove(at: index)
      if let (iban, range, repaired) = IBANFinder.iban(mended, at: start), range.upperBound >= index {
        return (iban, range.lowerBound..<(range.upperBound + 1), repaired + 1)
      }
    }
    return nil
  }

  /// Letters beside the digit they look like, in groups of five, within the length of an account.
  private static func surplus(_ bytes: [UInt8], from start: Int) -> [Int] {
    var found: [Int] = []
    var first = start
    while first < min(bytes.count, start + 42) {
      var end = first
      while end < bytes.count, bytes[end] != Bytes.blank { end += 1 }
      if end - first == group + 1 { found += (first..<end).filter { isSurplus(bytes, $0, first..<end) } }
      first = end + 1
    }
    return found
  }

  private static func isSurplus(_ bytes: [UInt8], _ index: Int, _ word: Range<Int>) -> Bool {
    [index - 1, index + 1].contains { beside in
      word.contains(beside) && alike[bytes[beside], default: []].contains(bytes[index])
    }
  }
}
