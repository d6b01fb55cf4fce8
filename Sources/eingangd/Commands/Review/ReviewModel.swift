import AlbertModel
import Eingang

/// Everything that a review on the whole screen knows: keys and news go in, orders and a picture come out.
///
/// Knows no terminal, no store and no clock.
struct ReviewModel: Sendable {
  enum Mode: Hashable, Sendable {
    case browse
    /// Which field is to be changed.
    case fields(index: Int)
    case edit(ReviewEditing)
    /// Words that the cards shown must have.
    case filter
    case help(top: Int)
  }

  enum Pane: Hashable, Sendable { case list, card }

  struct Status: Hashable, Sendable {
    var text: String
    var isError = false
    /// Whether the key for it stands behind it.
    var canUndo = false
  }

  let today: CalendarDay
  let personen: [Person]
  var size = ScreenSize(columns: 80, rows: 24)
  var mode = Mode.browse
  var pane = Pane.list
  var status: Status?
  var filter = LineEditor()
  /// Those that lie in the Eingang, the most urgent first.
  private(set) var cards: [Card] = []
  /// Number of the card that is looked at; nil where there is none.
  var selected: Int?
  /// First row of the list, and of the card, that is seen.
  var listTop = 0
  var cardTop = 0
  /// Where the values of cards stand.
  var places: [Int: [Feldname: QuotedLine]] = [:]
  var asked: Set<Int> = []
  /// Decisions that are being carried out, by card, and what is to follow where they succeed.
  var running: [Int: ReviewOrder] = [:]
  var followers: [Int: [ReviewOrder]] = [:]
  /// Cards decided here, the last one last.
  var history: [Int] = []
  /// What was entered last, by card, to be put right where it was not taken.
  var entered: [Int: ReviewEditing] = [:]

  init(cards: [Card], today: CalendarDay, personen: [Person] = []) {
    self.today = today
    self.personen = personen
    self.cards = ReviewModel.sorted(cards)
    selected = self.cards.first?.id
  }

  // MARK: Cards

  /// By the Frist, then whether a person is needed, then by number, as listings have it.
  private static func sorted(_ cards: [Card]) -> [Card] {
    func key(_ card: Card) -> (Int, Int, Int) {
      (card.vorschlag?.extraction.frist?.value.day.ordinal ?? .max, card.needsDecision ? 0 : 1, card.id ?? .max)
    }
    return cards.sorted { key($0) < key($1) }
  }

  mutating func setCards(_ new: [Card]) { cards = ReviewModel.sorted(new) }

  /// Puts a card as it is now in the place of the old one; nil takes it away.
  mutating func replace(_ id: Int, by card: Card?) {
    setCards(cards.filter { $0.id != id } + [card].compactMap(\.self))
    places[id] = nil
    asked.remove(id)
  }

  /// What is about to be taken away is not shown any more.
  private func isLeaving(_ id: Int) -> Bool {
    running[id]?.takesAway == true || followers[id]?.contains(where: \.takesAway) == true
  }

  /// Those that the list shows.
  var visible: [Card] {
    let words = Folding.key(filter.text).split(separator: " ")
    return cards.filter { card in
      guard let id = card.id, !isLeaving(id) else { return false }
      guard !words.isEmpty else { return true }
      let text = Folding.key(ReviewModel.words(of: card))
      return words.allSatisfy { text.contains($0) }
    }
  }

  private static func words(of card: Card) -> String {
    let extraction = card.vorschlag?.extraction
    let fields = [
      card.vorschlag.map { GermanWords.titel($0) }, extraction?.absender?.value, extraction?.person?.value,
      card.vorschlag?.ablage.value, extraction.map { GermanWords.art($0.art.value) },
    ]
    return (fields.compactMap(\.self) + card.files + [card.id.map(String.init) ?? ""]).joined(separator: " ")
  }

  /// The card that is looked at.
  var card: Card? { visible.first { $0.id == selected } }

  /// How many of those that are not decided need a decision.
  var count: Int { cards.count { $0.needsDecision && !isLeaving($0.id ?? 0) } }

  /// Whether something is still being carried out.
  var isBusy: Bool { !running.isEmpty }

  var decidedCards: Int { Set(history).count }

  var layout: ReviewLayout { ReviewLayout(size: size, keys: keys) }

  // MARK: Looking on

  /// Moves on in the list by so many cards, as far as there are any.
  mutating func move(by step: Int) {
    let ids = visible.compactMap(\.id)
    guard !ids.isEmpty else { return }
    let index = ids.firstIndex { $0 == selected } ?? 0
    select(ids[min(max(index + step, 0), ids.count - 1)])
  }

  mutating func select(_ id: Int?) {
    if selected != id { cardTop = 0 }
    selected = id
  }

  /// Looks at another card where this one has gone: the next, else the one before.
  mutating func keepSelection(near index: Int) {
    let ids = visible.compactMap(\.id)
    if let selected, ids.contains(selected) { return }
    select(ids.isEmpty ? nil : ids[min(max(index, 0), ids.count - 1)])
  }

  var selectedIndex: Int { visible.firstIndex { $0.id == selected } ?? 0 }

  /// Brings what is looked at into view, and asks for what its card lacks.
  mutating func settle() -> [ReviewEffect] {
    let layout = layout
    let rows = ReviewList.rows(visible, today: today)
    if let row = rows.firstIndex(where: { $0.card != nil && $0.card?.id == selected }) {
      // A heading above the first card of its group is shown with it.
      let from = row > 0 && rows[row - 1].card == nil ? row - 1 : row
      if from < listTop { listTop = from }
      if row >= listTop + layout.listHeight(rows.count) { listTop = row - layout.listHeight(rows.count) + 1 }
    }
    listTop = min(max(listTop, 0), max(rows.count - layout.listHeight(rows.count), 0))
    cardTop = min(max(cardTop, 0), max(cardLines(width: layout.cardWidth).count - layout.bodyHeight, 0))
    guard let id = card?.id, places[id] == nil, asked.insert(id).inserted else { return [] }
    return [.order(.places(id))]
  }

  /// The card in the right pane, as far as it reaches down.
  func cardLines(width: Int) -> [FrameLine] {
    guard let card else { return [] }
    var pane = ReviewCard(card: card, today: today, width: width, places: card.id.flatMap { places[$0] } ?? [:])
    pane.isAiry = true
    let airy = pane.lines()
    if airy.count <= layout.bodyHeight { return airy }
    pane.isAiry = false
    return pane.lines()
  }
}
