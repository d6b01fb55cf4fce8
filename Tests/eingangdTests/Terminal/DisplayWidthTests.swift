import Testing

@testable import eingangd

struct DisplayWidthTests {
  @Test(
    "columns are counted, not bytes or characters",
    arguments: [
      ("", 0), ("Grüße", 5), ("Gru\u{308}ße", 5), ("日本", 4), ("한", 2), ("Ａ", 2), ("😀", 2), ("❤️", 2), ("–", 1), ("…", 1),
      ("a\u{200B}b", 2), ("€", 1), ("👨‍👩‍👧", 2),
    ])
  func width(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test(
    "a prefix never cuts a character in two",
    arguments: [("日本語", 3, "日"), ("abc", 2, "ab"), ("日", 1, "日"), ("a", 0, "")])
  func prefix(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.prefix(of: text, width: width) == expected)
  }
}
