import AlbertModel
import Testing

@testable import eingangd

struct GermanFormatTests {
  @Test(
    "amounts look as on a German letter",
    arguments: [
      (0, "EUR", "0,00 €"), (5, "EUR", "0,05 €"), (8500, "EUR", "85,00 €"), (123_456, "EUR", "1.234,56 €"),
      (123_456_789, "CHF", "1.234.567,89 CHF"), (100_000, "EUR", "1.000,00 €"),
      (Int64.max, "EUR", "92.233.720.368.547.758,07 €"),
    ] as [(Int64, String, String)])
  func amount(cents: Int64, currency: String, expected: String) {
    #expect(GermanFormat.amount(Betrag(cents: cents, currency: currency)) == expected)
  }

  @Test(
    "a day has its weekday, and its distance",
    arguments: [
      ("2025-09-15", "Mo 15.09.2025", "in 10 Tagen"), ("2025-09-05", "Fr 05.09.2025", "heute"),
      ("2025-09-06", "Sa 06.09.2025", "morgen"), ("2025-09-07", "So 07.09.2025", "in 2 Tagen"),
      ("2025-09-04", "Do 04.09.2025", "seit gestern überfällig"),
      ("2025-09-02", "Di 02.09.2025", "seit 3 Tagen überfällig"), ("2030-09-05", "Do 05.09.2030", "in 1.826 Tagen"),
    ])
  func day(iso: String, weekday: String, distance: String) throws {
    let day = try #require(CalendarDay(iso: iso))
    let today = try #require(CalendarDay(iso: "2025-09-05"))
    #expect(GermanFormat.weekdayDate(day) == weekday)
    #expect(GermanFormat.distance(to: day, from: today) == distance)
  }

  @Test("what is decided is past, not overdue")
  func decided() throws {
    let today = try #require(CalendarDay(iso: "2025-09-05"))
    #expect(GermanFormat.distance(to: today.adding(days: -3), from: today, isOpen: false) == "vor 3 Tagen")
    #expect(GermanFormat.distance(to: today.adding(days: -1), from: today, isOpen: false) == "gestern")
  }

  @Test("early years keep four digits")
  func earlyYear() throws {
    #expect(GermanFormat.date(try #require(CalendarDay(year: 25, month: 1, day: 2))) == "02.01.0025")
  }

  @Test(
    "decimals have a comma and are rounded",
    arguments: [
      (0.479, 2, "0,48"), (12, 1, "12,0"), (1234.5, 0, "1.235"), (-0.001, 2, "0,00"), (-1.5, 1, "-1,5"),
      (.infinity, 2, "–"), (.nan, 2, "–"), (0.05, 1, "0,1"), (9.999, 2, "10,00"),
    ] as [(Double, Int, String)])
  func decimal(number: Double, places: Int, expected: String) {
    #expect(GermanFormat.decimal(number, places: places) == expected)
  }

  @Test("only what is certain is 100 percent", arguments: [(1.0, "100 %"), (0.999, "99 %"), (0.5, "50 %"), (0, "0 %")])
  func percent(value: Double, expected: String) {
    #expect(GermanFormat.percent(Confidence(value)) == expected)
  }
}
