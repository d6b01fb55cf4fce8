import EingangTestSupport
import Testing

@testable import Eingang

@Suite("TripleFilter")
struct TripleFilterTests {
  private let lines = MarkedText("Die Frist läuft bis zum 9. März\nfür ALLE Eltern").page.lines

  @Test(
    "never denies what stands in a line",
    arguments: ["frist", "läuft bis", "9. märz", "alle eltern", "die*bis", "*rist*", "ä", "im", "für"])
  func admits(phrase: String) {
    #expect(TripleFilter(lines).mayContain(Phrase(phrase).triples))
  }

  @Test("denies words that are not there", arguments: ["rechnung", "fristen", "bis märz", "die*rechnung"])
  func denies(phrase: String) {
    #expect(!TripleFilter(lines).mayContain(Phrase(phrase).triples))
  }

  @Test("a page without words has only what is too short to tell")
  func isEmpty() {
    #expect(!TripleFilter([]).mayContain(Phrase("frist").triples))
    #expect(TripleFilter([]).mayContain(Phrase("im").triples))
  }
}
