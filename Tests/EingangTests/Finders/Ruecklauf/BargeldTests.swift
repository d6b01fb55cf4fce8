import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BargeldTests {
  private func bar(_ text: String, betrag: Int64? = nil) -> Bargeld? {
    let page = MarkedText(text).page
    let dokument = Dokument([page])
    let field = betrag.map { Field(Betrag(cents: $0, direction: .zahlen), confidence: 0.9) }
    return Bargeld(AmountScanner(dokument: dokument), [Brieftext(page)], Ruecklaufzettel(dokument), field)
  }

  @Test(
    "the sum in the sentence about cash counts",
    arguments: [
      ("Bitte geben Sie 12 € pro Kind in bar mit.", 1200),
      ("Wir bitten um 7,50 € passend im Umschlag.", 750),
      ("Please send €15 in cash with your child.", 1500),
    ])
  func stated(text: String, cents: Int64) throws {
    let found = try #require(bar(text))
    #expect(found.cents == cents)
    #expect(found.isStated)
  }

  @Test("where the sentence names none, the slip's or the letter's own sum is meant")
  func taken() throws {
    let text = "Geben Sie das Geld bitte passend in einem Umschlag ab."
    let own = try #require(bar(text, betrag: 1800))
    #expect(own.cents == 1800 && !own.isStated)
    #expect(bar(text) == nil)
  }

  @Test(
    "transfers and envelopes for a reply are no cash",
    arguments: ["Bitte bargeldlos 12 € zahlen.", "Überweisen Sie 12 €.", "Nutzen Sie den beiliegenden Umschlag, 12 €."])
  func none(text: String) { #expect(bar(text, betrag: 1200) == nil) }
}
