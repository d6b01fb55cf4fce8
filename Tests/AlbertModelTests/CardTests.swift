import AlbertModel
import Foundation
import Testing

@Suite("Card")
struct CardTests {
  private static let evidence = Evidence(
    page: 1, box: BoundingBox(x: 0.08, y: 0.04, width: 0.41, height: 0.03), quote: "Goethe-Gymnasium",
    rule: "absender.letterhead")

  private static func letter() throws -> Card {
    let written = try #require(CalendarDay(iso: "2025-09-01"))
    let due = try #require(CalendarDay(iso: "2025-09-15"))
    var extraction = Extraction(lang: "de", art: Field(.elternbrief, confidence: 0.98))
    extraction.titel = Field("Klassenfahrt Borkum", confidence: 0.9)
    extraction.absender = Field(
      "Goethe-Gymnasium", confidence: 0.97, evidence: [evidence],
      alternatives: [Alternative("Klasse 7b", confidence: 0.12)])
    extraction.betrag = Field(Betrag(cents: 8500, direction: .zahlen), confidence: 0.94)
    extraction.frist = Field(
      Frist(
        day: due, kind: .zahlung, rule: "14 Tage ab Rechnungsdatum 01.09.2025",
        anchor: Anker(kind: .rechnungsdatum, value: written)), confidence: 0.91)
    extraction.datum = Field(written, confidence: 0.99)
    extraction.skonto = Skonto(day: due, basisPoints: 200, cents: 8330)
    extraction.warnings = ["Der Betrag steht nur einmal auf dem Brief."]
    return Card(
      id: 17, state: .offen, files: ["scan-1.jpg", "scan-2.jpg"], pages: [1, 2],
      content: .vorschlag(Vorschlag(extraction, ablage: Field("Schule/Felix", confidence: 0.88))),
      timing: Timing(decode: 41, prepare: 63, ocr: 910, extract: 2, total: 1031))
  }

  private func object(_ card: Card) throws -> [String: Any] {
    let data = try JSONEncoder().encode(card)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("comes back from JSON as it was")
  func roundTrip() throws {
    let card = try Self.letter()
    #expect(try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card)) == card)
  }

  @Test("writes the fields as flat objects, amounts as decimal strings and dates as ISO 8601")
  func fields() throws {
    let object = try object(Self.letter())
    #expect(object["schema"] as? Int == 1)
    #expect(object["state"] as? String == "offen")
    #expect(object["titel"] as? String == "Klassenfahrt Borkum")
    #expect(object["art"] as? String == "elternbrief")
    let betrag = try #require(object["betrag"] as? [String: Any])
    #expect(betrag["value"] as? String == "85.00")
    #expect(betrag["currency"] as? String == "EUR")
    #expect(betrag["direction"] as? String == "zahlen")
    let frist = try #require(object["frist"] as? [String: Any])
    #expect(frist["value"] as? String == "2025-09-15")
    #expect(frist["kind"] as? String == "zahlung")
    let absender = try #require(object["absender"] as? [String: Any])
    let evidence = try #require((absender["evidence"] as? [[String: Any]])?.first)
    #expect(evidence["box"] as? [Double] == [0.08, 0.04, 0.41, 0.03])
  }

  @Test(
    "writes what was not found as null",
    arguments: ["iban", "rechnungsnummer", "kundennummer", "person"])
  func nulls(key: String) throws {
    let object = try object(Self.letter())
    #expect(object[key] is NSNull)
  }

  @Test("a card that could not be read says why, and needs a decision")
  func gestoert() throws {
    let stoerung = Stoerung(stage: .decode, why: "Die Datei ist leer.")
    let card = Card(state: .gestoert, files: ["leer.pdf"], pages: [], content: .gestoert(stoerung))
    let object = try object(card)
    #expect(object["error"] as? [String: String] == ["stage": "decode", "why": "Die Datei ist leer."])
    #expect(object["needsDecision"] as? Bool == true)
    #expect(try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card)) == card)
  }

  @Test("a decided card needs no decision, but remembers that it did", arguments: [CardState.abgelegt, .abgelehnt])
  func decided(state: CardState) throws {
    var card = try Self.letter()
    #expect(card.needsDecision)
    card.state = state
    #expect(!card.needsDecision)
    #expect(try object(card)["needsDecision"] as? Bool == false)
    #expect(try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card)).vorschlag == card.vorschlag)
  }
}
