import AlbertModel

/// What to look for: words that must all occur, and conditions that must all hold.
package struct SearchQuery: Hashable, Sendable {
  /// Each a word, or several that stand in a row.
  package var words: [String]
  package var conditions: [SearchCondition]
  package var limit: Int

  package init(words: [String], conditions: [SearchCondition] = [], limit: Int = 50) {
    self.words = words
    self.conditions = conditions
    self.limit = limit
  }
}

/// What must hold of a card's values.
package enum SearchCondition: Hashable, Sendable {
  /// Values that are names, compared by a part of them, without regard to case and umlauts.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case absender
    case person
    case ablage
  }
  package enum Day: String, CaseIterable, Hashable, Sendable {
    case frist
    case datum
    /// The day of arrival, in UTC.
    case angekommen
  }

  case name(Name, String)
  /// Cents, in whatever currency.
  case betrag(ClosedRange<Int>)
  case day(Day, ClosedRange<CalendarDay>)
  case art(Belegart)
  case state(CardState)
  /// A part of it, without blanks.
  case iban(String)
  case withoutName(Name)
  case withoutBetrag
  case withoutDay(Day)
}
