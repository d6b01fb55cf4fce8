extension CalendarDay {
  /// True on a public holiday of that Land.
  public func isFeiertag(in land: Bundesland) -> Bool { Feiertage.name(of: self, in: land) != nil }

  /// Monday to Saturday without public holidays.
  public func isWerktag(in land: Bundesland) -> Bool { weekday != .sunday && !isFeiertag(in: land) }

  /// Monday to Friday without public holidays, and without 24 and 31 December.
  public func isBankarbeitstag(in land: Bundesland) -> Bool {
    weekday != .saturday && isWerktag(in: land) && !(month == 12 && (day == 24 || day == 31))
  }

  /// This day, or the next that is neither a Saturday, a Sunday nor a public holiday.
  ///
  /// BGB 193, ZPO 222(2), AO 108(3).
  public func movedToWorkday(in land: Bundesland) -> CalendarDay {
    var day = self
    while day.weekday == .saturday || !day.isWerktag(in: land) {
      let next = day.adding(days: 1)
      // The calendar's last day has no next one.
      if next == day { return day }
      day = next
    }
    return day
  }

  /// The Werktag that many Werktage later; earlier where negative; this day itself is not counted.
  public func adding(werktage count: Int, in land: Bundesland) -> CalendarDay {
    stepping(count) { $0.isWerktag(in: land) }
  }

  /// The Bankarbeitstag that many Bankarbeitstage later; earlier where negative; this day itself is not counted.
  public func adding(bankarbeitstage count: Int, in land: Bundesland) -> CalendarDay {
    stepping(count) { $0.isBankarbeitstag(in: land) }
  }

  /// Counts from untrusted paper stop at about ten years.
  private func stepping(_ count: Int, where counts: (CalendarDay) -> Bool) -> CalendarDay {
    let step = count < 0 ? -1 : 1
    var left = min(count.magnitude, 3_000)
    var day = self
    while left > 0 {
      let next = day.adding(days: step)
      if next == day { return day }
      day = next
      if counts(day) { left -= 1 }
    }
    return day
  }
}
