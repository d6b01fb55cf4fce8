import AlbertModel

extension Decisions {
  /// Lays the card aside until a day, or back before a person where that is nil; whose day it is, the caller knows.
  package func wiedervorlage(_ id: Int, on day: CalendarDay?) throws(ReviewError) -> Meldung {
    try afterReversals { () throws(ReviewError) in
      let before = try openCard(id)
      guard before.card.wiedervorlage != day else { throw .laidAsideAlready(id, day) }
      var after = before
      after.card.wiedervorlage = day
      let detail = "Wiedervorlage " + (day?.german ?? "sofort")
      try commit(
        NewDecision(document: id, kind: .aendern, before: before, after: after, step: .geaendert, detail: detail))
      let text = day.map { "Karte #\(id) kommt am \($0.weekday.german), \($0.german), wieder." }
      return Meldung(id: id, text: text ?? "Karte #\(id) liegt wieder im Eingang.", undoHint: Meldung.undo(id))
    }
  }
}
