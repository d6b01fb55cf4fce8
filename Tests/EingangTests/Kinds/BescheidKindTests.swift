import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BescheidKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Gebührenbescheid 2025

      Sehr geehrte Frau Sommer,
      die Gebühr wird festgesetzt.
      Rechtsbehelfsbelehrung: Gegen diesen Bescheid kann Widerspruch erhoben werden.
      """
    #expect(KindReading.art(text, von: "Stadt Rosenau") == .bescheid)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Hinweis

      Sehr geehrte Frau Sommer,
      dies ist kein Bescheid.
      """
    #expect(KindReading.art(text, von: "Stadt Rosenau") != .bescheid)
  }
}
