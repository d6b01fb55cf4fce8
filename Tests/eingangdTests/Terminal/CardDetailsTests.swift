import AlbertModel
import Testing

@testable import eingangd

struct CardDetailsTests {
  @Test("a value comes with its certainty, its words and place, and what else it could be")
  func details() throws {
    let lines = CardDetails(width: 100).lines(try SampleCard.vorschlag())
    let start = try #require(lines.firstIndex(of: "  Betrag: 119,00 € 94 %"))
    #expect(lines[start + 1] == "      Seite 1, 41 % von oben: „Rechnungsbetrag: 119,00 €“ (betrag.label)")
    #expect(lines[start + 2] == "      oder 100,00 € 5 %")
    #expect(lines.contains("  Weitere Frist: Mi 01.10.2025 · Widerspruch 70 %"))
    #expect(lines.contains("  Frist: Mo 15.09.2025 · Zahlung · 14 Tage ab Rechnungsdatum 01.09.2025 90 %"))
    #expect(
      lines.contains {
        $0.hasPrefix("  Zurück: Rücklaufzettel unterschrieben an Klassenlehrerin Frau Brandt, mit 12,00 € in bar")
      })
    #expect(lines.contains("  Gewährleistung: bis 01.09.2027, zwei Jahre ab Kauf"))
    #expect(lines.contains("  IBAN: DE89 3704 0044 0532 0130 00 90 %"))
  }

  @Test("a place is told once, and what is next to impossible is no alternative")
  func once() throws {
    var vorschlag = try SampleCard.vorschlag()
    let evidence = try #require(vorschlag.extraction.betrag?.evidence.first)
    vorschlag.extraction.betrag?.evidence = [evidence, evidence]
    vorschlag.extraction.betrag?.alternatives.append(Alternative(Betrag(cents: 1), confidence: 0.004))
    let lines = CardDetails(width: 100).lines(vorschlag)
    #expect(lines.count { $0.contains("Rechnungsbetrag: 119,00 €") } == 1)
    #expect(lines.count { $0.contains("oder ") } == 1)
  }

  @Test("a value entered by a person says so")
  func byHand() throws {
    var vorschlag = try SampleCard.vorschlag()
    let nowhere = BoundingBox(x: 0, y: 0, width: 0, height: 0)
    vorschlag.ablage = Field(
      "Auto", confidence: 1.0, evidence: [Evidence(page: 1, box: nowhere, quote: "", rule: "person")])
    #expect(
      CardDetails(width: 80).lines(vorschlag).suffix(2) == ["  Ablage: Auto 100 %", "      eingetragen von Hand"])
  }
}
