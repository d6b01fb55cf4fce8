import AlbertModel

/// Which cards a listing shows; what is nil or empty does not restrict it.
package struct CardFilter: Hashable, Sendable {
  package var states: Set<CardState>
  /// This target and all below it.
  package var ablage: String?
  package var person: String?
  /// First day of arrival, in UTC.
  package var since: CalendarDay?
  package var limit: Int?
  /// Only cards whose number lies in one of these.
  package var numbers: [ClosedRange<Int>] = []
  /// Only cards of which all of these hold.
  package var conditions: [SearchCondition] = []
  package var wiedervorlage = Wiedervorlage.any

  package init(
    states: Set<CardState>, ablage: String? = nil, person: String? = nil, since: CalendarDay? = nil, limit: Int? = nil
  ) {
    self.states = states
    self.ablage = ablage
    self.person = person
    self.since = since
    self.limit = limit
  }

  /// What is asked of the day on which a card is to be laid before a person again.
  package enum Wiedervorlage: Hashable, Sendable {
    case any
    /// Not laid aside, or only until this day.
    case due(CalendarDay)
    /// Laid aside until a day after this one.
    case after(CalendarDay)
  }

  /// What still waits for a person: proposals and disturbed documents.
  package static let open = CardFilter(states: [.offen, .gestoert])
  /// The same without what is laid aside until a later day.
  package static func open(on today: CalendarDay) -> CardFilter {
    var filter = open
    filter.wiedervorlage = .due(today)
    return filter
  }

  package static let all = CardFilter(states: [])
}
