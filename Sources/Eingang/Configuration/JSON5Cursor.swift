/// A place in a JSON5 text, and the line it is on.
struct JSON5Cursor {
  private let bytes: [UInt8]
  private var index = 0
  /// From 1.
  private(set) var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    // Some editors on Windows begin a file with a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  /// What stands here, as it is named in a message.
  var found: String {
    guard index < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    return "'\(rest.first.map { Echo.short(String($0)) } ?? "")'"
  }

  func failure(_ why: String) -> ConfigurationError { ConfigurationError(line: line, why: "\(why).") }

  mutating func advance() {
    if current == 0x0A { line += 1 }
    index += 1
  }

  /// Blanks, line ends and both kinds of comment.
  mutating func skipBlanks() throws(ConfigurationError) {
    while let byte = current {
      switch byte {
      case 0x09...0x0D, 0x20: advance()
      case 0xC2 where next == 0xA0: index += 2
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while let byte = current, byte != 0x0A { index += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(ConfigurationError) {
    let start = self
    index += 2
    while current != UInt8(ascii: "*") || next != UInt8(ascii: "/") {
      guard current != nil else { throw start.failure("the comment that begins here does not end with */") }
      advance()
    }
    index += 2
  }

  /// A key with or without quotes.
  mutating func key() throws(ConfigurationError) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try string() }
    let start = self
    let word = bareWord()
    let first = word.utf8.first ?? 0x30
    guard !word.isEmpty, !(0x30...0x39).contains(first), !word.contains(where: { "+-.".contains($0) }) else {
      throw start.failure("\(start.found) where a key must stand")
    }
    return word
  }

  /// Letters, digits, `$`, `_`, `+`, `-` and `.` as far as they go; empty where none stands here.
  mutating func bareWord() -> String {
    let start = index
    while let byte = current {
      switch byte {
      case 0xC2 where next == 0xA0: return String(decoding: bytes[start..<index], as: UTF8.self)
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F, 0x2B, 0x2D, 0x2E, 0x80...0xFF: index += 1
      default: return String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A text in single or double quotes.
  mutating func string() throws(ConfigurationError) -> String {
    let start = self
    let quote = current
    var text: [UInt8] = []
    index += 1
    while let byte = current, byte != quote {
      if byte == 0x0A { throw start.failure("the text that begins here has no closing quote on its line") }
      if byte == UInt8(ascii: "\\") {
        index += 1
        text += Array(try escape().utf8)
      } else {
        text.append(byte)
        index += 1
      }
    }
    guard current != nil else { throw start.failure("the text that begins here has no closing quote") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(ConfigurationError) -> String {
    guard let byte = current else { throw failure("the text breaks off after a backslash") }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "x"): return String(try scalar(hexDigits(2)))
    case UInt8(ascii: "u"): return String(try unicodeEscape())
    case 0x0D:
      if current == 0x0A { advance() }
      return ""
    case 0x0A: return ""
    case 0x80...0xFF:
      // The first byte of a longer character; its others follow as they are.
      index -= 1
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let end = min(index + length, bytes.count)
      defer { index = end }
      return String(decoding: bytes[index..<end], as: UTF8.self)
    default: return String(Character(Unicode.Scalar(byte)))
    }
  }

  private mutating func unicodeEscape() throws(ConfigurationError) -> Character {
    let high = try hexDigits(4)
    guard (0xD800...0xDBFF).contains(high) else { return try scalar(high) }
    guard current == UInt8(ascii: "\\"), next == UInt8(ascii: "u") else {
      throw failure("half a character after \\u")
    }
    index += 2
    let low = try hexDigits(4)
    guard (0xDC00...0xDFFF).contains(low) else { throw failure("half a character after \\u") }
    return try scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private func scalar(_ value: UInt32) throws(ConfigurationError) -> Character {
    guard let scalar = Unicode.Scalar(value) else { throw failure("half a character after \\u") }
    return Character(scalar)
  }

  private mutating func hexDigits(_ count: Int) throws(ConfigurationError) -> UInt32 {
    let end = min(index + count, bytes.count)
    let digits = String(decoding: bytes[index..<end], as: UTF8.self)
    guard digits.utf8.count == count, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
      throw failure("\(count) hexadecimal digits must follow the backslash")
    }
    index = end
    return value
  }
}
