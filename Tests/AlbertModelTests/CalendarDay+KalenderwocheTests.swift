import AlbertModel
import Testing

struct KalenderwocheTests {
  @Test(
    "weeks are those of ISO 8601",
    arguments: [
      (2025, 38, "2025-09-15"), (2025, 1, "2024-12-30"), (2026, 1, "2025-12-29"), (2026, 53, "2026-12-28"),
      (2021, 1, "2021-01-04"), (2020, 53, "2020-12-28"),
    ])
  func monday(year: Int, week: Int, iso: String) throws {
    let monday = try #require(CalendarDay(mondayOfWeek: week, in: year))
    #expect(monday.iso == iso)
    #expect(monday.week == week)
  }

  @Test("a year of 52 weeks has no week 53", arguments: [2024, 2025])
  func noWeek53(year: Int) { #expect(CalendarDay(mondayOfWeek: 53, in: year) == nil) }

  @Test("quarters and years end on their last day")
  func ends() throws {
    let day = try #require(CalendarDay(iso: "2025-08-02"))
    #expect(day.endOfQuarter.iso == "2025-09-30")
    #expect(day.endOfYear.iso == "2025-12-31")
  }
}
