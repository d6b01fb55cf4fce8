import Testing

@testable import eingangd

struct WrappingTests {
  @Test(
    "lines break between words, and in a word only where it is too long",
    arguments: [
      ("eins zwei drei", 9, ["eins zwei", "drei"]), ("eins", 4, ["eins"]), ("", 5, [""]),
      ("Donaudampfschiff ab", 8, ["Donaudam", "pfschiff", "ab"]), ("a  b\nc", 80, ["a b c"]),
      ("für Öl", 3, ["für", "Öl"]), ("日本語", 4, ["日本", "語"]),
    ])
  func lines(text: String, width: Int, expected: [String]) {
    #expect(Wrapping.lines(text, width: width) == expected)
  }

  @Test("beyond the last line allowed, an ellipsis stands")
  func limit() {
    #expect(Wrapping.lines("eins zwei drei vier", width: 9, atMost: 2) == ["eins zwei", "drei vier"])
    #expect(Wrapping.lines("eins zwei drei vier fünf", width: 9, atMost: 2) == ["eins zwei", "drei vie…"])
    #expect(Wrapping.lines("eins", width: 9, atMost: 2) == ["eins"])
  }

  @Test(
    "what is too long ends in an ellipsis within the width",
    arguments: [("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("日本語", 4, "日…")])
  func elided(text: String, width: Int, expected: String) {
    #expect(Wrapping.elided(text, width: width) == expected)
  }

  @Test("padding counts columns")
  func padded() {
    #expect(Wrapping.padded("日", width: 4) == "日  ")
    #expect(Wrapping.rightAligned("ä", width: 3) == "  ä")
  }
}
