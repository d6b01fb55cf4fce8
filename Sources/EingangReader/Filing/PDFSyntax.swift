import Eingang

/// How numbers and texts are written in a PDF (ISO 32000-1, 7.3).
enum PDFSyntax {
  /// With two decimals, whatever the locale.
  static func number(_ value: Double) -> String {
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + decimals
  }

  /// Big-endian, with zeros before it.
  static func hexadecimal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// UTF-16 as hexadecimal digits.
  static func utf16(_ text: some StringProtocol) -> String {
    text.utf16.map { hexadecimal(Int($0), digits: 4) }.joined()
  }

  /// A text string with its mark; what is dropped from XML is not in it either, so that both say the same.
  static func text(_ text: String) -> String { "<FEFF\(utf16(String(text.unicodeScalars.filter(isXML))))>" }

  /// Without what XML has no place for (XML 1.0, production 2), and without controls beyond a tab and ends of lines.
  ///
  /// By scalars: a sign under an accent is one Character, and still a sign.
  static func escapedXML(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: if isXML(scalar) { out.unicodeScalars.append(scalar) }
      }
    }
  }

  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0xA0...0xFFFD, 0x1_0000...: true
    default: false
    }
  }
}
