import AlbertModel

/// Counts a period from its anchor, and says in plain German how.
package enum Fristrechnung {
  /// The last day of a period in which to act, moved to the next working day where BGB 193 says so.
  package static func frist(
    _ dauer: Dauer, ab anker: Anker, kind: FristArt, in land: Bundesland
  ) -> Frist {
    let last = dauer.end(after: anker.value, in: land)
    let day = last.movedToWorkday(in: land)
    let rule = "\(dauer.german) ab \(name(of: anker))" + moved(from: last, to: day, in: land)
    return Frist(day: day, kind: kind, rule: rule, anchor: anker)
  }

  /// To be done at once: the letter's own date.
  package static func sofort(_ anker: Anker, kind: FristArt) -> Frist {
    Frist(day: anker.value, kind: kind, rule: "sofort", anchor: anker)
  }

  /// `Rechnungsdatum 15.09.2025`, `Zugang 18.09.2025 (angenommen, drei Tage nach dem Briefdatum)`.
  package static func name(of anker: Anker) -> String {
    let day = anker.value.german
    switch anker.kind {
    case .briefdatum: return "Briefdatum \(day)"
    case .rechnungsdatum: return "Rechnungsdatum \(day)"
    case .erhalt:
      return "Zugang \(day)" + (anker.assumed ? " (angenommen, drei Tage nach dem Briefdatum)" : "")
    case .bekanntgabe: return "Bekanntgabe \(day)" + (anker.assumed ? " (nach Aufgabe zur Post vermutet)" : "")
    case .zustellung:
      return "Zustellung \(day)" + (anker.assumed ? " (angenommen, der Tag steht auf dem Umschlag)" : "")
    case .vertragsende: return "Vertragsende \(day)"
    case .ereignis: return day
    }
  }

  /// `, verschoben vom 26.12.2024 (2. Weihnachtstag)`; empty where nothing moved.
  static func moved(from last: CalendarDay, to day: CalendarDay, in land: Bundesland) -> String {
    if last == day { return "" }
    let why = Feiertage.name(of: last, in: land) ?? last.weekday.german
    return ", verschoben vom \(last.german) (\(why))"
  }
}
