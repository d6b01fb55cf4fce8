import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BetragLabelsTests {
  private func families(_ text: String) -> Set<FeatureName> {
    guard let line = MarkedText(text).page.lines.first else { return [] }
    return Set(BetragLabels.all.filter { line.containsAny($0.phrases) }.map(\.feature))
  }

  @Test(
    "labels say what an amount is",
    arguments: [
      ("Zu zahlender Betrag", FeatureName.due), ("Gesamtbetrag", .total), ("Zwischensumme", .subtotal),
      ("Summe netto", .net),
      ("Mehrwertsteuer", .tax), ("Rückgeld", .change), ("Erstattungsbetrag", .credit), ("Jahresbeitrag", .yearly),
      ("bisheriger Beitrag", .old), ("Mahngebühren", .penalty), ("1. Rate", .firstRate),
    ])
  func knowsLabel(text: String, expected: FeatureName) {
    #expect(families(text).contains(expected))
  }

  @Test("other words are no labels")
  func leavesAlone() {
    #expect(families("Gurken und Tomaten").isEmpty)
  }

  @Test("each family stands once")
  func isUnique() {
    #expect(Set(BetragLabels.all.map(\.feature)).count == BetragLabels.all.count)
  }
}
