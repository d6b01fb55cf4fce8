import AlbertModel
import Eingang
import Testing

struct KuendigungsfristTests {
  private func day(_ iso: String) throws -> CalendarDay { try #require(CalendarDay(iso: iso)) }

  @Test("three months to the contract's end, with the day to post the letter")
  func contractEnd() throws {
    let notice = Kuendigungsfrist(
      try #require(Dauer(3, .monate)), zum: .vertragsende(try day("2025-12-31"), verlaengerung: nil))
    let frist = try #require(notice.frist(from: try day("2025-06-01"), in: .nordrheinWestfalen))
    #expect(frist.day.iso == "2025-09-30")
    #expect(frist.rule == "drei Monate zum Vertragsende 31.12.2025, absenden bis 26.09.2025")
    #expect(frist.kind == .kuendigung)
  }

  @Test("a contract that renews can be ended a year later when notice comes too late")
  func renewal() throws {
    let late = try day("2025-11-15")
    let dauer = try #require(Dauer(3, .monate))
    let renewing = Kuendigungsfrist(dauer, zum: .vertragsende(try day("2025-12-31"), verlaengerung: 12))
    #expect(renewing.next(from: late, in: .bayern)?.arrival.iso == "2026-09-30")
    let ending = Kuendigungsfrist(dauer, zum: .vertragsende(try day("2025-12-31"), verlaengerung: nil))
    #expect(ending.next(from: late, in: .bayern)?.arrival == nil)
  }

  @Test(
    "notice to the end of a month, quarter, half-year and year",
    arguments: [
      (4, Dauer.Einheit.wochen, Kuendigungsfrist.Ziel.quartalsende, "2025-08-20", "2025-09-02", "2025-09-30"),
      (2, .wochen, .monatsende, "2025-08-20", "2025-09-16", "2025-09-30"),
      (2, .wochen, .monatsende, "2025-08-17", "2025-08-17", "2025-08-31"),
      (6, .wochen, .halbjahresende, "2025-08-20", "2025-11-19", "2025-12-31"),
      (3, .monate, .jahresende, "2025-08-20", "2025-09-30", "2025-12-31"),
    ])
  func ends(
    count: Int, unit: Dauer.Einheit, ziel: Kuendigungsfrist.Ziel, from: String, arrival: String, end: String
  ) throws {
    let notice = Kuendigungsfrist(try #require(Dauer(count, unit)), zum: ziel)
    let next = try #require(notice.next(from: try day(from), in: .nordrheinWestfalen))
    #expect(next.arrival.iso == arrival)
    #expect(next.end.iso == end)
  }
}
