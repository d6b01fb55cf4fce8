import Eingang

/// A note of a few words, which is as whole as it gets, and no beginning of a file that could be a page.
enum ShortText {
  /// What files begin with whose first bytes could be a text's.
  private static let marks: [[UInt8]] =
    [
      "%PDF-", "GIF8", "RIFF", "BM", "II*", "MM", "PK", "P1", "P2", "P3", "P4", "P5", "P6", "P7",
    ].map { Array($0.utf8) } + [[0x89, 0x50, 0x4E, 0x47], [0x78, 0x9F, 0x3E, 0x22]]

  /// True for words, in any encoding in which a text is read, that no mark begins, and that begin no mark.
  static func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = TextBytes.string(bytes), !text.isEmpty, text.unicodeScalars.allSatisfy(isWritten),
      !breaksOff(bytes)
    else {
      return false
    }
    return !marks.contains { bytes.starts(with: $0) || $0.starts(with: bytes) }
  }

  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\n", "\r", "\u{C}"].contains(scalar)
      || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
  }

  /// In the middle of a letter of UTF-16, or of UTF-8 where all before it is that (RFC 3629, 3).
  private static func breaksOff(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.count > 1, bytes[0] >= 0xFE, bytes[1] >= 0xFE { return !bytes.count.isMultiple(of: 2) }
    guard let lead = bytes.lastIndex(where: { !(0x80..<0xC0).contains($0) }) else { return false }
    let length =
      switch bytes[lead] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return bytes.count - lead < length && String(validating: bytes[..<lead], as: UTF8.self) != nil
  }
}
