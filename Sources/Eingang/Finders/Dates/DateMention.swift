import AlbertModel

/// A date, or a stretch of days, as it is written on a page.
package struct DateMention: Hashable, Sendable {
  /// What is written, before anything missing was added.
  package enum Value: Hashable, Sendable {
    /// `15.09.2025`, or without its year.
    case day(month: Int, day: Int, year: Int?)
    /// `September 2025`, `Ende September`.
    case month(Int, part: Part, year: Int?)
    /// `KW 38`, `Freitag der KW 38`.
    case week(Int, Weekday?, year: Int?)
    /// `zum Quartalsende`, `bis Ende des Monats`.
    case end(of: Span)
    /// `bis Freitag`, without any number.
    case next(Weekday)
  }

  package enum Part: Hashable, Sendable {
    case whole
    case early
    case middle
    case end
  }

  package enum Span: Hashable, Sendable {
    case week
    case month
    case quarter
    case year
  }

  /// Whether it stands alone or bounds a stretch of days, as in `13. bis 17. Oktober`.
  package enum Role: Hashable, Sendable {
    case single
    case rangeStart
    case rangeEnd
  }

  /// Its bytes in the passage, a weekday before or after it included.
  package var range: Range<Int>
  package var value: Value
  /// The weekday printed beside it.
  package var weekday: Weekday?
  package var role: Role = .single
  /// A label says that it is someone's date of birth.
  package var isBirth = false
  /// A character was read as another, or the weekday settled a digit.
  package var isRepaired = false

  package init(range: Range<Int>, value: Value, weekday: Weekday? = nil) {
    self.range = range
    self.value = value
    self.weekday = weekday
  }

  /// True for a day with a year, so that nothing has to be added.
  package var isComplete: Bool {
    if case .day(_, _, .some) = value { true } else { false }
  }

  /// The day, where it is complete and the calendar has it.
  package var completeDay: CalendarDay? {
    if case .day(let month, let day, let year?) = value { CalendarDay(year: year, month: month, day: day) } else { nil }
  }
}
