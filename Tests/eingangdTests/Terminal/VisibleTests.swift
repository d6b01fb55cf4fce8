import Testing

@testable import eingangd

struct VisibleTests {
  @Test(
    "nothing in a document can steer the terminal",
    arguments: [
      ("\u{1B}[31mrot\u{1B}[0m", "·[31mrot·[0m"), ("\u{1B}]0;Titel\u{7}", "·]0;Titel·"), ("a\rb", "a b"),
      ("a\u{9B}2Jb", "a·2Jb"), ("a\u{202E}b", "a·b"), ("a\u{7F}\u{0}b", "a··b"), ("a\nb\tc", "a b c"),
      ("Grüße 😀 – „ja“", "Grüße 😀 – „ja“"),
    ])
  func line(text: String, expected: String) {
    #expect(Visible.line(text) == expected)
  }

  @Test("line ends stay where lines are wanted")
  func text() {
    #expect(Visible.text("a\nb\u{8}\r\n") == "a\nb· \n")
  }
}
