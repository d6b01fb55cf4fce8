import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct InfoKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Ihr Personalausweis läuft ab

      Sehr geehrte Frau Sommer,
      bitte vereinbaren Sie einen Termin. Dieses Schreiben ist ein kostenloser Service.
      """
    #expect(KindReading.art(text, von: "Bürgeramt Rosenau") == .info)
  }

  @Test("a notice that a passport runs out is none to pay, though the new one costs something")
  func tellsExpiry() {
    let text = """
      Ablauf des Reisepasses

      Sehr geehrte Frau Sommer,
      Ihr Reisepass verliert am 11.12.2024 seine Gültigkeit. Die Gebühr beträgt 37,50 € und ist beim Termin zu zahlen.
      Im Auftrag
      """
    #expect(KindReading.art(text, von: "Stadt Rosenau") == .info)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Rechnung Nr. 4

      Sehr geehrte Frau Sommer,
      wir informieren Sie: Gesamtbetrag 20,00 €, zahlbar bis Freitag, Rechnungsdatum 01.02.2025.
      """
    #expect(KindReading.art(text, von: "Ohm GmbH") != .info)
  }
}
