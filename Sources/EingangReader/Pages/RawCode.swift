import AlbertModel
import Eingang

/// A code as a library gives it, in pixels or points from the page's top left corner.
struct RawCode: Hashable, Sendable {
  var symbology: PageCode.Symbology
  var bytes: [UInt8]
  var x: Range<Double>
  var y: Range<Double>

  /// As a code of a page of this size; nil where its bytes are no text.
  func code(width: Double, height: Double) -> PageCode? {
    guard let text = RawCode.text(bytes) else { return nil }
    let place = RawWord("", x: x, y: y)
    return PageCode(symbology, text: text, box: PageWords.box(place, width: width, height: height))
  }

  /// UTF-8 where the bytes are that, else ISO 8859-1, the code's own set (ISO/IEC 18004, 7.3.5); nil with a zero in them.
  static func text(_ bytes: [UInt8]) -> String? {
    if bytes.isEmpty || bytes.contains(0) { return nil }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
