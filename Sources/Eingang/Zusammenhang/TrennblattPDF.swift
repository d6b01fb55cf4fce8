/// A separator sheet to be printed: one page of A4 with the code and, in German, what it is for.
///
/// Written in ASCII alone, so that it passes any pipe; lines and their lengths are those of ISO 32000-1.
package enum TrennblattPDF {
  private static let width = 595.0
  private static let height = 842.0
  /// Points: six centimetres, so that the coarsest scan shows each module.
  private static let codeSide = 170.0
  private static let words = [
    "Lege dieses Blatt zwischen zwei Briefe, bevor du den Stapel scannst.",
    "Aus jedem Brief wird dann eine eigene Karte.",
    "Das Blatt selbst gehört zu keinem Brief. Es lässt sich immer wieder verwenden.",
  ]

  /// The note must be one line; letters that a PDF's own fonts lack become question marks.
  package static func text(note: String?, code: QRSymbol) -> String {
    var content = line("Trennblatt", size: 40, y: 700)
    content += drawn(code, left: (width - codeSide) / 2, top: 640)
    for (index, text) in words.enumerated() { content += line(text, size: 13, y: 420 - 24 * Double(index)) }
    if let note { content += line("Notiz: " + note, size: 13, y: 320) }
    return assembled(content)
  }

  private static func line(_ text: String, size: Double, y: Double) -> String {
    "BT /F1 \(number(size)) Tf 1 0 0 1 70 \(number(y)) Tm (\(escaped(text))) Tj ET\n"
  }

  /// One square a module, a little larger than it, so that no hairline of paper stays between two.
  private static func drawn(_ code: QRSymbol, left: Double, top: Double) -> String {
    let module = codeSide / Double(code.side)
    var out = "0 g\n"
    for (index, isBlack) in code.modules.enumerated() where isBlack {
      let (row, column) = index.quotientAndRemainder(dividingBy: code.side)
      let place = [
        left + Double(column) * module, top - Double(row + 1) * module, module + 0.1, module + 0.1,
      ]
      out += place.map(number).joined(separator: " ") + " re\n"
    }
    return out + "f\n"
  }

  /// Two decimals, and a point whatever the country.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = String(hundredths % 100)
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - rest.count) + rest
  }

  /// As a literal string in WinAnsiEncoding, which is Latin-1 where it is German.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "(", ")", "\\": "\\\(scalar)"
      case " "..."~": String(scalar)
      case "€": "\\200"
      case "\u{A0}"..."\u{FF}": "\\" + String(scalar.value, radix: 8)
      default: "?"
      }
    }.joined()
  }

  static func assembled(_ content: String) -> String {
    PDFObjects.file([
      "<< /Type /Catalog /Pages 2 0 R /Lang (de) >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      "<< /Length \(content.unicodeScalars.count) >>\nstream\n\(content)endstream",
    ])
  }
}
