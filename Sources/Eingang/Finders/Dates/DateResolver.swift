import AlbertModel

/// Turns what is written into a day of the calendar, with the help of the letter's own date.
package struct DateResolver: Sendable {
  /// The day from which a missing year is counted; nil where the letter has no date.
  package let letter: CalendarDay?

  /// Whether the sentence speaks of what is to come or of what has been.
  package enum Tense: Sendable {
    case future
    case past
  }

  package init(letter: CalendarDay?) { self.letter = letter }

  /// The day meant, or nil where it cannot be known; of a stretch of days the last, since a deadline ends with it.
  ///
  /// A weekday printed beside a date must agree: where it does not, one digit that readers confuse is put right if that
  /// makes it agree, and otherwise the date stands as printed.
  package func day(of mention: DateMention, tense: Tense = .future) -> CalendarDay? {
    switch mention.value {
    case .day(let month, let day, let year?):
      guard let printed = CalendarDay(year: year, month: month, day: day) else { return nil }
      return DateResolver.agreeing(printed, with: mention.weekday) ?? printed
    case .day(let month, let day, nil): return nearest(month, day, mention.weekday, tense)
    case .month(let month, let part, let year): return self.month(month, part, year, tense)
    case .week(let week, let weekday, let year): return self.week(week, weekday, year, tense)
    case .end(let span): return letter.map { DateResolver.end(of: span, from: $0) }
    case .next(let weekday): return letter.map { DateResolver.following($0, weekday) }
    }
  }

  /// Whether the weekday printed beside a whole date is that day's.
  package static func disagrees(_ mention: DateMention) -> Bool {
    guard let day = mention.completeDay, let weekday = mention.weekday else { return false }
    return day.weekday != weekday
  }

  /// The first such day on or after the letter's date, or the last before it; a weekday decides between the years.
  private func nearest(_ month: Int, _ day: Int, _ weekday: Weekday?, _ tense: Tense) -> CalendarDay? {
    guard let letter else { return nil }
    let years =
      tense == .future ? Array(letter.year...letter.year + 8) : Array((letter.year - 8...letter.year).reversed())
    let days = years.compactMap { CalendarDay(year: $0, month: month, day: day) }
      .filter { tense == .future ? $0 >= letter : $0 <= letter }
    guard let first = days.first else { return nil }
    guard let weekday, first.weekday != weekday else { return first }
    // A weekday that fits only the year before shows that the day has passed.
    if tense == .future, let before = before(letter, month, day), before.weekday == weekday { return before }
    if let near = DateResolver.agreeing(first, with: weekday), tense == .past || near >= letter { return near }
    return days.prefix(2).first { $0.weekday == weekday } ?? first
  }

  private func before(_ letter: CalendarDay, _ month: Int, _ day: Int) -> CalendarDay? {
    [letter.year, letter.year - 1].compactMap { CalendarDay(year: $0, month: month, day: day) }.first { $0 < letter }
  }

  private func month(_ month: Int, _ part: DateMention.Part, _ year: Int?, _ tense: Tense) -> CalendarDay? {
    let days = (year.map { [$0] } ?? letter.map { [$0.year, $0.year + 1] } ?? []).compactMap {
      DateResolver.last(of: month, part, in: $0)
    }
    guard year == nil, let letter else { return days.first }
    if tense == .past { return days.first { $0 <= letter } ?? days.first?.adding(months: -12) }
    return days.first { $0 >= letter }
  }

  private func week(_ week: Int, _ weekday: Weekday?, _ year: Int?, _ tense: Tense) -> CalendarDay? {
    // Without a weekday a week ends, for offices and schools, with its Friday.
    let offset = (weekday ?? .friday).rawValue - 1
    let years = year.map { [$0] } ?? letter.map { [$0.year, $0.year + 1] } ?? []
    let days = years.compactMap { CalendarDay(mondayOfWeek: week, in: $0)?.adding(days: offset) }
    guard year == nil, let letter else { return days.first }
    return days.first { $0 >= letter }
  }

  private static func last(of month: Int, _ part: DateMention.Part, in year: Int) -> CalendarDay? {
    let day =
      switch part {
      case .early: 10
      case .middle: 15
      case .whole, .end: CalendarDay.length(ofMonth: month, in: year)
      }
    return CalendarDay(year: year, month: month, day: day)
  }

  private static func end(of span: DateMention.Span, from day: CalendarDay) -> CalendarDay {
    switch span {
    case .week: day.adding(days: max(0, Weekday.friday.rawValue - day.weekday.rawValue))
    case .month: day.endOfMonth
    case .quarter: day.endOfQuarter
    case .year: day.endOfYear
    }
  }

  private static func following(_ day: CalendarDay, _ weekday: Weekday) -> CalendarDay {
    let ahead = (weekday.rawValue - day.weekday.rawValue + 7) % 7
    return day.adding(days: ahead == 0 ? 7 : ahead)
  }

  /// The day itself where it falls on that weekday, or the only one that does when one confusable digit is changed.
  static func agreeing(_ day: CalendarDay, with weekday: Weekday?) -> CalendarDay? {
    guard let weekday, day.weekday != weekday else { return day }
    let others = variants(of: day.day).flatMap { changed in
      CalendarDay(year: day.year, month: day.month, day: changed).map { [$0] } ?? []
    }.filter { $0.weekday == weekday }
    return others.count == 1 ? others[0] : nil
  }

  /// Numbers that differ from a day's number in one digit which readers confuse: 1/7, 3/8, 5/6, 0/8, 6/8, 1/4, 3/5, 2/7.
  private static func variants(of day: Int) -> [Int] {
    let alike: [Int: [Int]] = [
      0: [8, 6], 1: [7, 4], 2: [7], 3: [8, 5], 4: [1], 5: [6, 3], 6: [5, 8, 0], 7: [1, 2], 8: [3, 0, 6], 9: [0],
    ]
    let tens = day / 10
    let ones = day % 10
    return (alike[ones] ?? []).map { tens * 10 + $0 } + (alike[tens] ?? []).map { $0 * 10 + ones }
  }
}
