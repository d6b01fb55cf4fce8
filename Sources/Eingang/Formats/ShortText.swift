/// A note of a few words, which is as whole as it gets, and no beginning of a file that could be a page.
enum ShortText {
  /// What files begin with whose first bytes could be a text's.
  private static let marks = [
    "%PDF-", "GIF8", "RIFF", "BM", "II*", "MM", "PK", "P1", "P2", "P3", "P4", "P5", "P6", "P7",
  ]

  /// True for words in UTF-8 that no mark begins, and that begin no mark.
  static func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy(isWritten)
    else {
      return false
    }
    return !marks.contains { mark in
      text.utf8.starts(with: mark.utf8) || mark.utf8.starts(with: text.utf8)
    }
  }

  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\n", "\r", "\u{C}"].contains(scalar)
      || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
  }
}
