import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ElternbriefKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Klassenfahrt der 7b

      Liebe Eltern,
      bitte geben Sie den Abschnitt bis Freitag ab. Mein Kind nimmt teil.
      """
    #expect(KindReading.art(text, von: "Gymnasium am Bach") == .elternbrief)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Musikstunden

      Sehr geehrte Frau Sommer,
      Rechnung Nr. 3 für den Unterricht, zahlbar bis Freitag.
      """
    #expect(KindReading.art(text, von: "Musikschule Au e. V.") != .elternbrief)
  }
}
