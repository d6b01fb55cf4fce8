import AlbertModel

/// A notice period and the dates to which a contract can be ended.
package struct Kuendigungsfrist: Hashable, Sendable {
  /// To which day notice takes effect.
  package enum Ziel: Hashable, Sendable {
    /// The contract's end, and after a renewal of that many months the next one; nil where it does not renew.
    case vertragsende(CalendarDay, verlaengerung: Int?)
    case monatsende
    case quartalsende
    case halbjahresende
    case jahresende
  }

  package let dauer: Dauer
  package let ziel: Ziel

  package init(_ dauer: Dauer, zum ziel: Ziel) {
    self.dauer = dauer
    self.ziel = ziel
  }

  /// The first end for which notice can still arrive on or after a day, and the last day for it to arrive.
  ///
  /// A notice period is not lengthened by a Sunday or a holiday: BGB 193 does not apply to it. Nil where the contract
  /// ends without renewal before notice is possible.
  package func next(from day: CalendarDay, in land: Bundesland) -> (end: CalendarDay, arrival: CalendarDay)? {
    var end = firstEnd(from: day)
    for _ in 0..<600 {
      let arrival = dauer.latestStart(before: end, in: land)
      if arrival >= day { return (end, arrival) }
      guard let following = following(end), following > end else { return nil }
      end = following
    }
    return nil
  }

  /// The day by which to post the letter: three Werktage before it must arrive.
  package static func posting(for arrival: CalendarDay, in land: Bundesland) -> CalendarDay {
    arrival.adding(werktage: -3, in: land)
  }

  /// The last day for a notice to arrive, with the day by which to post it in its rule.
  package func frist(from day: CalendarDay, in land: Bundesland) -> Frist? {
    guard let (end, arrival) = next(from: day, in: land) else { return nil }
    let post = Kuendigungsfrist.posting(for: arrival, in: land)
    let rule = "\(dauer.german) zum \(name) \(end.german), absenden bis \(post.german)"
    return Frist(day: arrival, kind: .kuendigung, rule: rule, anchor: Anker(kind: .vertragsende, value: end))
  }

  private var name: String {
    switch ziel {
    case .vertragsende: "Vertragsende"
    case .monatsende: "Monatsende"
    case .quartalsende: "Quartalsende"
    case .halbjahresende: "Halbjahresende"
    case .jahresende: "Jahresende"
    }
  }

  private func firstEnd(from day: CalendarDay) -> CalendarDay {
    switch ziel {
    case .vertragsende(let end, _): end
    case .monatsende: day.endOfMonth
    case .quartalsende: day.endOfQuarter
    case .halbjahresende: day.month <= 6 ? (CalendarDay(year: day.year, month: 6, day: 30) ?? day) : day.endOfYear
    case .jahresende: day.endOfYear
    }
  }

  private func following(_ end: CalendarDay) -> CalendarDay? {
    let next = end.adding(days: 1)
    switch ziel {
    case .vertragsende(_, let renewal):
      return renewal.flatMap { $0 > 0 ? next.adding(months: $0).adding(days: -1) : nil }
    case .monatsende: return next.endOfMonth
    case .quartalsende: return next.endOfQuarter
    case .halbjahresende: return next.adding(months: 5).endOfMonth
    case .jahresende: return next.endOfYear
    }
  }
}
