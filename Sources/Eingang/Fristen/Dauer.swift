import AlbertModel

/// A length of time as letters state it, counted from a day that is itself not counted (BGB 187(1)).
package struct Dauer: Hashable, Sendable {
  package enum Einheit: Hashable, Sendable {
    case tage
    case wochen
    case monate
    case jahre
    case werktage
    case bankarbeitstage
  }

  /// At least 1.
  package let count: Int
  package let unit: Einheit

  /// Nil for nothing and for more than ten years, which no letter means.
  package init?(_ count: Int, _ unit: Einheit) {
    let limit =
      switch unit {
      case .tage, .werktage, .bankarbeitstage: 3_650
      case .wochen: 520
      case .monate: 120
      case .jahre: 10
      }
    guard (1...limit).contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }

  /// The last day of the period (BGB 188), not yet moved to a working day.
  package func end(after day: CalendarDay, in land: Bundesland) -> CalendarDay {
    switch unit {
    case .tage: day.adding(days: count)
    case .wochen: day.adding(days: 7 * count)
    case .monate: day.adding(months: count)
    case .jahre: day.adding(months: 12 * count)
    case .werktage: day.adding(werktage: count, in: land)
    case .bankarbeitstage: day.adding(bankarbeitstage: count, in: land)
    }
  }

  /// The last day that leaves this whole period before a day's end, as notice given before a contract's end.
  ///
  /// One month before 28 February is 31 January: the month to be kept free is February.
  package func latestStart(before end: CalendarDay, in land: Bundesland) -> CalendarDay {
    let next = end.adding(days: 1)
    switch unit {
    case .tage: return end.adding(days: -count)
    case .wochen: return end.adding(days: -7 * count)
    case .monate: return next.adding(months: -count).adding(days: -1)
    case .jahre: return next.adding(months: -12 * count).adding(days: -1)
    case .werktage: return next.adding(werktage: -count, in: land).adding(days: -1)
    case .bankarbeitstage: return next.adding(bankarbeitstage: -count, in: land).adding(days: -1)
    }
  }

  /// `14 Tage`, `ein Monat`, `zwei Wochen`: words up to twelve except for days, as letters write them.
  package var german: String {
    let one = count == 1
    switch unit {
    case .tage: return one ? "ein Tag" : "\(count) Tage"
    case .wochen: return one ? "eine Woche" : "\(word) Wochen"
    case .monate: return one ? "ein Monat" : "\(word) Monate"
    case .jahre: return one ? "ein Jahr" : "\(word) Jahre"
    case .werktage: return one ? "ein Werktag" : "\(word) Werktage"
    case .bankarbeitstage: return one ? "ein Bankarbeitstag" : "\(word) Bankarbeitstage"
    }
  }

  private var word: String {
    let words = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]
    return (2...12).contains(count) ? words[count - 2] : "\(count)"
  }
}
