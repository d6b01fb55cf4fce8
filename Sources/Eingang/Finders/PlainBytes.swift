/// Looks at single bytes of plain text, tolerant of both ends.
enum PlainBytes {
  /// A letter or a digit; bytes above ASCII are letters of a script that folding leaves alone.
  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte >= 0xC3
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

  static func at(_ plain: [UInt8], _ index: Int) -> UInt8 {
    plain.indices.contains(index) ? plain[index] : 0x0A
  }

  /// Whether a word goes on at this offset.
  static func isWord(_ plain: [UInt8], at index: Int) -> Bool { isWord(at(plain, index)) }

  /// Whether a word reaches up to this offset.
  static func isWord(_ plain: [UInt8], before index: Int) -> Bool {
    var index = index - 1
    while index >= 0, plain[index] == 0 { index -= 1 }
    return isWord(at(plain, index))
  }

  /// The byte at an offset, or behind the zeros there that a shorter letter left.
  static func firstLetter(_ plain: [UInt8], from index: Int) -> UInt8 {
    var index = index
    while index < plain.count, plain[index] == 0 { index += 1 }
    return at(plain, index)
  }

  static func skipBlanks(_ plain: [UInt8], from index: Int, most: Int = 3) -> Int {
    var index = index
    let limit = min(plain.count, index + most)
    while index < limit, isBlank(plain[index]) { index += 1 }
    return index
  }

  static func skipBlanksBack(_ plain: [UInt8], from index: Int, most: Int = 3) -> Int {
    var index = index
    let limit = max(0, index - most)
    while index > limit, isBlank(plain[index - 1]) || plain[index - 1] == 0 { index -= 1 }
    return index
  }
}
