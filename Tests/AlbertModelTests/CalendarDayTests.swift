import AlbertModel
import Testing

@Suite("CalendarDay")
struct CalendarDayTests {
  private func day(_ iso: String) throws -> CalendarDay { try #require(CalendarDay(iso: iso)) }

  @Test(
    "impossible dates are no dates", arguments: [(2025, 2, 30), (2025, 13, 1), (2023, 2, 29), (2025, 4, 31), (0, 1, 1)])
  func rejects(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test("leap days follow the Gregorian rule", arguments: [(2024, true), (2000, true), (1900, false), (2100, false)])
  func leap(year: Int, exists: Bool) {
    #expect((CalendarDay(year: year, month: 2, day: 29) != nil) == exists)
  }

  @Test(
    "reads ISO dates and nothing else",
    arguments: ["2025-9-15", "15.09.2025", "2025-09-31", "", "2025-09-15T00", "+025-09-15", "２０２５-09-15"])
  func rejectsText(text: String) {
    #expect(CalendarDay(iso: text) == nil)
  }

  @Test(
    "knows the weekday",
    arguments: [
      ("1970-01-01", Weekday.thursday), ("2025-09-15", .monday), ("2024-02-29", .thursday), ("1900-01-01", .monday),
      ("2000-01-01", .saturday),
    ])
  func weekday(iso: String, expected: Weekday) throws {
    #expect(try day(iso).weekday == expected)
  }

  @Test("counts days from 1970", arguments: [("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017)])
  func ordinal(iso: String, expected: Int) throws {
    #expect(try day(iso).ordinal == expected)
    #expect(CalendarDay(ordinal: expected).iso == iso)
  }

  @Test("every day of four centuries follows the one before it")
  func successive() throws {
    var current = try day("1999-12-31")
    for _ in 0..<146_097 {
      let next = current.adding(days: 1)
      #expect(next > current && next.ordinal == current.ordinal + 1)
      current = next
    }
    #expect(current.iso == "2399-12-31")
  }

  @Test(
    "months end on the last day where the number is missing",
    arguments: [
      ("2025-01-31", 1, "2025-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2025-10-31", 1, "2025-11-30"),
      ("2025-11-30", 3, "2026-02-28"), ("2025-03-15", -3, "2024-12-15"), ("2025-12-31", 12, "2026-12-31"),
    ])
  func months(from: String, months: Int, expected: String) throws {
    #expect(try day(from).adding(months: months).iso == expected)
  }

  @Test("arithmetic stops at the end of the calendar instead of overflowing")
  func saturates() throws {
    let start = try day("2025-01-01")
    #expect(start.adding(days: Int.max).iso == "9999-12-31")
    #expect(start.adding(days: Int.min).iso == "0001-01-01")
    #expect(start.adding(months: Int.max).year == 9999)
    #expect(start.adding(months: Int.min).year == 1)
  }
}
