/// Says in a terminal's language how the screen differs from what it shows already.
struct FramePainter: Sendable {
  let hasColour: Bool
  private var shown: Frame?

  init(hasColour: Bool) { self.hasColour = hasColour }

  /// The screen may show anything by now: the next frame is painted whole.
  mutating func forget() { shown = nil }

  /// Empty where nothing differs.
  mutating func paint(_ frame: Frame) -> String {
    if frame == shown { return "" }
    let isNew = shown?.size != frame.size
    // Terminals that know it show all of it at once; others take no notice.
    var out = "\u{1B}[?2026h\u{1B}[?25l" + (isNew ? "\u{1B}[0m\u{1B}[2J" : "")
    for (row, line) in frame.lines.enumerated() where isNew || shown?.lines[row] != line {
      out += "\u{1B}[\(row + 1);1H" + text(of: line)
    }
    if let cursor = frame.cursor { out += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    shown = frame
    return out + "\u{1B}[?2026l"
  }

  private func text(of line: FrameLine) -> String {
    var out = ""
    var look: Look?
    for span in line.spans {
      if span.look != look { out += code(span.look) }
      look = span.look
      out += span.text
    }
    return out + "\u{1B}[0m"
  }

  private func code(_ look: Look) -> String {
    var codes = ["0"]
    if look.isBold { codes.append("1") }
    if look.isDim { codes.append("2") }
    if look.isReverse { codes.append("7") }
    switch look.ink {
    case .plain: break
    case .card: codes += hasColour ? ["30", "103"] : ["7"]
    case .warning: if hasColour { codes.append("31") }
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}
