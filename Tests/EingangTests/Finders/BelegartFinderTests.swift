import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BelegartFinderTests {
  private func field(_ text: String, von absender: String? = nil) -> Field<Belegart> {
    let dokument = Dokument([MarkedText(text).page])
    return BelegartFinder().field(CueText(dokument, heading: Betreff(dokument).heading, absender: absender))
  }

  @Test("a blank page is info, without pretending to be sure")
  func defaultsToInfo() {
    let blank = field("")
    #expect(blank.value == .info)
    #expect(blank.confidence < 0.9)
  }

  @Test("the words that tell the kind are its evidence, and the other kinds its alternatives")
  func hasEvidence() {
    let mahnung = field("Letzte Mahnung\n\nSehr geehrte Frau Sommer,\ndie Mahngebühr beträgt 5,00 €.")
    #expect(mahnung.value == .mahnung)
    #expect(mahnung.evidence.contains { $0.quote.contains("Mahnung") })
    #expect(mahnung.alternatives.count == 3)
    #expect(!mahnung.alternatives.contains { $0.value == .mahnung })
  }
}
