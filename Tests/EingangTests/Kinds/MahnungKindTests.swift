import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct MahnungKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Zahlungserinnerung

      Sehr geehrte Frau Sommer,
      wir konnten noch keinen Zahlungseingang feststellen. Mahngebühr 5,00 €
      """
    #expect(KindReading.art(text, von: "Tischlerei Ohm") == .mahnung)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Ihre Rechnung

      Sehr geehrte Frau Sommer,
      bei Verzug folgt eine Mahnung. Zahlbar innerhalb von 14 Tagen.
      """
    #expect(KindReading.art(text, von: "Ohm GmbH") != .mahnung)
  }
}
