import AlbertModel

/// One deadline of one card, as listings and calendars show it.
struct FristEntry: Hashable, Sendable, Encodable {
  var schema = 1
  let id: Int?
  let state: CardState
  let day: CalendarDay
  let kind: FristArt
  let titel: String
  let absender: String?
  /// Only where the deadline is for paying, and the letter's amount is due then.
  let betrag: Betrag?
  /// How the day was computed; nil where it is printed.
  let rule: String?

  /// All deadlines of a card: the one it shows and the further ones.
  static func entries(of card: Card) -> [FristEntry] {
    guard let vorschlag = card.vorschlag else { return [] }
    let extraction = vorschlag.extraction
    let fristen = ([extraction.frist].compactMap(\.self) + extraction.weitereFristen).map(\.value)
    let paid = due(fristen)
    return fristen.enumerated().map { index, frist in
      FristEntry(
        id: card.id, state: card.state, day: frist.day, kind: frist.kind, titel: GermanWords.titel(vorschlag),
        absender: extraction.absender?.value, betrag: index == paid ? extraction.betrag?.value : nil,
        rule: CardView.origin(of: frist))
    }
  }

  /// On which of a letter's days its amount is due: the day it shows, or the only one for paying.
  ///
  /// Of several part payments a further one is of a sum of its own.
  private static func due(_ fristen: [Frist]) -> Int? {
    let payments = fristen.indices.filter { fristen[$0].kind == .zahlung }
    return payments.first == 0 || payments.count == 1 ? payments.first : nil
  }

  /// `in 10 Tagen`, `überfällig`: in few letters, as the day itself stands beside it.
  func distance(from today: CalendarDay) -> String {
    if day < today, state == .offen { return "überfällig" }
    return GermanFormat.distance(to: day, from: today, isOpen: false)
  }

  /// Still to come, or overdue on a card that nobody has decided.
  func isAhead(of today: CalendarDay) -> Bool { day >= today || state == .offen }
}

extension FristEntry: Comparable {
  /// The earlier day first, then the lower number.
  static func < (one: FristEntry, other: FristEntry) -> Bool {
    (one.day, one.id ?? 0, one.kind.rawValue) < (other.day, other.id ?? 0, other.kind.rawValue)
  }
}
