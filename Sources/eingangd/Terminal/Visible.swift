import Eingang

/// Takes away what could steer a terminal: nothing that stands in a document, a file name or a database is trusted.
enum Visible {
  /// One line: line ends become blanks, every other control character a middle dot.
  static func line(_ text: String) -> String { filtered(text, lineEnds: false) }

  /// One line of a sane length; what is too much is left out in the middle, since what to do stands at the end.
  static func message(_ text: String) -> String {
    let line = line(text)
    guard line.unicodeScalars.count > 3000 else { return line }
    return String(line.unicodeScalars.prefix(2000)) + " … " + String(line.unicodeScalars.suffix(900))
  }

  /// Several lines: line ends stay.
  static func text(_ text: String) -> String { filtered(text, lineEnds: true) }

  private static func filtered(_ text: String, lineEnds: Bool) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where lineEnds: out.append(scalar)
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: out.append(" ")
      default: out.append(Echo.isHarmless(scalar) ? scalar : "·")
      }
    }
    return String(out)
  }
}
