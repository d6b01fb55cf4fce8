import Testing

@testable import Eingang

@Suite("Folding")
struct FoldingTests {
  @Test(
    "names are compared without case, marks and punctuation",
    arguments: [
      ("Grüße, Öl & Straße", "gruesse oel strasse"),
      ("Gru\u{308}ße", "gruesse"),
      ("A\u{308}rzte", "aerzte"),
      ("Cafe\u{301} Noël", "cafe noel"),
      ("Café Noe\u{308}l", "cafe noel"),
      ("\u{130}stanbul 3", "istanbul 3"),
      ("  Nr. 5/7 ", "nr 5 7"),
      ("\u{308}", ""),
      ("— · —", ""),
    ])
  func key(text: String, key: String) {
    #expect(Folding.key(text) == key)
  }

  @Test(
    "a key folded again is itself",
    arguments: ["\u{130}7\u{130}", "Gru\u{308}ße", "ẞa\u{345}Ω", "i\u{307}\u{308}"])
  func again(text: String) {
    let key = Folding.key(text)
    #expect(Folding.key(key) == key)
  }
}
