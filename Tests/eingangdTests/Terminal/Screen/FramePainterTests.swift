import Testing

@testable import eingangd

struct FramePainterTests {
  private let size = ScreenSize(columns: 4, rows: 2)

  private func frame(_ lines: String..., cursor: ScreenPlace? = nil) -> Frame {
    Frame(lines.map { FrameLine($0) }, size: size, cursor: cursor)
  }

  @Test("only lines that differ are painted, and nothing where none does")
  func differences() {
    var painter = FramePainter(hasColour: false)
    let first = painter.paint(frame("ab", "cd"))
    #expect(first.contains("\u{1B}[1;1H") && first.contains("ab  ") && first.contains("cd  "))
    let second = painter.paint(frame("ab", "ce"))
    #expect(!second.contains("\u{1B}[1;1H") && second.contains("\u{1B}[2;1H") && second.contains("ce  "))
    #expect(!second.contains("\u{1B}[2J"))
    #expect(painter.paint(frame("ab", "ce")).isEmpty)
  }

  @Test("all of it is painted where the size changed or something wrote over it")
  func whole() {
    var painter = FramePainter(hasColour: false)
    _ = painter.paint(frame("ab", "cd"))
    painter.forget()
    #expect(painter.paint(frame("ab", "cd")).contains("\u{1B}[2J"))
    let larger = Frame([FrameLine("ab")], size: ScreenSize(columns: 5, rows: 2))
    #expect(painter.paint(larger).contains("\u{1B}[2J"))
  }

  @Test("what is painted comes between the marks of one update, the cursor last")
  func update() {
    var painter = FramePainter(hasColour: false)
    let text = painter.paint(frame("ab", cursor: ScreenPlace(column: 2, row: 0)))
    #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[1;3H\u{1B}[?25h\u{1B}[?2026l"))
  }

  @Test("without colours there are none", arguments: [true, false])
  func colours(hasColour: Bool) {
    var painter = FramePainter(hasColour: hasColour)
    let line = FrameLine([Span("a", .card), Span("b", .warning)])
    let text = painter.paint(Frame([line], size: size))
    #expect(text.contains("103") == hasColour && text.contains("31") == hasColour)
    #expect(text.contains("\u{1B}[0;7ma") != hasColour)
  }
}
