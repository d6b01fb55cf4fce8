import Eingang
import Testing

@Suite struct EchoTests {
  @Test(
    "what is repeated is one harmless line of a sane length",
    arguments: [
      ("bettrag", "bettrag"), ("", ""), ("a\u{1B}[2Jb\nc", "a·[2Jb·c"), ("\u{9B}31m\u{202E}x", "·31m·x"),
      (String(repeating: "ä", count: 60), String(repeating: "ä", count: 60)),
    ])
  func short(text: String, expected: String) {
    #expect(Echo.short(text) == expected)
  }

  @Test("a megabyte is cut to sixty letters")
  func long() {
    #expect(Echo.short(String(repeating: "x", count: 1_000_000)) == String(repeating: "x", count: 60) + "…")
  }

  @Test("a long list names the first ones and how many more there are")
  func list() {
    #expect(Echo.list(["a", "b"]) == "a, b")
    #expect(Echo.list((1...50_000).map(String.init)).hasSuffix(", 20 and 49980 more"))
  }
}
