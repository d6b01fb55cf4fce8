import Testing

@testable import Eingang

@Suite("Stichworte")
struct StichworteTests {
  private let plain = PlainText.plain(Array("Bitte zahlen Sie die Gebühr bis Freitag, spätestens bis Montag".utf8))

  private func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: plain[$0].filter { $0 != 0 }, as: UTF8.self) }
  }

  @Test("one of several stands where it is a word of its own, or where it is open")
  func stands() {
    let whole = 0..<plain.count
    #expect((["rate", "gebühr"] as Stichworte).stand(in: plain, whole))
    #expect((["*tag"] as Stichworte).stand(in: plain, whole))
    #expect(!(["tag", "zahl", "sie*ab"] as Stichworte).stand(in: plain, whole))
    #expect(!(["bitte", "montag"] as Stichworte).stand(in: plain, 6..<20))
    #expect(!([] as Stichworte).stand(in: plain, whole))
  }

  @Test("the first in the order of the list is found at its first place, each at its last")
  func keepsOrder() {
    let whole = 0..<plain.count
    let words: Stichworte = ["montag", "bis", "sommer"]
    #expect(text(words.first(in: plain, whole)) == "montag")
    #expect(words.last(in: plain, whole).map { text($0) } == ["montag", "bis"])
    #expect(words.last(in: plain, whole).last.map { $0.lowerBound > 40 } == true)
    #expect((["sommer"] as Stichworte).first(in: plain, whole) == nil)
  }

  @Test("a word that ends at a place is told from one that ends before it, umlauts or not")
  func ends() throws {
    let end = try #require((["gebühr"] as Stichworte).first(in: plain, 0..<plain.count)?.upperBound)
    #expect(text((["bis", "gebühr"] as Stichworte).ending(at: end, in: plain, reach: 12)) == "gebuhr")
    #expect((["gebühr"] as Stichworte).ending(at: end + 1, in: plain, reach: 12) == nil)
    #expect((["gebühr"] as Stichworte).ending(at: end, in: plain, reach: 3) == nil)
    #expect((["gebühr"] as Stichworte).ending(at: 0, in: plain, reach: 3) == nil)
  }

  @Test("of several places the nearest is taken, whichever word it is")
  func findsNearest() throws {
    let whole = 0..<plain.count
    let friday = try #require((["freitag"] as Stichworte).first(in: plain, whole))
    let words: Stichworte = ["zahlen", "montag", "spatestens"]
    #expect(text(words.nearest(to: friday.upperBound, in: plain, whole)) == "spatestens")
    #expect(text(words.nearest(to: 0, in: plain, whole)) == "zahlen")
    #expect((["sommer"] as Stichworte).nearest(to: 0, in: plain, whole) == nil)
  }

  @Test("what begins exactly there is matched")
  func matches() {
    #expect((["zahlen", "bitte"] as Stichworte).match(plain, at: 0, limit: plain.count) == 5)
    #expect((["zahlen"] as Stichworte).match(plain, at: 0, limit: plain.count) == nil)
  }
}
