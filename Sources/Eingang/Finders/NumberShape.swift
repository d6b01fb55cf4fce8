import AlbertModel

/// How a number is written, by which a list of several of its kind is told.
struct NumberShape: Sendable {
  private let own: [UInt8]
  private let shape: [UInt8]

  init(_ number: String) {
    own = Array(number.utf8)
    shape = NumberShape.shape(own)
  }

  /// True where a page prints another number written just so: `FA-25-02-118` beside `FA-25-03-118`.
  ///
  /// Digits alone are too common a shape to tell.
  func hasSibling(on pages: [PageText]) -> Bool {
    guard own.count >= 6, own.contains(where: { !Bytes.isDigit($0) }) else { return false }
    return pages.contains { page in
      page.words.contains { word in
        let bytes = Array(word.text.utf8)
        return bytes.count == own.count && bytes != own && NumberShape.shape(bytes) == shape
      }
    }
  }

  private static func shape(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { Bytes.isDigit($0) ? 0x39 : Bytes.isASCIILetter($0) ? 0x41 : $0 }
  }
}
