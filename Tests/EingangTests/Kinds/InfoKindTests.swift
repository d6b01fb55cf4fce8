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
