import AlbertModel
import Eingang
import Testing

struct DauerTests {
  private func day(_ iso: String) throws -> CalendarDay { try #require(CalendarDay(iso: iso)) }

  @Test(
    "a period ends as BGB 187 and 188 say",
    arguments: [
      (14, Dauer.Einheit.tage, "2025-09-15", "2025-09-29"), (2, .wochen, "2025-09-15", "2025-09-29"),
      (1, .monate, "2025-01-31", "2025-02-28"), (1, .monate, "2024-01-31", "2024-02-29"),
      (1, .monate, "2025-02-28", "2025-03-28"), (3, .monate, "2025-11-30", "2026-02-28"),
      (1, .jahre, "2024-02-29", "2025-02-28"), (30, .tage, "2025-04-01", "2025-05-01"),
      (3, .werktage, "2025-10-01", "2025-10-06"), (3, .bankarbeitstage, "2025-10-01", "2025-10-07"),
    ])
  func ends(count: Int, unit: Dauer.Einheit, from: String, to: String) throws {
    let dauer = try #require(Dauer(count, unit))
    #expect(try dauer.end(after: day(from), in: .nordrheinWestfalen) == day(to))
  }

  @Test(
    "notice leaves the whole period free before the end",
    arguments: [
      (3, Dauer.Einheit.monate, "2025-12-31", "2025-09-30"), (1, .monate, "2026-02-28", "2026-01-31"),
      (1, .monate, "2025-12-31", "2025-11-30"), (4, .wochen, "2025-12-31", "2025-12-03"),
      (2, .wochen, "2025-06-30", "2025-06-16"), (6, .wochen, "2026-01-31", "2025-12-20"),
    ])
  func notice(count: Int, unit: Dauer.Einheit, end: String, arrival: String) throws {
    let dauer = try #require(Dauer(count, unit))
    #expect(try dauer.latestStart(before: day(end), in: .nordrheinWestfalen) == day(arrival))
  }

  @Test("nothing and absurd lengths are no period", arguments: [0, -3, 4_000, Int.max])
  func absurd(count: Int) { #expect(Dauer(count, .tage) == nil) }

  @Test("a period reads as in a letter")
  func german() {
    #expect(Dauer(14, .tage)?.german == "14 Tage")
    #expect(Dauer(1, .monate)?.german == "ein Monat")
    #expect(Dauer(2, .wochen)?.german == "zwei Wochen")
  }
}
