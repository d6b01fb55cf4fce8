import Foundation

/// An image XObject as it stands in a PDF.
package struct TinyPicture {
  package var width: Int
  package var height: Int
  /// Entries of its dictionary besides its size: `/ColorSpace /DeviceGray /BitsPerComponent 8`.
  package var entries: String
  package var bytes: [UInt8]

  package init(width: Int, height: Int, entries: String, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.entries = entries
    self.bytes = bytes
  }

  /// Grey, each row one value.
  package init(width: Int, rows: [UInt8]) {
    self.init(
      width: width, height: rows.count, entries: "/ColorSpace /DeviceGray /BitsPerComponent 8",
      bytes: rows.flatMap { [UInt8](repeating: $0, count: width) })
  }
}

extension TinyPDF {
  /// One page with pictures /I1, /I2, … and the fonts of a text page; `entries` are the page's own besides.
  ///
  /// Further objects count from 10 on.
  package static func data(
    content: String, pictures: [TinyPicture], entries: String = "/MediaBox [0 0 600 800]", objects: [String] = []
  ) -> Data {
    let first = 10 + objects.count
    let names = pictures.indices.map { "/I\($0 + 1) \(first + $0) 0 R" }.joined(separator: " ")
    let font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
    let resources = "/Resources << /Font << /F1 5 0 R >> /XObject << \(names) >> >>"
    var all = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(entries.contains("/Resources") ? "" : resources) \(entries) >>",
      "<< /Length \(content.unicodeScalars.count) >>\nstream\n\(content)\nendstream", font,
    ]
    all += [String](repeating: "null", count: 4) + objects
    for picture in pictures {
      let bytes = String(String.UnicodeScalarView(picture.bytes.map { Unicode.Scalar($0) }))
      all.append(
        "<< /Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) \(picture.entries) "
          + "/Length \(picture.bytes.count) >>\nstream\n\(bytes)\nendstream")
    }
    return assembled(all)
  }

  /// Lines of text in 11 points from the top left on, in a rendering mode: 0 is seen, 3 is not.
  package static func lines(_ text: String, mode: Int = 0, top: Int = 760) -> String {
    let lines = text.split(separator: "\n").map { "(\($0)) Tj T*" }.joined(separator: "\n")
    return "BT /F1 11 Tf \(mode) Tr 70 \(top) Td 16 TL\n\(lines)\nET\n"
  }
}
