import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RueckgabeFinderTests {
  private func field(_ text: String, art: Belegart = .elternbrief) -> Field<Rueckgabe>? {
    Ranker.rueckgabe.field(RueckgabeFinder(art: art).candidates(in: [MarkedText(text).page]))
  }

  @Test(
    "a sentence that asks for a paper is enough",
    arguments: [
      ("Bitte geben Sie den unterschriebenen Rücklaufzettel im Sekretariat ab.", "Rücklaufzettel", true, "Sekretariat"),
      ("Bitte senden Sie uns den Fragebogen ausgefüllt zurück.", "Fragebogen", false, nil),
      ("Bitte senden Sie uns das SEPA-Lastschriftmandat unterschrieben zurück.", "SEPA-Lastschriftmandat", true, nil),
      (
        "Please sign and return the consent form to the school office.", "Einverständniserklärung", true,
        "school office"
      ),
    ])
  func asks(text: String, paper: String, signed: Bool, who: String?) throws {
    let value = try #require(field(text)).value
    #expect(value.paper == paper)
    #expect(value.signed == signed)
    #expect(value.recipient == who)
  }

  @Test(
    "a paper that is not wanted is none, and one that has to come from those who cannot join is",
    arguments: [
      ("Bitte geben Sie keinen Rücklaufzettel unterschrieben zurück.", nil),
      ("Bitte KEINE neue Einverständniserklärung unterschrieben zurücksenden.", nil),
      ("Bitte geben Sie den Rücklaufzettel auch zurück, wenn Ihr Kind keine Zeit hat.", "Rücklaufzettel"),
    ])
  func refused(text: String, paper: String?) { #expect(field(text)?.value.paper == paper) }

  @Test("the heading of the slip says what it is")
  func heading() throws {
    let text = """
      Bitte geben Sie den Abschnitt bei Frau Pohl ab.
      Viele Grüße
      ✂ - - - - - - - - - - - - -
      Anmeldung zum Schwimmkurs
      Hiermit melde ich mein Kind an.
      Name: ______________
      Unterschrift: ______________
      """
    let found = try #require(field(text))
    #expect(found.value.paper == "Anmeldung")
    #expect(found.value.signed)
    #expect(found.value.recipient == "Frau Pohl")
    #expect(found.evidence.map(\.rule) == ["rueckgabe.zettel", "rueckgabe.bitte", "rueckgabe.an"])
    for evidence in found.evidence { #expect(text.contains(evidence.quote)) }
  }

  @Test(
    "a paper that is sent, was sent or may be sent is not asked for",
    arguments: [
      "Das Formular für den Widerruf können Sie zurücksenden.", "Mit diesem Schreiben erhalten Sie Ihr Mandat.",
      "Vielen Dank, Ihr Fragebogen wurde ausgefüllt und ist eingegangen.", "Die Anmeldung ist nur online möglich.",
      "In diesem Abschnitt erklären wir den Tarif.",
    ])
  func none(text: String) { #expect(field(text, art: .info) == nil) }

  @Test("a receipt asks for nothing")
  func receipt() { #expect(field("Bitte geben Sie den Abschnitt unterschrieben ab.", art: .quittung) == nil) }

  @Test(
    "money in a child's hand is asked for without any paper",
    arguments: [
      ("Bitte geben Sie Ihrem Kind 11,00 € bis zum 8.12. in bar mit.", Int64(1100), nil),
      ("Für das Heft bitten wir um 8,40 € bis zum 14.12.2026, bitte in bar bei Frau Pohl.", 840, "Frau Pohl"),
      ("Der Eintritt kostet 6,50 €, bitte bringt das Geld bis Freitag passend mit.", 650, nil),
    ])
  func money(text: String, cents: Int64, who: String?) throws {
    let value = try #require(field(text)).value
    #expect(value.paper == Rueckgabe.bargeld)
    #expect(value.cash?.cents == cents)
    #expect(value.recipient == who)
  }

  @Test(
    "a transfer, things to bring and a sum whose comma is lost are no money in hand",
    arguments: [
      "Bitte überweisen Sie 11,00 € bis zum 8.12. auf unser Konto.",
      "Bitte geben Sie Ihrem Kind Hausschuhe und einen Umschlag mit.",
      "Bitte geben Sie Ihrem Kind 1100 € bis zum 8.12. in bar mit.",
    ])
  func noMoney(text: String) { #expect(field(text) == nil) }
}
