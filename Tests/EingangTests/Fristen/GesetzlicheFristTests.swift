import AlbertModel
import Eingang
import Testing

struct GesetzlicheFristTests {
  private func weg(_ iso: String) throws -> Briefweg {
    let datum = try #require(CalendarDay(iso: iso))
    return Briefweg(datum: datum, land: .nordrheinWestfalen)
  }

  @Test(
    "the law's own periods",
    arguments: [
      (GesetzlicheFrist.widerspruch, "2025-07-21", "2025-08-25"), (.einspruchSteuer, "2025-06-12", "2025-07-16"),
      (.einspruchSteuer, "2025-06-10", "2025-07-16"), (.einspruchBussgeld, "2025-08-22", "2025-09-08"),
      (.widerspruchMahnbescheid, "2025-08-22", "2025-09-08"), (.beitragserhoehung, "2026-02-02", "2026-03-05"),
      (.mieterhoehung, "2025-05-12", "2025-07-31"), (.nebenkosten, "2025-06-23", "2026-06-26"),
      (.widerruf, "2025-09-01", "2025-09-18"), (.kfzJahresende, "2025-10-24", "2025-11-30"),
    ])
  func periods(act: GesetzlicheFrist, letter: String, last: String) throws {
    #expect(try act.frist(weg(letter))?.day.iso == last)
  }

  @Test("without instruction on remedies a year counts")
  func withoutInstruction() throws {
    #expect(try GesetzlicheFrist.widerspruch.frist(weg("2025-07-21"), belehrung: false)?.day.iso == "2026-07-27")
  }

  @Test(
    "periods that count from an event",
    arguments: [
      (GesetzlicheFrist.zusatzbeitrag, "2026-01-01", "2026-01-31"), (.energiepreis, "2026-01-01", "2025-12-31"),
      (.versicherungsfall, "2025-09-15", "2025-10-15"),
    ])
  func events(act: GesetzlicheFrist, event: String, last: String) throws {
    let event = try #require(CalendarDay(iso: event))
    #expect(try act.frist(weg("2025-09-01"), ereignis: event)?.day.iso == last)
    #expect(try act.frist(weg("2025-09-01")) == nil)
  }

  @Test("warranty lasts two years from purchase")
  func warranty() throws {
    let bought = try #require(CalendarDay(iso: "2024-02-29"))
    #expect(GesetzlicheFrist.gewaehrleistungBis(kauf: bought).iso == "2026-02-28")
  }
}
