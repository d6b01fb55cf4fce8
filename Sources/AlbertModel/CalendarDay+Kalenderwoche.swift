extension CalendarDay {
  /// The Monday of an ISO 8601 week; nil for week 53 of a year that has 52.
  public init?(mondayOfWeek week: Int, in year: Int) {
    guard (1...53).contains(week), let fourth = CalendarDay(year: year, month: 1, day: 4) else { return nil }
    let monday = fourth.adding(days: 1 - fourth.weekday.rawValue).adding(days: 7 * (week - 1))
    // A week belongs to the year of its Thursday.
    guard monday.adding(days: 3).year == year else { return nil }
    self = monday
  }

  /// Number of the ISO 8601 week, 1 to 53.
  public var week: Int {
    let thursday = adding(days: 4 - weekday.rawValue)
    guard let first = CalendarDay(year: thursday.year, month: 1, day: 1) else { return 1 }
    return thursday.days(since: first) / 7 + 1
  }

  /// The last day of this day's quarter.
  public var endOfQuarter: CalendarDay {
    (CalendarDay(year: year, month: (month + 2) / 3 * 3, day: 1) ?? self).endOfMonth
  }

  /// 31 December of this day's year.
  public var endOfYear: CalendarDay { CalendarDay(year: year, month: 12, day: 31) ?? self }
}
