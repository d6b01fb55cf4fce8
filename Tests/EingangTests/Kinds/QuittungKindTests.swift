import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct QuittungKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Bäckerei Ohm
      Brot   3,20
      Summe EUR   3,20
      gegeben bar   5,00
      Rückgeld   1,80
      Bon-Nr 12 Kasse 3
      """
    #expect(KindReading.art(text, von: "Bäckerei Ohm") == .quittung)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Rechnung Nr. 4

      Sehr geehrte Frau Sommer,
      bitte zahlen Sie nicht bar an der Kasse.
      """
    #expect(KindReading.art(text, von: "Ohm GmbH") != .quittung)
  }
}
