import Testing

@testable import Eingang

@Suite("PairFilter")
struct PairFilterTests {
  @Test("never denies what stands in the text", arguments: ["frist", "bis zum", "ü", "", "9. märz", "f"])
  func admits(part: String) {
    let text = PairFilter(Array("die frist läuft bis zum 9. märz für alle".utf8))
    #expect(text.mayContain(PairFilter(Array(part.utf8))))
  }

  @Test("denies what shares no pair with the text", arguments: ["rechnung", "quittung", "xyz"])
  func denies(part: String) {
    let text = PairFilter(Array("aaa bbb".utf8))
    #expect(!text.mayContain(PairFilter(Array(part.utf8))))
  }
}
