/// Breaks and shortens text to columns of a terminal.
enum Wrapping {
  /// At least one line, and none wider than the width; a word that is wider alone is broken.
  static func lines(_ text: String, width: Int) -> [String] {
    let width = max(width, 1)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      var word = String(word)
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > width {
        lines.append(line)
        line = ""
      }
      while DisplayWidth.of(word) > width {
        let head = DisplayWidth.prefix(of: word, width: width)
        lines.append(head)
        word = String(word.dropFirst(head.count))
      }
      line = line.isEmpty ? word : line + " " + word
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The same, but no more lines than these: the last one then ends in an ellipsis.
  static func lines(_ text: String, width: Int, atMost limit: Int) -> [String] {
    let all = lines(text, width: width)
    guard all.count > limit else { return all }
    return all.prefix(limit - 1) + [elided(all[(limit - 1)...].joined(separator: " "), width: width)]
  }

  /// At most that wide; what is cut is shown as an ellipsis.
  static func elided(_ text: String, width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    return DisplayWidth.prefix(of: text, width: max(width - 1, 0)) + "…"
  }

  /// Exactly that wide, or wider where it does not fit.
  static func padded(_ text: String, width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  /// Exactly that wide with the text at the right.
  static func rightAligned(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.of(text))) + text
  }
}
