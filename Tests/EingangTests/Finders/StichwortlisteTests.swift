import Testing

@testable import Eingang

@Suite struct StichwortlisteTests {
  private let list = Stichwortliste<Int>([("ende", 1), ("ende des", 2), ("größe*", 3), ("mitte", 4)])

  private func match(_ text: String, at start: Int = 0) -> (Int, Int)? {
    let plain = PlainText.plain(Array(text.utf8))
    return list.match(plain, at: start, limit: plain.count).map { ($0.meaning, $0.end) }
  }

  @Test("what stands at a place is told with its end, of several the one given first")
  func tellsWhatStands() throws {
    #expect(try #require(match("Ende des Monats")) == (1, 4))
    #expect(try #require(match("am Ende", at: 3)) == (1, 7))
    #expect(try #require(match("Größenordnung")) == (3, "Größe".utf8.count))
  }

  @Test("a place behind the rest of a shorter letter is looked at, too")
  func skipsZeros() {
    let plain = [0] + PlainText.plain(Array("Mitte".utf8))
    #expect(list.match(plain, at: 0, limit: plain.count)?.meaning == 4)
  }

  @Test("nothing stands within a word, beyond the text, or in a longer word")
  func nearMisses() {
    #expect(match("Wende", at: 1) == nil)
    #expect(match("Ende", at: 4) == nil)
    #expect(match("Endes") == nil)
    #expect(Stichwortliste<Int>([("", 1)]).match([], at: 0, limit: 0) == nil)
  }

  @Test("several words may mean the same")
  func sharesMeanings() {
    let list = Stichwortliste<String>([(["zwei", "two"], "2"), (["drei"], "3")])
    #expect(
      ["zwei", "two", "drei"].map { list.match(Array($0.utf8), at: 0, limit: $0.utf8.count)?.meaning } == [
        "2", "2", "3",
      ])
  }
}
