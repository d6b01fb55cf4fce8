import Testing

@testable import eingangd

struct StandardInputTests {
  @Test(
    "a list of names is taken apart as find writes it",
    arguments: [
      ("a\nb c\n\n", ["a", "b c"]), ("a\r\nb\r\n", ["a", "b"]), ("a\u{0}b\nc\u{0}", ["a", "b\nc"]),
      ("a\u{2028}b\u{85}c\n", ["a\u{2028}b\u{85}c"]), ("", []),
    ])
  func parts(text: String, names: [String]) {
    #expect(StandardInput.parts(of: Array(text.utf8)) == names)
  }
}
