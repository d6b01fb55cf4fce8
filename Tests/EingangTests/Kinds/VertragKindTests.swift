import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct VertragKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Kündigungsbestätigung

      Sehr geehrte Frau Sommer,
      Ihr Vertrag endet; Vertragsende 31.03.2026, Mindestlaufzeit abgelaufen.
      """
    #expect(KindReading.art(text, von: "Telefon Nord GmbH") == .vertrag)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Zählerablesung

      Sehr geehrte Frau Sommer,
      der Vertrag bleibt, wie er ist.
      """
    #expect(KindReading.art(text, von: "Netz Nord") != .vertrag)
  }
}
