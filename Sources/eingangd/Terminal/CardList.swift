import AlbertModel
import Eingang

/// Cards as a table, one a line.
struct CardList {
  let today: CalendarDay
  let width: Int
  var style = Style(hasColour: false)
  /// Whether a column says how each card stands.
  var showsState = false

  /// The cards under headings that say how soon each needs a person.
  func grouped(_ cards: [Card]) -> [String] {
    let groups = Dringlichkeit.groups(of: cards, today: today)
    let lines = lines(groups.flatMap(\.matters).flatMap(CardList.entries), isGrouped: true)
    var rows = lines.dropFirst()
    var out = Array(lines.prefix(1))
    for group in groups {
      out.append(style.urgent(group.urgency, group.urgency.title))
      let count = group.matters.reduce(0) { $0 + $1.cards.count }
      out += rows.prefix(count).map { isNear(group.urgency) ? style.urgent(group.urgency, $0) : $0 }
      rows = rows.dropFirst(count)
    }
    return out
  }

  /// Whether the cards themselves, and not only their heading, stand out.
  private func isNear(_ urgency: Dringlichkeit) -> Bool { urgency == .ueberfaellig || urgency == .heute }

  /// In the order given.
  func lines(_ cards: [Card]) -> [String] { lines(cards.map { Entry(card: $0, isBelow: false) }, isGrouped: false) }

  private struct Entry {
    let card: Card
    /// Under a newer letter of the same matter.
    let isBelow: Bool
  }

  private static func entries(_ matter: Buendel) -> [Entry] {
    matter.cards.enumerated().map { Entry(card: $1, isBelow: $0 > 0) }
  }

  /// Under headings, what the heading says already is not said again.
  private func lines(_ entries: [Entry], isGrouped: Bool) -> [String] {
    var columns: [Table.Column] = [
      Table.Column(title: "#", alignment: .right), Table.Column(title: "Frist"),
      Table.Column(title: "Betrag", alignment: .right), Table.Column(title: "Titel", minimum: 12, weight: 2),
      Table.Column(title: "Absender", minimum: 10), Table.Column(title: "Ablage", minimum: 8),
    ]
    if showsState { columns.append(Table.Column(title: "Stand")) }
    return Table(columns: columns, rows: entries.map { row($0, isGrouped) }).lines(width: width, style: style)
  }

  private func row(_ entry: Entry, _ isGrouped: Bool) -> [String] {
    let card = entry.card
    let state = showsState ? [GermanWords.state(card, today: today)] : []
    let number = card.id.map(String.init) ?? ""
    guard case .vorschlag(let vorschlag) = card.content else {
      let why = if case .gestoert(let stoerung) = card.content { stoerung.why } else { "" }
      return [number, "gestört", "", card.files.joined(separator: ", "), why, ""] + state
    }
    let extraction = vorschlag.extraction
    return [
      number, extraction.frist.map { frist($0.value.day, card, isGrouped) } ?? "",
      extraction.betrag.map { GermanFormat.amount($0.value) } ?? "",
      (entry.isBelow ? "└ " : "") + GermanWords.titel(vorschlag),
      extraction.absender?.value ?? "", vorschlag.ablage.value,
    ] + state
  }

  /// The date, and in a word how near it is where that is what matters.
  private func frist(_ day: CalendarDay, _ card: Card, _ isGrouped: Bool) -> String {
    let date = GermanFormat.weekdayDate(day)
    guard card.state == .offen else { return date }
    return switch day.days(since: today) {
    case ...0 where isGrouped: date
    case ..<0: "\(date) überfällig"
    case 0: "\(date) heute"
    case 1: "\(date) morgen"
    default: date
    }
  }
}
