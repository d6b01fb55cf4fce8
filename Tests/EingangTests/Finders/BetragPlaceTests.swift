import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BetragPlaceTests {
  @Test("a limit that the line before names bounds the amount, a sentence that ends there does not")
  func seesBounds() {
    func names(_ text: String) -> Set<FeatureName> {
      Set(BetragPlace.all(in: Dokument([MarkedText(text).page])).flatMap { $0.features(textHeight: 0.01).keys })
    }
    let one = "Alle Bücher kosten zusammen mehr als erlaubt, der Höchstbetrag\nnach der Verordnung: 26,00 €."
    #expect(names(one).contains("before.limit"))
    let other = "Alle Bücher kosten zusammen weniger als der Höchstbetrag.\nDer Anteil: 26,00 €."
    #expect(!names(other).contains("before.limit"))
  }

  private func places(_ text: String) -> [BetragPlace] { BetragPlace.all(in: Dokument([MarkedText(text).page])) }

  @Test("the words before an amount are its label, in the row, above it, and not beyond a full stop")
  func readsLabels() throws {
    #expect(try #require(places("Gesamtbetrag   20,00 €").first).isLabelled(.total))
    #expect(try #require(places("Gesamtbetrag\n20,00 €").first).isLabelled(.total))
    let other = try #require(places("Zahlbar sofort. Die Kaution war CHF 50.00").last)
    #expect(!other.isLabelled(.due))
  }

  @Test("what follows inkl. only qualifies")
  func skipsQualifier() throws {
    let last = try #require(places("Gesamtbetrag inkl. 19 % MwSt   20,00 €").last)
    #expect(last.isLabelled(.total))
  }

  @Test("amounts in a sentence, in brackets and in the footer are marked so")
  func marksPlaces() throws {
    let sentence = try #require(places("Wir bitten Sie, 20,00 € bis zum Freitag auf unser Konto zu überweisen.").first)
    #expect(sentence.isFlowing)
    let bracket = try #require(places("Steuer (3,80 €)").first)
    #expect(bracket.features(textHeight: 0.01)["amount.parentheses"] == 1)
    #expect(try #require(places("Summe 20,00 €").first).features(textHeight: 0.01)["amount.parentheses"] == nil)
  }
}
