/// Public holidays, computed for any year.
///
/// Only days that hold in a whole Land: the Augsburger Friedensfest, Mariä Himmelfahrt in Bavaria and Fronleichnam in
/// parts of Saxony and Thuringia bind single municipalities and are left out, so that a deadline is shown too early
/// there rather than too late. For Austria the days that hold nationwide, for Switzerland those that nearly every
/// canton keeps. Sources: the Feiertagsgesetze of the Länder, ARG § 7 (AT), ArG Art. 20a (CH).
public enum Feiertage {
  /// The German name of the holiday, or nil on any other day.
  public static func name(of day: CalendarDay, in land: Bundesland) -> String? {
    switch land {
    case .oesterreich: fixed(day, austria) ?? movable(day, austriaMovable)
    case .schweiz: fixed(day, switzerland) ?? movable(day, switzerlandMovable)
    default: german(day, land)
    }
  }

  /// Easter Sunday of the Gregorian calendar, after the algorithm of Meeus, Jones and Butcher.
  public static func ostersonntag(_ year: Int) -> CalendarDay {
    let golden = year % 19
    let century = year / 100
    let rest = year % 100
    let moon = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
    let correction = (golden + 11 * moon + 22 * sunday) / 451
    let sum = moon + sunday - 7 * correction + 114
    return CalendarDay(year: year, month: sum / 31, day: sum % 31 + 1)
      ?? CalendarDay(ordinal: 0)
  }

  /// The Wednesday before 23 November.
  static func bussUndBettag(_ year: Int) -> CalendarDay {
    let limit = CalendarDay(year: year, month: 11, day: 22) ?? CalendarDay(ordinal: 0)
    let back = (limit.weekday.rawValue - Weekday.wednesday.rawValue + 7) % 7
    return limit.adding(days: -back)
  }

  private static func german(_ day: CalendarDay, _ land: Bundesland) -> String? {
    if day.month == 10, day.day == 3, day.year >= 1990 { return "Tag der Deutschen Einheit" }
    return fixed(day, nationwide) ?? movable(day, nationwideMovable) ?? regional(day, land) ?? once(day, land)
  }

  private static func regional(_ day: CalendarDay, _ land: Bundesland) -> String? {
    switch (day.month, day.day) {
    case (1, 6) where epiphany.contains(land): return "Heilige Drei Könige"
    case (3, 8) where land == .berlin && day.year >= 2019 || land == .mecklenburgVorpommern && day.year >= 2023:
      return "Internationaler Frauentag"
    case (8, 15) where land == .saarland: return "Mariä Himmelfahrt"
    case (9, 20) where land == .thueringen && day.year >= 2019: return "Weltkindertag"
    case (10, 31) where isReformationstag(day.year, land): return "Reformationstag"
    case (11, 1) where allSaints.contains(land): return "Allerheiligen"
    case (11, _) where (land == .sachsen || day.year <= 1994) && day == bussUndBettag(day.year):
      return "Buß- und Bettag"
    default: break
    }
    switch day.days(since: ostersonntag(day.year)) {
    case 0 where land == .brandenburg: return "Ostersonntag"
    case 49 where land == .brandenburg: return "Pfingstsonntag"
    case 60 where corpusChristi.contains(land): return "Fronleichnam"
    default: return nil
    }
  }

  private static func isReformationstag(_ year: Int, _ land: Bundesland) -> Bool {
    year == 2017 || reformation.contains(land) || year >= 2018 && reformationSince2018.contains(land)
  }

  private static func once(_ day: CalendarDay, _ land: Bundesland) -> String? {
    guard land == .berlin else { return nil }
    switch (day.year, day.month, day.day) {
    case (2020, 5, 8), (2025, 5, 8): return "Tag der Befreiung"
    case (2028, 6, 17): return "Jahrestag des Aufstandes vom 17. Juni 1953"
    default: return nil
    }
  }

  private static func fixed(_ day: CalendarDay, _ table: [(month: Int, day: Int, name: String)]) -> String? {
    table.first { $0.month == day.month && $0.day == day.day }?.name
  }

  private static func movable(_ day: CalendarDay, _ table: [(offset: Int, name: String)]) -> String? {
    let offset = day.days(since: ostersonntag(day.year))
    return table.first { $0.offset == offset }?.name
  }

  private static let nationwide = [
    (month: 1, day: 1, name: "Neujahr"), (5, 1, "Tag der Arbeit"), (12, 25, "1. Weihnachtstag"),
    (12, 26, "2. Weihnachtstag"),
  ]
  private static let nationwideMovable = [
    (offset: -2, name: "Karfreitag"), (1, "Ostermontag"), (39, "Christi Himmelfahrt"), (50, "Pfingstmontag"),
  ]
  private static let epiphany: Set<Bundesland> = [.badenWuerttemberg, .bayern, .sachsenAnhalt]
  private static let corpusChristi: Set<Bundesland> = [
    .badenWuerttemberg, .bayern, .hessen, .nordrheinWestfalen, .rheinlandPfalz, .saarland,
  ]
  private static let allSaints: Set<Bundesland> = [
    .badenWuerttemberg, .bayern, .nordrheinWestfalen, .rheinlandPfalz, .saarland,
  ]
  private static let reformation: Set<Bundesland> = [
    .brandenburg, .mecklenburgVorpommern, .sachsen, .sachsenAnhalt, .thueringen,
  ]
  private static let reformationSince2018: Set<Bundesland> = [.bremen, .hamburg, .niedersachsen, .schleswigHolstein]

  private static let austria = [
    (month: 1, day: 1, name: "Neujahr"), (1, 6, "Heilige Drei Könige"), (5, 1, "Staatsfeiertag"),
    (8, 15, "Mariä Himmelfahrt"), (10, 26, "Nationalfeiertag"), (11, 1, "Allerheiligen"),
    (12, 8, "Mariä Empfängnis"), (12, 25, "Christtag"), (12, 26, "Stefanitag"),
  ]
  private static let austriaMovable = [
    (offset: 1, name: "Ostermontag"), (39, "Christi Himmelfahrt"), (50, "Pfingstmontag"), (60, "Fronleichnam"),
  ]
  private static let switzerland = [
    (month: 1, day: 1, name: "Neujahr"), (8, 1, "Bundesfeier"), (12, 25, "Weihnachten"), (12, 26, "Stephanstag"),
  ]
  private static let switzerlandMovable = [
    (offset: -2, name: "Karfreitag"), (1, "Ostermontag"), (39, "Auffahrt"), (50, "Pfingstmontag"),
  ]
}
