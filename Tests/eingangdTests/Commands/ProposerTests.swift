import AlbertModel
import Testing

@testable import Eingang
@testable import eingangd

@Suite("Proposing without storing")
struct ProposerTests {
  /// Two sheets that lay beside one another, a code on each.
  private struct Reader: PageReader {
    func read(_ request: ReadingRequest) async throws(Stoerung) -> Reading {
      let pages = (1...2).map { number in
        let code = PageCode(.qr, text: "BCD", box: BoundingBox(x: 0, y: 0, width: 0.1, height: 0.1))
        var page = PageText(number: number, width: 1000, height: 1400, source: .ocr, words: [], codes: [code])
        page.part = PagePart(
          .sheet, page: 1, number: number, of: 2,
          box: BoundingBox(x: number == 1 ? 0 : 0.5, y: 0, width: 0.5, height: 1))
        return page
      }
      return Reading(pages: pages, timing: Timing(), bytes: 1, fingerprint: "test")
    }
  }

  @Test("where codes do not count, nobody is shown one, nor when sheets are told apart", arguments: [true, false])
  func ignoresCodes(_ ignores: Bool) async {
    let seen = Guarded<[Int]>([])
    var proposer = Proposer(
      reader: Reader(), alwaysOCR: false,
      propose: { pages in
        seen.withLock { $0.append(pages.reduce(0) { $0 + $1.codes.count }) }
        return Vorschlag(
          Extraction(lang: "de", art: Field(.info, confidence: 0.9)), ablage: Field("Sonstiges", confidence: 0.5))
      }, absolute: { $0 })
    proposer.ignoresCodes = ignores
    _ = await proposer.cards(for: InputDocument(names: ["scan.png"]))
    let counts = seen.withLock { $0 }
    // Once for each sheet, then for each card.
    #expect(counts.count >= 3 && counts.allSatisfy { ($0 == 0) == ignores })
  }
}
