import AlbertModel
import Testing

@testable import eingangd

struct RelativeDayTests {
  @Test(
    "a day is told by how far off it is, or by its name",
    arguments: [
      ("in 2 Wochen", "2025-09-19"), ("2 wochen", "2025-09-19"), ("in einer Woche", "2025-09-12"),
      ("in 10 Tagen", "2025-09-15"), ("in einem Monat", "2025-10-05"), ("in zwölf Monaten", "2026-09-05"),
      ("in einem Jahr", "2026-09-05"), ("Montag", "2025-09-08"), ("fr", "2025-09-12"), ("Fr.", "2025-09-12"),
      ("am nächsten Samstag", "2025-09-06"),
    ])
  func reads(text: String, day: String) {
    #expect(RelativeDay.day(text, today: SampleCard.today)?.iso == day)
    #expect(GermanInput.date(text, today: SampleCard.today)?.iso == day)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", "in", "Wochen", "in Wochen", "in 0 Tagen", "in 99999 Tagen", "in 2 Stunden", "m", "Mont", "in 2 3 Tagen",
    ])
  func near(text: String) {
    #expect(RelativeDay.day(text, today: SampleCard.today) == nil)
  }

  @Test("a day that has been is not told so")
  func past() {
    #expect(GermanInput.pastDate("in 2 Wochen", today: SampleCard.today) == nil)
  }
}
