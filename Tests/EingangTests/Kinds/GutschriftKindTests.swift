import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct GutschriftKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Gutschrift GS-12

      Sehr geehrte Frau Sommer,
      für Ihre Retoure erstatten wir 20,00 €.
      """
    #expect(KindReading.art(text, von: "Wolle und Garn Versand") == .gutschrift)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Ihre Bestellung

      Sehr geehrte Frau Sommer,
      der Gutschein liegt bei. Rechnungsnummer 12, Gesamtbetrag 10,00 €, zahlbar sofort.
      """
    #expect(KindReading.art(text, von: "Ohm GmbH") != .gutschrift)
  }
}
