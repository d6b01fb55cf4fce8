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

  /// A text string with its mark.
  static func text(_ text: String) -> String { "<FEFF\(utf16(text))>" }

  static func escapedXML(_ text: String) -> String {
    text.reduce(into: "") { out, character in
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: out.append(character)
      }
    }
  }
}
