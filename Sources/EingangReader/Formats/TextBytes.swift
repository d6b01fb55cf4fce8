import Eingang

/// Bytes read as text, whatever encoding they are in.
enum TextBytes {
  /// A letter has a thousandth of it; more is a log or a book.
  static let mostBytes = 4 << 20

  /// The beginning of a file holds nothing that no text has.
  static func maybe(_ head: some Collection<UInt8>) -> Bool {
    let start = Array(head.prefix(3))
    if isWide(start) { return true }
    return !head.isEmpty && !head.contains(where: isJunk)
  }

  /// UTF-16 with its mark, else UTF-8 where it is that, else Windows-1252; nil for what is no text.
  static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if isWide(Array(bytes.prefix(3))) { return wide(bytes) }
    // Programs of old end a text so.
    let bytes = UnsafeBufferPointer(rebasing: bytes.last == 0x1A ? bytes.dropLast() : bytes[...])
    if bytes.contains(where: isJunk) { return nil }
    let unmarked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: bytes.dropFirst(3)) : bytes
    if let text = String(validating: unmarked, as: UTF8.self) { return text }
    return western(bytes)
  }

  private static func isWide(_ start: [UInt8]) -> Bool {
    start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
  }

  private static func wide(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let isBig = bytes[0] == 0xFE
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { at -> UInt16 in
      let (high, low) = isBig ? (bytes[at], bytes[at + 1]) : (bytes[at + 1], bytes[at])
      return UInt16(high) << 8 | UInt16(low)
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    return text.unicodeScalars.contains { $0.value < 0x80 && isJunk(UInt8($0.value)) } ? nil : text
  }

  /// No text has it: a control character but blanks, page breaks and the one that printers are told things with.
  private static func isJunk(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1B
  }

  /// German has an umlaut in twenty letters; of a packed file's bytes half are beyond ASCII.
  private static func western(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let high = bytes.count { $0 >= 0x80 }
    guard high * 3 <= bytes.count else { return nil }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      guard let scalar = (0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte) else {
        return nil
      }
      text.append(scalar)
    }
    return String(text)
  }

  /// What Windows-1252 has where Latin-1 has control characters; five places are free.
  private static let windows: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
