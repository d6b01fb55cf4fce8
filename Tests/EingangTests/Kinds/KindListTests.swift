import AlbertModel
import Testing

@testable import Eingang

@Suite struct KindListTests {
  @Test("every kind of the model has its words, each once")
  func isComplete() {
    #expect(KindList.all.map(\.art).count == Belegart.allCases.count)
    #expect(Set(KindList.all.map(\.art)) == Set(Belegart.allCases))
    #expect(KindList.all.allSatisfy { !$0.cues.isEmpty })
  }
}
