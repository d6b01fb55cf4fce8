import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct VersicherungKindTests {
  @Test("is told by its own words")
  func isTold() {
    let text = """
      Ihre Hausratversicherung

      Sehr geehrte Frau Sommer,
      der Jahresbeitrag zu Ihrem Versicherungsschein ändert sich.
      """
    #expect(KindReading.art(text, von: "Kranich Versicherung AG") == .versicherung)
  }

  @Test("a word in passing does not make it")
  func leavesAlone() {
    let text = """
      Elternabend

      Liebe Eltern,
      die Versicherung der Schule deckt den Weg.
      """
    #expect(KindReading.art(text, von: "Grundschule am Bach") != .versicherung)
  }
}
