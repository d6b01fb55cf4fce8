import Eingang
import Foundation

/// A PDF with a text layer, made of lines of text: what a program that prints letters would write.
package enum TinyPDF {
  /// A page of A4 for each text, in Helvetica; letters beyond Latin-1 are not possible.
  package static func data(pages: [String]) -> Data {
    var objects: [String] = []
    let kids = pages.indices.map { "\(4 + $0 * 2) 0 R" }.joined(separator: " ")
    objects.append("<< /Type /Catalog /Pages 2 0 R >>")
    objects.append("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")
    for (index, page) in pages.enumerated() {
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> "
          + "/Contents \(5 + index * 2) 0 R >>")
      let stream = content(page)
      objects.append("<< /Length \(stream.unicodeScalars.count) >>\nstream\n\(stream)\nendstream")
    }
    return assembled(objects)
  }

  private static func content(_ page: String) -> String {
    var stream = "BT /F1 11 Tf 70 790 Td 16 TL\n"
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let escaped = line.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")
      stream += "(\(escaped.replacing("€", with: "\u{80}"))) Tj T*\n"
    }
    return stream + "ET"
  }

  /// The objects from number 1 on, the first being the catalogue; a letter is a byte.
  package static func assembled(_ objects: [String]) -> Data {
    // One byte a letter, so that the offsets hold.
    return Data(PDFObjects.file(objects).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }
}
