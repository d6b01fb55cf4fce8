import AlbertModel
import Testing

/// A card with every field set, for views to draw.
enum SampleCard {
  static let today = CalendarDay(iso: "2025-09-05") ?? CalendarDay(ordinal: 0)

  static func day(_ iso: String) throws -> CalendarDay { try #require(CalendarDay(iso: iso)) }

  static func card(id: Int? = 17, state: CardState = .offen) throws -> Card {
    Card(
      id: id, state: state, files: ["rechnung.pdf"], pages: [1], content: .vorschlag(try vorschlag()),
      timing: Timing(decode: 1, prepare: 2, ocr: 3, extract: 4, store: 5, total: 15))
  }

  static func vorschlag() throws -> Vorschlag {
    let box = BoundingBox(x: 0.1, y: 0.4, width: 0.2, height: 0.02)
    let evidence = [Evidence(page: 1, box: box, quote: "Rechnungsbetrag: 119,00 €", rule: "betrag.label")]
    var extraction = Extraction(lang: "de", art: Field(.rechnung, confidence: 0.9))
    extraction.titel = Field("Rechnung; Nr. 7, \\ neu", confidence: 0.9)
    extraction.absender = Field("Malermeister Bunt", confidence: 0.9)
    extraction.betrag = Field(
      Betrag(cents: 11_900, direction: .zahlen), confidence: 0.94, evidence: evidence,
      alternatives: [Alternative(Betrag(cents: 10_000), confidence: 0.05)])
    extraction.frist = Field(
      Frist(
        day: try day("2025-09-15"), kind: .zahlung, rule: "14 Tage ab Rechnungsdatum",
        anchor: Anker(kind: .rechnungsdatum, value: try day("2025-09-01"))), confidence: 0.9)
    extraction.weitereFristen = [Field(Frist(day: try day("2025-10-01"), kind: .widerspruch), confidence: 0.7)]
    extraction.datum = Field(try day("2025-09-01"), confidence: 0.9)
    extraction.iban = Field("DE89370400440532013000", confidence: 0.9)
    extraction.rechnungsnummer = Field("7", confidence: 0.9)
    extraction.kundennummer = Field("K1", confidence: 0.9)
    extraction.person = Field("Anna", confidence: 0.9)
    extraction.skonto = Skonto(day: try day("2025-09-08"), basisPoints: 200, cents: 11_662)
    extraction.rueckgabe = Field(
      Rueckgabe(
        "Rücklaufzettel", signed: true, recipient: "Klassenlehrerin Frau Brandt", until: try day("2025-09-15"),
        cash: Betrag(cents: 1200, direction: .zahlen)), confidence: 0.9)
    extraction.gewaehrleistungBis = try day("2027-09-01")
    extraction.warnings = ["Der Betrag ist verwischt."]
    return Vorschlag(extraction, ablage: Field("Wohnen", confidence: 0.9))
  }

  static func disturbed() -> Card {
    Card(
      id: 4, state: .gestoert, files: ["scan.pdf"], pages: [],
      content: .gestoert(Stoerung(stage: .decode, why: "Die Datei ist leer.")))
  }
}
