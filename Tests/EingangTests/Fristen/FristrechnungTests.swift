import AlbertModel
import Eingang
import Testing

struct FristrechnungTests {
  private func anker(_ kind: Anker.Art, _ iso: String, assumed: Bool = false) throws -> Anker {
    Anker(kind: kind, value: try #require(CalendarDay(iso: iso)), assumed: assumed)
  }

  private func frist(_ dauer: Dauer?, _ anker: Anker) throws -> Frist {
    Fristrechnung.frist(try #require(dauer), ab: anker, kind: .zahlung, in: .nordrheinWestfalen)
  }

  @Test("14 days from an invoice's date, named as a person would")
  func fourteenDays() throws {
    let frist = try frist(Dauer(14, .tage), anker(.rechnungsdatum, "2025-09-15"))
    #expect(frist.day.iso == "2025-09-29")
    #expect(frist.rule == "14 Tage ab Rechnungsdatum 15.09.2025")
  }

  @Test("a last day on a holiday moves, and the rule says from where")
  func moved() throws {
    let frist = try frist(Dauer(10, .tage), anker(.rechnungsdatum, "2024-12-16"))
    #expect(frist.day.iso == "2024-12-27")
    #expect(frist.rule == "10 Tage ab Rechnungsdatum 16.12.2024, verschoben vom 26.12.2024 (2. Weihnachtstag)")
  }

  @Test("30 days over Easter end after Easter Monday")
  func easter() throws {
    #expect(try frist(Dauer(30, .tage), anker(.rechnungsdatum, "2026-03-05")).day.iso == "2026-04-07")
  }

  @Test("an assumed receipt is said to be assumed")
  func assumed() throws {
    let frist = try frist(Dauer(1, .wochen), anker(.erhalt, "2025-08-25", assumed: true))
    #expect(frist.day.iso == "2025-09-01")
    #expect(frist.rule == "eine Woche ab Zugang 25.08.2025 (angenommen, drei Tage nach dem Briefdatum)")
  }
}
