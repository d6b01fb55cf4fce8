import AlbertModel
import Eingang

/// Turns what a person typed for a field into a change of a card.
struct ChangeReader {
  let card: Card
  let personen: [Person]
  let today: CalendarDay

  static let options: [Option] = [
    .value("betrag", "AMOUNT", "the amount, as 85,00"), .value("frist", "DATE", "the day by which to act"),
    .value("absender", "NAME", "who wrote"), .value("ablage", "TARGET", "the folder, as Schule/Felix"),
    .value("titel", "TEXT", "the title"), .value("person", "NAME", "who it is about"),
    .value("datum", "DATE", "the letter's own date"),
  ]

  /// The field is named as its option is.
  func set(_ field: String, to text: String, in change: inout Aenderung) throws(UsageError) {
    let value = Visible.line(text).trimmed
    if value.isEmpty || value == "-" {
      guard field != "ablage" else { throw UsageError("--ablage: every card has one. Name a folder, as Sonstiges.") }
      change.leeren.insert(field)
      return
    }
    switch field {
    case "betrag": change.betrag = try amount(value)
    case "frist": change.frist = try frist(value)
    case "datum": change.datum = try day(value, "datum")
    case "person": change.person = try person(value)
    case "absender": change.absender = value
    case "ablage": change.ablage = value
    default: change.titel = value
    }
  }

  /// Currency and direction stay as they are on the card where nothing else is typed.
  private func amount(_ text: String) throws(UsageError) -> Betrag {
    guard var betrag = GermanInput.amount(text) else {
      throw UsageError("--betrag: '\(Echo.short(text))' is not an amount. Write 85,00 or 1.234,56 CHF.")
    }
    let old = card.vorschlag?.extraction.betrag?.value
    if text.allSatisfy({ $0.isNumber || " .,'-–".contains($0) }) { betrag.currency = old?.currency ?? "EUR" }
    betrag.direction = old?.direction ?? .zahlen
    return betrag
  }

  /// The kind stays as it is on the card; a new one is for paying where there is something to pay.
  private func frist(_ text: String) throws(UsageError) -> Frist {
    let extraction = card.vorschlag?.extraction
    let usual: FristArt = extraction?.betrag?.value.direction == .zahlen ? .zahlung : .antwort
    // A letter means the next such day after it was written.
    let day = try day(text, "frist", onOrAfter: extraction?.datum?.value)
    return Frist(day: day, kind: extraction?.frist?.value.kind ?? usual)
  }

  private func day(
    _ text: String, _ field: String, onOrAfter start: CalendarDay? = nil
  ) throws(UsageError) -> CalendarDay {
    guard let day = GermanInput.date(text, today: today, onOrAfter: start) else {
      throw UsageError("--\(field): '\(Echo.short(text))' is not a date. Write 15.9.2025 or 2025-09-15.")
    }
    return day
  }

  /// A member of the household by any of its names; anybody where no members are configured.
  private func person(_ text: String) throws(UsageError) -> String {
    guard !personen.isEmpty else { return text }
    let key = Folding.key(text)
    let member = personen.first { person in
      ([person.name, person.anrede ?? ""] + person.auch).contains { Folding.key($0) == key }
    }
    guard let member else {
      let names = personen.map(\.name)
      let hint = Spelling.hint(for: text, among: names)
      throw UsageError("--person: '\(Echo.short(text))' is not in the household\(hint). Allowed: \(Echo.list(names)).")
    }
    return member.name
  }
}
