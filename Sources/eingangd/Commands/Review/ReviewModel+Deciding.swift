import AlbertModel
import Eingang

extension ReviewModel {
  /// Has a decision carried out, and looks at the next card where it takes this one away.
  ///
  /// What concerns a card about which another decision is still being carried out waits for that, and is dropped where
  /// it fails: nobody has seen the card as it is then.
  mutating func start(_ order: ReviewOrder) -> [ReviewEffect] {
    guard let id = order.decided else { return [.order(order)] }
    let index = selectedIndex
    if case .undo = order {} else { history.append(id) }
    status = Status(text: order.text)
    let isWaiting = running[id] != nil
    if isWaiting { followers[id, default: []].append(order) } else { running[id] = order }
    if order.takesAway { keepSelection(near: index) }
    return isWaiting ? [] : [.order(order)]
  }

  /// Takes back what was decided here last.
  mutating func undo() -> [ReviewEffect] {
    guard let last = history.popLast() else {
      complain("Hier gibt es noch nichts zurückzunehmen.")
      return []
    }
    return start(.undo(last))
  }

  /// What became of an order, or what others have done.
  mutating func handle(_ news: ReviewNews) -> [ReviewEffect] {
    var effects: [ReviewEffect] = []
    switch news {
    case .done(let order, let meldung, let card): effects = finish(order, meldung, card)
    case .failed(let order, let text): effects = fail(order, text)
    case .cards(let cards): take(cards)
    case .unchanged: break
    case .places(let id, let found): places[id] = found
    case .opened(let id): status = Status(text: "Karte #\(id) ist im Betrachter geöffnet.")
    }
    return effects + settle()
  }

  private mutating func finish(_ order: ReviewOrder, _ meldung: Meldung, _ card: Card?) -> [ReviewEffect] {
    guard let id = order.decided else { return [] }
    let index = selectedIndex
    running[id] = nil
    entered[id] = nil
    let follower = followers[id]?.first
    if follower != nil { followers[id]?.removeFirst() }
    if followers[id]?.isEmpty == true { followers[id] = nil }
    if let follower { running[id] = follower }
    replace(id, by: card)
    let isUndo = order == .undo(id)
    status = Status(text: ([meldung.text] + meldung.warnings).joined(separator: " "), canUndo: !isUndo)
    if isUndo, card != nil, mode == .browse { select(id) }
    keepSelection(near: index)
    return follower.map { [.order($0)] } ?? []
  }

  private mutating func fail(_ order: ReviewOrder, _ text: String) -> [ReviewEffect] {
    if order == .look, status?.isError == true { return [] }
    complain(text)
    guard let id = order.decided else { return [] }
    let index = selectedIndex
    let dropped = [order] + (followers[id] ?? [])
    running[id] = nil
    followers[id] = nil
    // The last first: what was to be taken back is given back before it is found never to have been.
    for order in dropped.reversed() {
      if order == .undo(id) {
        history.append(id)
      } else if let last = history.lastIndex(of: id) {
        history.remove(at: last)
      }
    }
    keepSelection(near: index)
    if mode == .browse, selected == id, let editing = entered[id], order != .undo(id), !order.isBareDecision {
      mode = .edit(editing)
    }
    // It may have failed because the card is not as it is shown.
    return [.order(.look)]
  }

  /// The cards as they are now, whoever changed them.
  private mutating func take(_ new: [Card]) {
    let index = selectedIndex
    let known = Set(cards.compactMap(\.id))
    let old = Dictionary(cards.map { ($0.id ?? 0, $0) }) { first, _ in first }
    let gone = selected.map { id in running[id] == nil && known.contains(id) && !new.contains { $0.id == id } } ?? false
    for card in new {
      guard let id = card.id, old[id] != card else { continue }
      places[id] = nil
      asked.remove(id)
    }
    let came = new.count { !known.contains($0.id ?? 0) }
    setCards(new)
    if gone, let selected {
      complain("Karte #\(selected) ist inzwischen anderswo entschieden.")
      if case .fields = mode { mode = .browse }
    } else if came > 0 {
      status = Status(text: came == 1 ? "Eine neue Karte." : "\(came) neue Karten.")
    }
    keepSelection(near: index)
  }
}

extension ReviewOrder {
  /// Says nothing that a person typed or chose.
  fileprivate var isBareDecision: Bool {
    switch self {
    case .accept, .decline: true
    default: false
    }
  }
}
