import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Pages that were not read")
struct LesbarkeitTests {
  private func page(_ number: Int, _ source: PageText.Source = .ocr, codes: [PageCode] = []) -> PageText {
    PageText(number: number, width: 2480, height: 3508, source: source, words: [], codes: codes)
  }

  private let letter = MarkedText("Einladung zum Sommerfest").page

  private func sentence(_ pages: String) -> [String] {
    ["Auf \(pages) war nichts zu lesen: Handschrift, ein Bild oder ein zu schlechter Scan. Bitte ansehen."]
  }

  @Test("are told of in one sentence")
  func told() {
    #expect(Lesbarkeit.notices([letter, page(2)]) == sentence("Seite 2"))
    #expect(Lesbarkeit.notices([letter, page(2), page(4), page(5)]) == sentence("den Seiten 2, 4 und 5"))
    #expect(Lesbarkeit.notices((1...20).map { page($0) }) == sentence("20 Seiten"))
  }

  @Test("are not those that are blank, have a code, or hold text of their own without a word")
  func others() {
    let code = PageCode(.qr, text: "https://ahrenbeck.example", box: letter.words[0].box)
    #expect(Lesbarkeit.notices([letter, page(2, .blank), page(3, codes: [code]), page(4, .textLayer)]).isEmpty)
  }

  @Test("need a person where there are no others")
  func decision() {
    #expect(Lesbarkeit.isUnread([page(1), page(2, .blank)]))
    #expect(!Lesbarkeit.isUnread([page(1), letter]) && !Lesbarkeit.isUnread([page(1, .blank)]))
    let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)
    let found = understanding.vorschlag(for: [page(1)]).extraction
    #expect(found.needsDecision && found.warnings == sentence("Seite 1"))
  }
}
