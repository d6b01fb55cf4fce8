import Testing

@testable import eingangd

struct FrameTests {
  @Test("a line is filled or cut to its width, also where letters are two columns wide")
  func fits() {
    #expect(FrameLine("ab").fitted(4).text == "ab  ")
    #expect(FrameLine([Span("abc"), Span("def", .bold)]).fitted(4).text == "abc…")
    #expect(FrameLine([Span("ab"), Span("cdef", .bold)]).fitted(4).text == "abc…")
    let wide = FrameLine("日本語").fitted(4)
    #expect(wide.width == 4 && wide.text == "日… ")
    #expect(FrameLine("abcd").fitted(4).text == "abcd")
    #expect(FrameLine("abcd").fitted(0).text.isEmpty)
  }

  @Test("the right end of a line stays, the left one gives way")
  func spreads() {
    #expect(FrameLine.spread(FrameLine("Klassenfahrt"), FrameLine(" 15.9."), width: 14).text == "Klassen… 15.9.")
    #expect(FrameLine.spread(FrameLine("ab"), FrameLine("c"), width: 6).text == "ab   c")
  }

  @Test("nothing in a frame can steer the terminal")
  func harmless() {
    let frame = Frame([FrameLine("a\u{1B}[2Jb\nc")], size: ScreenSize(columns: 10, rows: 2))
    #expect(frame.lines[0].text == "a·[2Jb c  ")
    #expect(frame.lines.count == 2 && frame.lines[1].text == "          ")
  }

  @Test("the cursor is nowhere but on the screen")
  func cursor() {
    let size = ScreenSize(columns: 10, rows: 2)
    #expect(Frame([], size: size, cursor: ScreenPlace(column: 10, row: 0)).cursor == nil)
    #expect(Frame([], size: size, cursor: ScreenPlace(column: 9, row: 1)).cursor != nil)
  }
}
