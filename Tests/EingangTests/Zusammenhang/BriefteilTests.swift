import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BriefteilTests {
  private func teil(_ texts: String...) -> Briefteil? {
    Briefteil(texts.enumerated().map { MarkedText($1, page: $0 + 1).page })
  }

  @Test("says which pages of how many there are, where some are missing")
  func missing() {
    #expect(teil("Seite 2 von 2") == Briefteil(von: 2, seiten: [2]))
    #expect(teil("Seite 1 von 4", "Seite 2 von 4") == Briefteil(von: 4, seiten: [1, 2]))
    #expect(teil("Seite 1 von 3", "ohne Zahl") == Briefteil(von: 3, seiten: [1]))
    #expect(teil("Seite 1 von 4", "Seite 2 von 4")?.text == "Seiten 1, 2 von 4")
    #expect(teil("Seite 1 von 2")?.text == "Seite 1 von 2")
  }

  @Test("nothing is missing where all are there, none is counted, or they contradict one another")
  func whole() {
    #expect(teil("Seite 1 von 1") == nil)
    #expect(teil("Seite 1 von 2", "Seite 2 von 2") == nil)
    #expect(teil("Seite 1 von 2", "Rückseite ohne Zahl") == nil)
    #expect(teil("ohne Zahl") == nil)
    #expect(teil() == nil)
    #expect(teil("Seite 1 von 3", "Seite 1 von 4") == nil)
    #expect(teil("Seite 1 von 3", "Seite 1 von 3") == nil)
  }

  @Test("parts complement one another where they count the same and have different pages")
  func complements() {
    let first = Briefteil(von: 3, seiten: [1])
    #expect(first.complements(Briefteil(von: 3, seiten: [2])))
    #expect(first.complements(Briefteil(von: 3, seiten: [2, 3])))
    #expect(!first.complements(Briefteil(von: 2, seiten: [2])))
    #expect(!first.complements(Briefteil(von: 3, seiten: [1, 2])))
  }

  @Test("a blank back is none of a letter's pages")
  func blankBack() {
    let back = PageText(number: 2, width: 100, height: 100, source: .blank, words: [])
    #expect(Briefteil([MarkedText("Seite 1 von 2").page, back]) == Briefteil(von: 2, seiten: [1]))
  }
}
