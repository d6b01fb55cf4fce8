import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RechnungKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Rechnung Nr. 4711
      Rechnungsdatum 01.02.2025
      Summe netto 100,00 €
      Gesamtbetrag 119,00 €
      Zahlbar innerhalb von 14 Tagen
      """
    #expect(KindReading.art(text, von: "Tischlerei Ohm") == .rechnung)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Mahnung

      Sehr geehrte Frau Sommer,
      Rechnungsnummer 12 ist noch offen.
      """
    #expect(KindReading.art(text, von: "Ohm GmbH") != .rechnung)
  }
}
