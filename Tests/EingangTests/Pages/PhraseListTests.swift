import EingangTestSupport
import Testing

@testable import Eingang

@Suite("PhraseList")
struct PhraseListTests {
  private func line(_ text: String) throws -> TextLine { try #require(MarkedText(text).page.lines.first) }

  @Test("the first in the order of the list is found, wherever it stands")
  func keepsOrder() throws {
    let line = try line("Rechnung über die Summe von 5 Euro")
    #expect(line.firstRange(of: ["summe", "rechnung"]).map { line.text($0) } == "Summe")
    #expect(line.firstRange(of: ["mahnung", "rechnung"]).map { line.text($0) } == "Rechnung")
    #expect(line.firstRange(of: ["rechnung"], in: 3..<line.bytes.count) == nil)
  }

  @Test("none is found in a line without any, and none of no phrases")
  func findsNothing() throws {
    let line = try line("Rechnungsbetrag")
    #expect(!line.containsAny(["rechnung", "betrag"]) && !line.containsAny([]))
    #expect(line.count(of: ["rechnung*", "*betrag", "*summe"]) == 2)
  }

  @Test("a phrase counts where its first place is such a one")
  func asksForThePlace() throws {
    let line = try line("An die Eltern und an die Kinder")
    #expect(line.contains(["an die"]) { $0.lowerBound == 0 })
    #expect(!line.contains(["die", "kinder"]) { $0.lowerBound == 0 })
  }

  @Test("those that stand in a line may stand there", arguments: ["kg", "e. v.", "geben sie*ab", "*größe"])
  func deniesNothing(phrase: String) throws {
    let line = try line("Ohm KG, Turner e. V.: geben Sie es ab, Übergröße")
    #expect(PhraseList([Phrase(phrase)]).mayStand(in: line).count == 1)
  }
}
