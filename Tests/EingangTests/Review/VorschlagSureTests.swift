import AlbertModel
import Testing

@testable import Eingang

@Suite struct VorschlagSureTests {
  private func vorschlag(_ set: (inout Vorschlag) -> Void = { _ in }) -> Vorschlag {
    var extraction = Extraction(lang: "de", art: Field(.rechnung, confidence: 0.9))
    extraction.absender = Field("Stadtwerke", confidence: 0.95)
    extraction.betrag = Field(Betrag(cents: 100), confidence: 0.9)
    extraction.frist = Field(Frist(day: CalendarDay(ordinal: 20_000), kind: .zahlung), confidence: 0.99)
    var vorschlag = Vorschlag(extraction, ablage: Field("Wohnen", confidence: 0.91))
    set(&vorschlag)
    return vorschlag
  }

  @Test("all four at nine tenths or more are sure")
  func all() { #expect(vorschlag().isSure) }

  @Test("one below is not, nor is what warns, names no sender, or lacks an amount or day where something is to be done")
  func doubts() {
    let doubtful = [
      vorschlag { $0.extraction.absender?.confidence = 0.89 }, vorschlag { $0.extraction.betrag?.confidence = 0.89 },
      vorschlag { $0.extraction.frist?.confidence = 0.89 }, vorschlag { $0.ablage.confidence = 0.89 },
      vorschlag { $0.extraction.warnings = ["Andere IBAN"] }, vorschlag { $0.extraction.absender = nil },
      vorschlag { $0.extraction.betrag = nil }, vorschlag { $0.extraction.frist = nil },
    ]
    #expect(doubtful.map(\.isSure) == [Bool](repeating: false, count: doubtful.count))
  }

  @Test("a receipt, for which nothing is to be done, needs no deadline")
  func receipt() {
    let receipt = vorschlag {
      $0.extraction.frist = nil
      $0.extraction.needsDecision = false
    }
    #expect(receipt.isSure)
  }
}
