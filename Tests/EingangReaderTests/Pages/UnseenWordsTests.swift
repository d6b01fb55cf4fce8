import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Unseen words")
struct UnseenWordsTests {
  private static let words = [
    RawWord("Betrag", x: 50..<90, y: 100..<112), RawWord("85,00", x: 95..<125, y: 100..<112),
    RawWord("Betrag", x: 50..<90, y: 120..<132),
  ]

  private func kept(
    _ doubts: [UnseenWords.Doubt], shows pixels: UnseenWords.Pixels = .writing
  ) -> (words: [Int], hidesOthers: Bool) {
    let unseen = UnseenWords(Self.words, doubts: doubts) { (_: RawWord) throws(Never) in pixels }
    return (Self.words.indices.filter { unseen.kept.contains(Self.words[$0]) }, unseen.hidesOthers)
  }

  @Test("pixels decide on a word in doubt alone")
  func doubt() {
    let second = UnseenWords.Doubt(x: 93..<130, y: 102..<108, isHidden: false)
    #expect(kept([second], shows: .nothing).words == [0, 2])
    #expect(kept([second], shows: .something).words == [0, 2])
    #expect(kept([second], shows: .writing).words == [0, 1, 2])
    #expect(kept([], shows: .nothing).words == [0, 1, 2])
  }

  @Test("a hidden word goes whatever stands there, and tells of what does")
  func hidden() {
    let first = UnseenWords.Doubt(x: 0..<91, y: 102..<108, isHidden: true)
    #expect(kept([first]).words == [1, 2])
    #expect(kept([first]).hidesOthers)
    #expect(!kept([first], shows: .nothing).hidesOthers)
  }

  @Test("a word of which one sign is hidden goes, and one that is only touched stays")
  func parts() {
    #expect(kept([.init(x: 86..<90, y: 102..<108, isHidden: true)]).words == [1, 2])
    #expect(kept([.init(x: 89..<94, y: 102..<108, isHidden: true)]).words == [0, 1, 2])
    #expect(kept([.init(x: 50..<90, y: 110..<121, isHidden: true)]).words == [0, 1, 2])
  }

  @Test("a single sign may look like a rule")
  func dash() {
    let dash = RawWord("–", x: 10..<16, y: 10..<20)
    let doubt = UnseenWords.Doubt(x: 0..<600, y: 0..<800, isHidden: false)
    let unseen = UnseenWords([dash], doubts: [doubt]) { (_: RawWord) throws(Never) in .something }
    #expect(unseen.kept == [dash])
  }
}
