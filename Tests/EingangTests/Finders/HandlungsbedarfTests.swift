import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct HandlungsbedarfTests {
  private func isGiven(_ art: Belegart, _ richtung: Richtung?, _ text: String = "", frist: Bool = false) throws -> Bool
  {
    var extraction = Extraction(lang: "de", art: Field(art, confidence: 1.0))
    if let richtung { extraction.betrag = Field(Betrag(cents: 100, direction: richtung), confidence: 1.0) }
    if frist {
      let day = try #require(CalendarDay(year: 2025, month: 3, day: 1))
      extraction.frist = Field(Frist(day: day, kind: .antwort), confidence: 1.0)
    }
    return Handlungsbedarf.isGiven(extraction, Dokument([MarkedText(text).page]))
  }

  @Test("a Frist, an invoice to pay, a reminder and a request ask for something")
  func asks() throws {
    #expect(try isGiven(.versicherung, .lastschrift, frist: true))
    #expect(try isGiven(.rechnung, .zahlen))
    #expect(try isGiven(.mahnung, nil))
    #expect(try isGiven(.info, nil, "Bitte senden Sie uns den Fragebogen unterschrieben."))
  }

  @Test("a paper to give back asks for something, whatever else the letter says")
  func asksForPaper() {
    var extraction = Extraction(lang: "de", art: Field(.gutschrift, confidence: 1.0))
    extraction.rueckgabe = Field(Rueckgabe("Fragebogen"), confidence: 0.9)
    #expect(Handlungsbedarf.isGiven(extraction, Dokument([])))
  }

  @Test("receipts, debits, credits and mere notices ask for nothing")
  func asksNothing() throws {
    #expect(try !isGiven(.quittung, .bezahlt))
    #expect(try !isGiven(.rechnung, .lastschrift))
    #expect(try !isGiven(.gutschrift, .gutschrift))
    #expect(try !isGiven(.info, nil, "Am Freitag bleibt das Büro geschlossen."))
    #expect(try !isGiven(.info, nil, "Sie müssen nichts tun. Der Termin steht fest."))
    #expect(try !isGiven(.versicherung, nil, "In diesem Abschnitt steht, was versichert ist."))
    #expect(try !isGiven(.elternbrief, nil, "Bitte heften Sie dieses Blatt ab. Melden Sie Ihr Kind im Krankheitsfall."))
  }
}
