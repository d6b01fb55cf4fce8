import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct EinladungKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Einladung zum Sommerfest

      Liebe Familie Sommer,
      wir laden Sie herzlich ein und freuen uns auf Ihr Kommen.
      """
    #expect(KindReading.art(text, von: "Turnverein Au e. V.") == .einladung)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Terminbestätigung

      Sehr geehrte Frau Sommer,
      bitte bringen Sie die Einladung mit.
      """
    #expect(KindReading.art(text, von: "Praxis Dr. Kranich") != .einladung)
  }
}
