import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Equal instalments")
struct PaymentPlanTests {
  private func plan(_ text: String) -> (first: [Int], later: [Int], totals: Set<Int64>) {
    let places = BetragPlace.all(in: Dokument([MarkedText(text).page]))
    let plan = PaymentPlan(places)
    return (
      places.indices.filter { plan.isFirst($0) == true }, places.indices.filter { plan.isFirst($0) == false },
      plan.totals
    )
  }

  @Test("side by side, and one below the other with their days, the first is told from the others and from their sum")
  func found() {
    let row = plan("Steuer 96,00 €\n15.02.   15.05.   15.08.   15.11.\n24,00 €   24,00 €   24,00 €   24,00 €")
    #expect(row.first == [1] && row.later == [2, 3, 4] && row.totals.contains(9_600))
    let column = plan("Steuer 412,00 €\n15.02.2026   103,00 €\n15.05.2026   103,00 €\n15.08.2026   103,00 €")
    #expect(column.first == [1] && column.later == [2, 3] && column.totals == [30_900])
  }

  @Test(
    "a price and its sum, sessions on their days, and amounts that differ are no plan",
    arguments: [
      "Brot   3,20   3,20", "01.02. Massage   25,00\n08.02. Massage   25,00\n15.02. Massage   25,00",
      "15.02.2026   103,00 €\n15.05.2026   104,00 €\n15.08.2026   105,00 €", "0,00   0,00   0,00",
      "Posten   12,00\nPosten   12,00\nPosten   12,00",
    ])
  func none(text: String) { #expect(plan(text).first.isEmpty && plan(text).totals.isEmpty) }

  @Test("of a tax by the quarter the first is due first")
  func tax() {
    let text = """
      Festgesetzte Steuer 2026                          96,00 €
      Die Steuer ist wie folgt zu zahlen:
      15.02.2026      15.05.2026      15.08.2026      15.11.2026
      24,00 €         24,00 €         24,00 €         24,00 €
      """
    let found = BetragFinder(art: .bescheid).candidates(in: [MarkedText(text).page])
    #expect(Ranker.betrag.field(found)?.value.cents == 2_400)
  }
}
