import AlbertModel
import Eingang

/// The list at the left: cards under how soon they need a person.
struct ReviewList {
  struct Row: Hashable, Sendable {
    /// Nil for a heading.
    let card: Card?
    let heading: String
    let count: Int
  }

  let today: CalendarDay
  let width: Int
  let selected: Int?
  /// Whether keys move within it.
  let isActive: Bool

  /// The cards come with the most urgent first.
  static func rows(_ cards: [Card], today: CalendarDay) -> [Row] {
    let members = Dictionary(grouping: cards) { card in
      Dringlichkeit(frist: card.vorschlag?.extraction.frist?.value.day, today: today)
    }
    return Dringlichkeit.allCases.flatMap { urgency in
      let group = members[urgency] ?? []
      let heading = group.isEmpty ? [] : [Row(card: nil, heading: urgency.title, count: group.count)]
      return heading + group.map { Row(card: $0, heading: "", count: 0) }
    }
  }

  func line(_ row: Row) -> FrameLine {
    guard let card = row.card else {
      return FrameLine.spread(
        FrameLine(" " + row.heading, .bold), FrameLine("\(row.count) ", .dim), width: width)
    }
    let isSelected = card.id == selected
    let line = FrameLine.spread(
      FrameLine((isSelected ? " ▸ " : "   ") + title(card)), FrameLine("  " + right(card) + " ", .dim), width: width)
    return isSelected ? line.with(isActive ? .reverse : .bold) : line
  }

  private func title(_ card: Card) -> String {
    card.vorschlag.map { GermanWords.titel($0) } ?? "Nicht gelesen: " + card.files.joined(separator: ", ")
  }

  /// The day, and where there is room, the amount before it.
  private func right(_ card: Card) -> String {
    let extraction = card.vorschlag?.extraction
    let due = extraction?.frist.map { day($0.value.day) } ?? ""
    guard width >= 44 else { return due }
    let amount = extraction?.betrag.map { GermanFormat.amount($0.value) } ?? ""
    return amount + "  " + Wrapping.rightAligned(due, width: 8)
  }

  /// The year only where it is another one.
  private func day(_ day: CalendarDay) -> String {
    let text = GermanFormat.date(day)
    return day.year == today.year ? String(text.prefix(6)) : String(text.prefix(6) + text.suffix(2))
  }
}
