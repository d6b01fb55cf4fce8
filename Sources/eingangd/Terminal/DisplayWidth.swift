/// How many columns of a terminal a text takes.
enum DisplayWidth {
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// As many whole characters as fit; at least one where the text has any and the width is not 0.
  static func prefix(of text: String, width: Int) -> String {
    var taken = ""
    var used = 0
    for character in text {
      let columns = of(character)
      if used + columns > width, !taken.isEmpty || width == 0 { break }
      taken.append(character)
      used += columns
      if used >= width { break }
    }
    return taken
  }

  private static func of(_ character: Character) -> Int {
    // A variation selector or a joiner makes an emoji of it, which is two columns wide.
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return character.unicodeScalars.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// The blocks that Unicode's East Asian Width (UAX 11) calls wide or full-width.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
