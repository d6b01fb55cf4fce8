import AlbertModel

/// What a page can be: pages come from a process that may have been taken over, and everything after trusts them.
extension PageText {
  /// A newspaper's page has a tenth of it.
  package static let mostWords = 100_000

  /// Of all words together.
  private static let mostBytes = 4_000_000

  /// Every number is finite and in its range, and no text is longer or stranger than a page's.
  package var isPlausible: Bool {
    number >= 1 && PageText.arePlausible(words, width: width, height: height) && PageText.arePlausible(codes)
      && PageText.arePlausible(notices: notices) && part?.isPlausible != false && course?.isPlausible != false
  }

  /// For words that are not yet a page.
  static func arePlausible(_ words: [Word], width: Double, height: Double) -> Bool {
    let lengths = 0.000_001...10_000_000.0
    return words.count <= mostWords && lengths.contains(width) && lengths.contains(height)
      && words.reduce(0) { $0 + $1.text.utf8.count } <= mostBytes && words.allSatisfy(\.isPlausible)
  }
}

extension PageText {
  package static let mostCodes = 100
  /// Of a QR code, digits in one of version 40 (ISO/IEC 18004); other texts are shorter, also as UTF-8.
  private static let mostCodeBytes = 7089

  /// For codes that are not yet on a page; their line breaks are meant.
  static func arePlausible(_ codes: [PageCode]) -> Bool {
    codes.count <= mostCodes
      && codes.allSatisfy { $0.box.isPlausible && $0.text.utf8.count <= mostCodeBytes && !$0.text.utf8.contains(0) }
  }
}

extension PageText {
  /// More parts that cannot be read are told of together.
  package static let mostNotices = 20
  private static let longestNotice = 1000

  static func arePlausible(notices: [String]) -> Bool {
    notices.count <= mostNotices
      && notices.allSatisfy { $0.utf8.count <= longestNotice && !$0.utf8.contains { $0 < 0x20 || $0 == 0x7F } }
  }
}

extension Word {
  // A text layer without blanks may be one word.
  private static let mostBytes = 20_000

  fileprivate var isPlausible: Bool {
    let counts = 0...PageText.mostWords
    return counts.contains(line) && counts.contains(block) && (0...1).contains(confidence) && box.isPlausible
      && text.utf8.count <= Word.mostBytes && !text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }
}

extension BoundingBox {
  /// On the page, but for what rounding does; a number that is none is in no range.
  package var isPlausible: Bool {
    let places = -0.01...1.01
    return places.contains(x) && places.contains(y) && width >= 0 && height >= 0 && places.contains(maxX)
      && places.contains(maxY)
  }
}
