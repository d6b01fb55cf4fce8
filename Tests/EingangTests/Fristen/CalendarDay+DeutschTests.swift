import AlbertModel
import Eingang
import Testing

@Suite("CalendarDay in German")
struct CalendarDayDeutschTests {
  @Test("days and weekdays read as on paper")
  func german() {
    #expect(CalendarDay(iso: "2025-09-05")?.german == "05.09.2025")
    #expect(Weekday.saturday.german == "Samstag")
  }
}
