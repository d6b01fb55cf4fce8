import Testing

@testable import eingangd

struct LineEditorTests {
  private func typed(_ keys: [KeyEvent], into text: String = "") -> LineEditor {
    var line = LineEditor(text)
    for key in keys { _ = line.handle(key) }
    return line
  }

  @Test("letters go where the cursor is")
  func inserts() {
    let line = typed([.left, .left, .character("ü"), .end, .character("!")], into: "fnf")
    #expect(line.text == "fünf!")
    #expect(typed([.home, .character("x")], into: "ab").before == "x")
  }

  @Test(
    "letters, words and halves of a line are removed",
    arguments: [
      (.backspace, "Oma Gret", ""), (.control("w"), "Oma ", ""), (.control("u"), "", ""),
      (.control("a"), "", "Oma Grete"),
    ] as [(KeyEvent, String, String)])
  func removes(key: KeyEvent, before: String, after: String) {
    let line = typed([key], into: "Oma Grete")
    #expect(line.before == before && line.after == after)
  }

  @Test("at either end nothing happens")
  func ends() {
    #expect(typed([.backspace, .left, .delete, .right, .control("w")]).isEmpty)
    #expect(typed([.control("k")], into: "ab").text == "ab")
    #expect(typed([.home, .control("k")], into: "ab").text.isEmpty)
  }

  @Test("a letter made of several is one letter")
  func composed() {
    #expect(typed([.character("u"), .character("\u{308}"), .backspace]).isEmpty)
  }

  @Test("what is pasted is one line that steers nothing, and no endless one")
  func pastes() {
    #expect(typed([.paste("15.9.\n\u{1B}[2J")]).text == "15.9. ·[2J")
    #expect(typed([.paste(String(repeating: "x", count: 5000))]).text.count < 1000)
  }

  @Test(
    "keys that do not edit are left to others", arguments: [.enter, .escape, .tab, .up, .control("c")] as [KeyEvent])
  func leaves(key: KeyEvent) {
    var line = LineEditor("ab")
    let took = line.handle(key)
    #expect(!took && line.text == "ab")
  }
}
