import AlbertModel
import Testing

@testable import eingangd

struct CardDifferenceTests {
  @Test("only what a person sees counts")
  func same() throws {
    let old = try SampleCard.vorschlag()
    var new = old
    new.extraction.betrag?.confidence = 0.2
    new.extraction.betrag?.evidence = []
    #expect(CardDifference(from: old, to: new).changes.isEmpty)
  }

  @Test("what differs is told field by field")
  func different() throws {
    let old = try SampleCard.vorschlag()
    var new = old
    new.extraction.betrag = Field(Betrag(cents: 5800, direction: .bezahlt), confidence: 0.9)
    new.extraction.frist = nil
    new.extraction.weitereFristen = []
    new.ablage = Field("Auto", confidence: 0.9)
    #expect(
      CardDifference(from: old, to: new).lines == [
        "Betrag: 119,00 €, zu zahlen → 58,00 €, schon bezahlt", "Frist: Mo 15.09.2025 · Zahlung → –",
        "Weitere Fristen: Mi 01.10.2025 · Widerspruch → –", "Ablage: Wohnen → Auto",
      ])
  }

  @Test("a first proposal differs in everything it has")
  func first() throws {
    let lines = CardDifference(from: nil, to: try SampleCard.vorschlag()).lines
    #expect(lines.contains("Ablage: – → Wohnen") && lines.count == 15)
  }
}
