import AlbertModel
import Testing

struct FeiertageTests {
  private func day(_ iso: String) throws -> CalendarDay { try #require(CalendarDay(iso: iso)) }

  private func holidays(_ year: Int, _ land: Bundesland) throws -> [String] {
    let first = try day("\(year)-01-01")
    return (0..<366).map { first.adding(days: $0) }.filter { $0.year == year && $0.isFeiertag(in: land) }.map(\.iso)
  }

  @Test(
    "Easter Sunday falls where the church's tables put it",
    arguments: [
      "1961-04-02", "1999-04-04", "2000-04-23", "2008-03-23", "2011-04-24", "2019-04-21", "2024-03-31", "2025-04-20",
      "2026-04-05", "2038-04-25",
    ])
  func easter(iso: String) throws {
    let sunday = try day(iso)
    #expect(Feiertage.ostersonntag(sunday.year) == sunday)
  }

  @Test("North Rhine-Westphalia keeps eleven holidays in 2025")
  func nordrheinWestfalen() throws {
    #expect(
      try holidays(2025, .nordrheinWestfalen) == [
        "2025-01-01", "2025-04-18", "2025-04-21", "2025-05-01", "2025-05-29", "2025-06-09", "2025-06-19", "2025-10-03",
        "2025-11-01", "2025-12-25", "2025-12-26",
      ])
  }

  @Test("Bavaria keeps, in all of its municipalities, twelve holidays in 2026")
  func bayern() throws {
    #expect(
      try holidays(2026, .bayern) == [
        "2026-01-01", "2026-01-06", "2026-04-03", "2026-04-06", "2026-05-01", "2026-05-14", "2026-05-25", "2026-06-04",
        "2026-10-03", "2026-11-01", "2026-12-25", "2026-12-26",
      ])
  }

  @Test("Austria and Switzerland keep their own national days")
  func neighbours() throws {
    #expect(
      try holidays(2025, .oesterreich) == [
        "2025-01-01", "2025-01-06", "2025-04-21", "2025-05-01", "2025-05-29", "2025-06-09", "2025-06-19", "2025-08-15",
        "2025-10-26", "2025-11-01", "2025-12-08", "2025-12-25", "2025-12-26",
      ])
    #expect(
      try holidays(2025, .schweiz) == [
        "2025-01-01", "2025-04-18", "2025-04-21", "2025-05-29", "2025-06-09", "2025-08-01", "2025-12-25", "2025-12-26",
      ])
  }

  @Test(
    "a Land's own holiday holds there, and only since it was made one",
    arguments: [
      ("2017-10-31", Bundesland.nordrheinWestfalen, true), ("2018-10-31", .nordrheinWestfalen, false),
      ("2017-10-31", .hamburg, true), ("2016-10-31", .hamburg, false), ("2018-10-31", .hamburg, true),
      ("2018-10-31", .bremen, true), ("2018-10-31", .niedersachsen, true), ("2018-10-31", .schleswigHolstein, true),
      ("2016-10-31", .sachsen, true), ("2025-10-31", .berlin, false), ("2019-03-08", .berlin, true),
      ("2018-03-08", .berlin, false), ("2023-03-08", .mecklenburgVorpommern, true),
      ("2022-03-08", .mecklenburgVorpommern, false), ("2019-09-20", .thueringen, true),
      ("2018-09-20", .thueringen, false),
      ("2020-05-08", .berlin, true), ("2025-05-08", .berlin, true), ("2024-05-08", .berlin, false),
      ("2025-05-08", .brandenburg, false), ("2025-11-19", .sachsen, true), ("2024-11-20", .sachsen, true),
      ("2025-11-19", .thueringen, false), ("2025-08-15", .saarland, true), ("2025-08-15", .bayern, false),
      ("2025-08-08", .bayern, false), ("2025-06-19", .sachsen, false), ("2025-06-19", .hessen, true),
      ("2025-01-06", .sachsenAnhalt, true), ("2025-01-06", .nordrheinWestfalen, false),
      ("2025-11-01", .hessen, false), ("2025-04-20", .brandenburg, true), ("2025-04-20", .hessen, false),
    ])
  func regional(iso: String, land: Bundesland, isHoliday: Bool) throws {
    #expect(try day(iso).isFeiertag(in: land) == isHoliday)
  }

  @Test("a Saturday is a Werktag but no Bankarbeitstag, and banks rest on 24 and 31 December")
  func werktage() throws {
    #expect(try day("2025-09-13").isWerktag(in: .nordrheinWestfalen))
    #expect(try !day("2025-09-13").isBankarbeitstag(in: .nordrheinWestfalen))
    #expect(try !day("2025-09-14").isWerktag(in: .nordrheinWestfalen))
    #expect(try day("2025-12-24").isWerktag(in: .nordrheinWestfalen))
    #expect(try !day("2025-12-24").isBankarbeitstag(in: .nordrheinWestfalen))
    #expect(try !day("2025-12-31").isBankarbeitstag(in: .nordrheinWestfalen))
    #expect(try day("2025-12-30").isBankarbeitstag(in: .nordrheinWestfalen))
  }

  @Test(
    "a last day on a Saturday, Sunday or holiday moves to the next working day",
    arguments: [
      ("2025-09-13", "2025-09-15"), ("2025-09-14", "2025-09-15"), ("2025-09-15", "2025-09-15"),
      ("2026-04-04", "2026-04-07"), ("2024-12-26", "2024-12-27"), ("2025-10-03", "2025-10-06"),
    ])
  func moves(from: String, to: String) throws {
    #expect(try day(from).movedToWorkday(in: .nordrheinWestfalen) == day(to))
  }

  @Test("Werktage and Bankarbeitstage are counted without the day itself")
  func counting() throws {
    // Thursday; Good Friday and Easter Monday lie between.
    #expect(try day("2025-04-17").adding(werktage: 2, in: .nordrheinWestfalen) == day("2025-04-22"))
    #expect(try day("2025-04-17").adding(bankarbeitstage: 2, in: .nordrheinWestfalen) == day("2025-04-23"))
    #expect(try day("2025-09-30").adding(werktage: -3, in: .nordrheinWestfalen) == day("2025-09-26"))
  }

  @Test("the calendar's ends stop every count")
  func ends() throws {
    #expect(try day("9999-12-31").adding(werktage: 5, in: .bayern) == day("9999-12-31"))
    #expect(try day("0001-01-01").adding(werktage: Int.min, in: .bayern) == day("0001-01-01"))
  }
}
