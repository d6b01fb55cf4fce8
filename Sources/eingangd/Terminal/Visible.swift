/// Takes away what could steer a terminal: nothing that stands in a document, a file name or a database is trusted.
enum Visible {
  /// One line: line ends become blanks, every other control character a middle dot.
  static func line(_ text: String) -> String { filtered(text, lineEnds: false) }

  /// Several lines: line ends stay.
  static func text(_ text: String) -> String { filtered(text, lineEnds: true) }

  private static func filtered(_ text: String, lineEnds: Bool) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where lineEnds: out.append(scalar)
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: out.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: out.append("·")
      // Marks that turn the direction of writing could make one value look like another.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: out.append("·")
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
