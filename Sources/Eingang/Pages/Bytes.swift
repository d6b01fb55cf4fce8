/// What kind of character a UTF-8 byte belongs to; bytes of multi-byte characters count as letters.
enum Bytes {
  static let blank: UInt8 = 0x20
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  /// Letters and digits; a dash, quote, bullet or currency sign beyond ASCII is not told apart from a letter here.
  static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || isASCIILetter(byte) || byte >= 0x80 }

  static func isLetter(_ byte: UInt8) -> Bool { isASCIILetter(byte) || byte >= 0x80 }

  /// True for any of the three bytes of a euro sign.
  static func isEuro(_ bytes: [UInt8], at index: Int) -> Bool {
    let start: Int
    switch bytes[index] {
    case 0xE2: start = index
    case 0x82: start = index - 1
    case 0xAC: start = index - 2
    default: return false
    }
    return start >= 0 && start + 2 < bytes.count && bytes[start] == 0xE2 && bytes[start + 1] == 0x82
      && bytes[start + 2] == 0xAC
  }

  /// True where a small word stands at a place, A–Z in either case.
  static func stands(_ word: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + word.count <= bytes.count else { return false }
    return word.indices.allSatisfy { folded(bytes[start + $0]) == word[$0] }
  }

  /// A small letter for one of A–Z.
  static func folded(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }

  /// True where the text holds the other's bytes one after the other.
  static func contain(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, text.count >= part.count else { return part.isEmpty }
    for start in 0...(text.count - part.count) where text[start] == first {
      if part.indices.allSatisfy({ text[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// The property of that name, which of ASCII is known without a table.
  var isAlphabetic: Bool { isASCII ? Bytes.isASCIILetter(UInt8(value)) : properties.isAlphabetic }
}
