import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Fronts and backs of a one-sided feeder")
struct StapelhaelftenTests {
  private func numbered(_ numbers: [Int?], of total: Int?) -> [PageText] {
    numbers.map { number in
      let foot = number.map { "Seite \($0)" + (total.map { " von \($0)" } ?? "") } ?? ""
      return number == 0 ? MarkedText("").page : MarkedText("Der Verbrauch des letzten Jahres\n\n\(foot)").page
    }
  }

  private func order(_ fronts: [Int?], _ backs: [Int?], of total: Int? = nil) -> [Int]? {
    Stapelhaelften(fronts: numbered(fronts, of: total), backs: numbered(backs, of: total))?.order
  }

  @Test("odd and even numbers are one letter, whichever way the backs come")
  func numbers() {
    #expect(order([1, 3, 5], [2, 4, 6], of: 6) == [1, 4, 2, 5, 3, 6])
    #expect(order([1, 3, 5], [6, 4, 2], of: 6) == [1, 6, 2, 5, 3, 4])
    #expect(order([1, 3, 5], [6, 4, 2]) == [1, 6, 2, 5, 3, 4])
    // The last back is blank, or was left out.
    #expect(order([1, 3, 5], [0, 4, 2], of: 5) == [1, 6, 2, 5, 3, 4])
    #expect(order([1, 3, 5], [2, 4], of: 5) == [1, 4, 2, 5, 3])
    #expect(order([1, 3, 5], [4, 2], of: 5) == [1, 5, 2, 4, 3])
    // Some pages say no number.
    #expect(order([nil, 3, 5], [6, nil, 2], of: 6) == [1, 6, 2, 5, 3, 4])
  }

  @Test("two letters, missing pages, and numbers that fit neither order are left alone")
  func nearMisses() {
    #expect(order([1, 2, 3], [1, 2, 3], of: 3) == nil)
    #expect(order([1, 3], [4, 2], of: 6) == nil)
    #expect(order([1, 3, 5], [2, 6, 4], of: 6) == nil)
    #expect(order([1, 3, 5], [2, 4], of: 6) == nil)
    #expect(order([1], [2], of: 2) == nil)
    #expect(order([1, 3, 5, 7], [6, 4, 2], of: 6) == nil)
    #expect(order([nil, nil], [nil, nil]) == nil)
    #expect(order([1, 2, 3], [nil, nil, nil], of: 3) == nil)
  }

  /// Each page begins with a small letter or a capital, and ends within a sentence or with it.
  private func written(_ signs: [String]) -> [PageText] {
    signs.map { sign in
      let begin = sign.hasPrefix("k") ? "zugehörigen Keller samt dem" : "Der Mieter bekommt dazu den"
      return MarkedText(
        "\(begin) Stellplatz im Hof\nauf dem Grundstück und den Garten\(sign.hasSuffix(".") ? "." : " zur")"
      )
      .page
    }
  }

  @Test("sentences that go on tell pages without numbers")
  func sentences() {
    // As a letter: capital and open, small and open, small and closed, capital and closed, …
    let pages = written(["G-", "k-", "k.", "G.", "G-", "k."])
    let (fronts, backs) = ([pages[0], pages[2], pages[4]], [pages[1], pages[3], pages[5]])
    #expect(Stapelhaelften(fronts: fronts, backs: backs)?.order == [1, 4, 2, 5, 3, 6])
    let turned = Stapelhaelften(fronts: fronts, backs: backs.reversed())
    #expect(turned?.order == [1, 6, 2, 5, 3, 4] && turned?.isReversed == true)
  }

  @Test("where sentences would go on in more than one order, nothing is put together")
  func ambiguous() {
    for signs in [
      ["k-", "k-", "k-", "k-", "k-", "k-"], ["G-", "k.", "G-", "k.", "G-", "k."], ["G.", "G.", "G.", "G."],
    ] {
      let pages = written(signs)
      let halves = [0, 1].map { half in pages.indices.filter { $0 % 2 == half }.map { pages[$0] } }
      #expect(Stapelhaelften(fronts: halves[0], backs: halves[1]) == nil, "\(signs)")
    }
  }

  @Test(
    "orders by hand",
    arguments: [
      (3, 3, false, [1, 4, 2, 5, 3, 6]), (3, 3, true, [1, 6, 2, 5, 3, 4]),
      (3, 2, false, [1, 4, 2, 5, 3]), (3, 2, true, [1, 5, 2, 4, 3]), (2, 3, false, [1, 3, 2, 4, 5]),
    ])
  func byHand(fronts: Int, backs: Int, isReversed: Bool, order: [Int]) {
    #expect(Stapelhaelften.order(fronts, backs, isReversed: isReversed) == order)
  }
}
