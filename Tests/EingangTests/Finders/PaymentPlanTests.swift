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

  private func named(_ text: String) -> (total: Int64, first: Int64, later: [Int64])? {
    let places = BetragPlace.all(in: Dokument([MarkedText(text).page]))
    return PaymentPlan(places).named.map { named in
      (named.total, places[named.first].amount.cents, named.later.sorted().map { places[$0].amount.cents })
    }
  }

  @Test(
    "unlike instalments that add up to an amount of the page are a plan",
    arguments: [
      ("Reisepreis   310,00 €\nAnzahlung bis 15.09.2026   80,00 €\nRestzahlung bis 01.12.2026   230,00 €", 2),
      (
        "1.Rate   15.09.2026   100,00 €\n2.Rate   15.10.2026   100,00 €\n3.Rate   15.11.2026   110,00 €\nGesamt   310,00 €",
        3
      ),
      (
        "Zu zahlen   310,00 €\nSie zahlen in drei Raten: 100,00 € bis 07.12.2026, 100,00 € bis 07.01.2027 und 110,00 € bis 08.02.2027.",
        3
      ),
    ])
  func unlike(text: String, parts: Int) throws {
    let plan = try #require(named(text))
    #expect(plan.total == 31_000)
    #expect(plan.later.count == parts - 1)
    #expect(plan.first + plan.later.reduce(0, +) == 31_000)
    let found = BetragFinder(art: .rechnung).candidates(in: [MarkedText(text).page])
    #expect(Ranker.betrag.field(found)?.value.cents == plan.first)
  }

  @Test(
    "a deposit already paid, parts that do not add up and a single part are none",
    arguments: [
      "Gesamt   310,00 €\nabzüglich Anzahlung vom 03.02.2026   80,00 €\nRestzahlung   230,00 €",
      "Reisepreis   320,00 €\nAnzahlung bis 15.09.2026   80,00 €\nRestzahlung bis 01.12.2026   230,00 €",
      "Gesamt   80,00 €\nAnzahlung bis 15.09.2026   80,00 €",
    ])
  func notNamed(text: String) { #expect(named(text) == nil) }
}
