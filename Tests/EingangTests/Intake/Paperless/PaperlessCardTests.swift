import AlbertModel
import Testing

@testable import Eingang

@Suite struct PaperlessCardTests {
  private static func document() -> PaperlessDocument {
    var document = PaperlessDocument(number: 7)
    document.title = "Abschlag\u{7} 2024"
    document.content = "Stadtwerke Rosenau GmbH\n\nRechnungsbetrag 85,00 EUR\n"
    document.correspondent = "Stadtwerke"
    document.type = "Stromrechnung"
    document.place = "Haus/2024/Abschlag.pdf"
    document.tags = ["Steuer 2024", "felix"]
    document.created = CalendarDay(iso: "2024-03-05")
    document.serialNumber = 12
    document.remarks = ["Vertrag: 99", "Bezahlt\nam Montag"]
    document.file = "Abschlag.pdf"
    return document
  }

  private func card(_ document: PaperlessDocument) -> CardSnapshot {
    PaperlessCard(document, personen: ["Felix", "Lena"]) { _ in .sample(titel: "Gelesen", ablage: "Wohnen") }.snapshot
  }

  @Test(
    "what is known there stands on the card, what was read is what else it could be, and the rest is as it was read")
  func values() throws {
    let snapshot = card(Self.document())
    let vorschlag = try #require(snapshot.card.vorschlag)
    #expect(vorschlag.extraction.absender?.value == "Stadtwerke")
    #expect(vorschlag.extraction.absender?.alternatives.map(\.value) == ["Goethe-Gymnasium"])
    #expect(vorschlag.extraction.absender?.reason == "aus paperless-ngx")
    #expect(vorschlag.extraction.titel?.value == "Abschlag 2024")
    #expect(vorschlag.extraction.datum?.value.iso == "2024-03-05")
    #expect(vorschlag.extraction.art.value == .rechnung)
    #expect(vorschlag.ablage.value == "Haus/2024")
    #expect(vorschlag.extraction.betrag?.value.cents == 8500)
    #expect(vorschlag.extraction.person?.value == "Felix")
    #expect(snapshot.hand == ["ablage", "absender", "datum", "person", "titel"])
    #expect(!vorschlag.extraction.needsDecision)
  }

  @Test("tags, a type that says more than the kind, numbers and notes are the card's remarks, a line each")
  func vermerke() throws {
    let extraction = try #require(card(Self.document()).card.vorschlag).extraction
    #expect(
      extraction.vermerke == ["Steuer 2024", "Stromrechnung", "ASN 12", "Vertrag: 99", "Bezahlt am Montag"])
  }

  @Test("what is not known there is as it was read, and is nobody's entry")
  func unknown() throws {
    var document = PaperlessDocument(number: 8)
    document.content = "Brief"
    let snapshot = card(document)
    let vorschlag = try #require(snapshot.card.vorschlag)
    #expect(vorschlag.extraction.absender?.value == "Goethe-Gymnasium" && vorschlag.ablage.value == "Wohnen")
    #expect(vorschlag.extraction.absender?.reason == nil)
    #expect(vorschlag.extraction.titel?.value == "Gelesen")
    #expect(snapshot.hand.isEmpty && snapshot.card.files == ["paperless-8"])
  }

  @Test(
    "a type means a kind by the last part of its name",
    arguments: [
      ("Rechnung", Belegart.rechnung), ("Stromrechnungen", .rechnung), ("Invoice", .rechnung), ("Kassenbon", .quittung),
      ("Steuerbescheid", .bescheid), ("Kfz-Versicherung", .versicherung), ("Mietvertrag", .vertrag),
      ("Zahlungserinnerung", .mahnung), ("Verträge", .vertrag), ("Kontoauszug", nil), ("Rechnungswesen Kurs", nil),
      ("Vertragsänderung", nil), ("", nil),
    ])
  func arten(type: String, art: Belegart?) {
    #expect(PaperlessCard.art(type) == art)
  }

  @Test("no value claims a place on the paper, for the text came without places")
  func places() throws {
    var vorschlag = Vorschlag.sample()
    let box = BoundingBox(x: 0.1, y: 0.2, width: 0.3, height: 0.01)
    vorschlag.extraction.betrag?.evidence = [Evidence(page: 1, box: box, quote: "85,00", rule: "betrag.euro")]
    let card = PaperlessCard(Self.document(), personen: []) { [vorschlag] _ in vorschlag }
    let evidence = try #require(card.snapshot.card.vorschlag?.extraction.betrag?.evidence.first)
    #expect(evidence.quote == "85,00" && evidence.box == BoundingBox(x: 0, y: 0, width: 1, height: 1))
  }
}
