import AlbertModel
import Eingang

/// Reads what was typed for a card in a review, and says in German what is wrong with it.
struct FieldEntry {
  let card: Card
  let personen: [Person]
  let today: CalendarDay

  enum Reading: Hashable {
    case entry(ReviewEntry)
    case problem(String)
  }

  func read(_ subject: ReviewSubject, _ text: String) -> Reading {
    switch subject {
    case .wiedervorlage: return day(text)
    case .field(let name): return field(name, text)
    }
  }

  private func field(_ name: Feldname, _ text: String) -> Reading {
    if name == .ablage, !text.trimmed.isEmpty, text.trimmed != "-",
      Ablageziel(text.trimmed) == nil || text.contains(where: { "{}".contains($0) })
    {
      return .problem("\(ReviewError.unusableTarget(text.trimmed))")
    }
    var change = Aenderung()
    do throws(UsageError) {
      try ChangeReader(card: card, personen: personen, today: today).set(name.rawValue, to: text, in: &change)
      return .entry(.change(change))
    } catch {
      return .problem(problem(name, text))
    }
  }

  private func problem(_ name: Feldname, _ text: String) -> String {
    let typed = "„\(Echo.short(text.trimmed))“"
    return switch name {
    case .betrag: "\(typed) ist kein Betrag. Schreib etwa 85,00 oder 1.234,56 CHF."
    case .frist, .datum: "\(typed) ist kein Tag. Schreib etwa 15.9., Freitag oder in 2 Wochen."
    case .person: "\(typed) gehört nicht zum Haushalt. Zur Wahl stehen \(Echo.list(personen.map(\.name)))."
    case .ablage: "Jede Karte braucht eine Ablage, etwa Sonstiges."
    case .absender, .titel: "\(typed) lässt sich nicht eintragen."
    }
  }

  private func day(_ text: String) -> Reading {
    guard let day = GermanInput.date(text, today: today) else {
      return .problem("„\(Echo.short(text.trimmed))“ ist kein Tag. Schreib etwa 15.9., Freitag oder in 2 Wochen.")
    }
    guard day > today else {
      return .problem("Der \(GermanFormat.date(day)) ist nicht mehr vor uns. Nenne einen späteren Tag.")
    }
    return .entry(.wiedervorlage(day))
  }
}

/// What is being entered.
enum ReviewSubject: Hashable, Sendable {
  case field(Feldname)
  case wiedervorlage

  var title: String {
    switch self {
    case .field(let name): "Ändern: \(name.label)"
    case .wiedervorlage: "Wiedervorlage"
    }
  }

  var hint: String {
    switch self {
    case .field(.ablage): Feldname.ablage.hint
    case .field(let name): name.hint + " Mit - wird das Feld leer."
    case .wiedervorlage: "Etwa Freitag, 15.9. oder in 2 Wochen."
    }
  }
}
