import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("SkontoFinder")
struct SkontoFinderTests {
  private func offers(_ text: String) -> [Skonto] {
    let context = FristContext(datum: CalendarDay(iso: "2026-03-05"), art: .rechnung)
    return SkontoFinder(context).offers(in: [MarkedText(text).page]).map(\.skonto)
  }

  private func skonto(_ day: String, _ basisPoints: Int?, _ cents: Int64?) throws -> Skonto {
    let day = try #require(CalendarDay(iso: day))
    return Skonto(day: day, basisPoints: basisPoints, cents: cents)
  }

  @Test("reads percentage, day and reduced amount")
  func reads() throws {
    let text = "Zahlbar innerhalb von 8 Tagen mit 3 % Skonto (= 1.846,88 €), innerhalb von 30 Tagen netto."
    #expect(try offers(text) == [skonto("2026-03-13", 300, 184_688)])
    #expect(try offers("2 % Skonto bis 15.03.2026, ohne Abzug bis 04.04.2026.") == [skonto("2026-03-15", 200, nil)])
    #expect(try offers("10 Tage 2,5% Skonto, 30 Tage netto") == [skonto("2026-03-15", 250, nil)])
  }

  @Test(
    "leaves alone what is no Skonto",
    arguments: [
      "Zahlbar bis 15.03.2026 ohne Abzug.", "Zahlung ohne Skonto innerhalb von 14 Tagen.",
      "Bitte auf unser Vereinskonto bis 15.03.2026.", "Rabatt 3 % bis 15.03.2026",
    ])
  func nearMisses(text: String) { #expect(offers(text).isEmpty) }
}
