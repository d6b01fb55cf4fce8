import Eingang
import Testing

struct SpellingTests {
  @Test(
    "a near word is found",
    arguments: [
      ("exctract", "extract"), ("lsit", "list"), ("Haushalt", "haushalt"), ("adrese", "adresse"),
      ("schwester", nil), ("x", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, among: ["extract", "list", "haushalt", "adresse"]) == expected)
  }

  @Test("the nearer of two words wins")
  func nearer() {
    #expect(Spelling.nearest(to: "accep", among: ["except", "accept"]) == "accept")
  }

  @Test("an endless word costs no more than a long one")
  func endless() {
    #expect(Spelling.nearest(to: String(repeating: "a", count: 1_000_000), among: ["list"]) == nil)
  }
}
