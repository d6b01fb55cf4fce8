import AlbertModel
import Eingang

extension ReviewModel {
  /// What a key does.
  mutating func handle(_ key: KeyEvent) -> [ReviewEffect] {
    switch key {
    case .control("c"): return [.interrupt]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    default: break
    }
    if status?.isError == true { status = nil }
    guard !layout.isTooSmall else { return key == .character("q") ? [.end] : [] }
    let effects =
      switch mode {
      case .browse: browse(key)
      case .fields(let index): choose(key, index)
      case .edit(let editing): edit(key, editing)
      case .filter: search(key)
      case .help(let top): read(key, top)
      }
    return effects + settle()
  }

  mutating func resize(_ size: ScreenSize) -> [ReviewEffect] {
    self.size = size
    return settle()
  }

  mutating func complain(_ text: String) { status = Status(text: text, isError: true) }

  private mutating func browse(_ key: KeyEvent) -> [ReviewEffect] {
    switch key {
    case .character(let letter): return letterKey(letter)
    case .enter:
      guard layout.isNarrow, pane == .list else { return letterKey("a") }
      pane = .card
    case .up, .down: step(key == .down ? 1 : -1)
    case .pageUp, .pageDown: step((key == .pageDown ? 1 : -1) * max(layout.bodyHeight - 1, 1))
    case .home, .end: step((key == .end ? 1 : -1) * (1 << 20))
    case .tab: pane = pane == .list ? .card : .list
    case .left: pane = .list
    case .right: pane = .card
    case .escape:
      pane = .list
      filter = LineEditor()
      keepSelection(near: 0)
    case .wheel(let down, let column, _): wheel(down ? 1 : -1, at: column)
    case .click(let column, let row): click(ScreenPlace(column: column, row: row))
    case .backspace, .delete, .control, .paste: complain("Das tut hier nichts. Hilfe: ?")
    }
    return []
  }

  private mutating func letterKey(_ letter: Character) -> [ReviewEffect] {
    switch letter {
    case "j": step(1)
    case "k": step(-1)
    case "b": move(by: -1)
    case "s", " ": skip()
    case "/": mode = .filter
    case "?": mode = .help(top: 0)
    case "q": return [.end]
    case "u": return undo()
    case "a", "ä", "c", "x", "d", "w", "o", "1"..."9":
      guard let card else {
        complain("Hier liegt keine Karte.")
        return []
      }
      return decide(card, letter)
    default: complain("„\(Visible.line(String(letter)))“ tut hier nichts. Hilfe: ?")
    }
    return []
  }

  private mutating func decide(_ card: Card, _ letter: Character) -> [ReviewEffect] {
    guard let id = card.id else { return [] }
    switch letter {
    case "a": return accept(card)
    case "x", "d": return start(.decline(id))
    case "o":
      status = Status(text: ReviewOrder.open(id).text)
      return [.order(.open(id))]
    case "w": mode = .edit(ReviewEditing(wiedervorlageOf: card, today: today))
    case "1"..."9":
      let choices = ReviewCard.choices(of: card, today: today)
      guard let number = letter.wholeNumberValue, number <= choices.count,
        case .change(let change) = choices[number - 1].change
      else {
        complain("Etwas anderes mit dieser Ziffer schlägt die Karte nicht vor. Ändern: ä")
        return []
      }
      return start(.change(id, change))
    default: mode = .fields(index: ReviewCard.doubtful(card, today: today))
    }
    return []
  }

  private mutating func accept(_ card: Card) -> [ReviewEffect] {
    guard let id = card.id else { return [] }
    if card.vorschlag == nil, running[id] == nil {
      complain("Karte #\(id) hat keinen Vorschlag. Gib ihr mit ä eine Ablage, oder lehne sie mit x ab.")
      return []
    }
    return start(.accept(id))
  }

  private mutating func skip() {
    let last = visible.last?.id
    if selected == last {
      status = Status(text: "Das ist die letzte Karte.")
    } else {
      move(by: 1)
    }
  }

  /// Within the card where that is in hand, else from card to card.
  private mutating func step(_ step: Int) {
    if pane == .card { cardTop += step } else { move(by: step) }
  }

  private mutating func wheel(_ step: Int, at column: Int) {
    if layout.isNarrow ? pane == .card : column >= layout.listWidth { cardTop += step } else { move(by: step) }
  }

  private mutating func click(_ place: ScreenPlace) {
    guard (layout.bodyTop..<layout.bodyTop + layout.bodyHeight).contains(place.row) else { return }
    if layout.isNarrow ? pane == .card : place.column >= layout.listWidth {
      pane = .card
      return
    }
    pane = .list
    let rows = ReviewList.rows(visible, today: today)
    let row = listTop + place.row - layout.bodyTop
    if row < rows.count, let id = rows[row].card?.id { select(id) }
  }

  private mutating func read(_ key: KeyEvent, _ top: Int) -> [ReviewEffect] {
    let last = max(ReviewHelp.lines(width: size.columns - 2).count - layout.bodyHeight, 0)
    func scrolled(by step: Int) -> Mode { .help(top: min(max(top + step, 0), last)) }
    switch key {
    case .down, .character("j"), .wheel(true, _, _): mode = scrolled(by: 1)
    case .up, .character("k"), .wheel(false, _, _): mode = scrolled(by: -1)
    case .pageDown, .character(" "): mode = scrolled(by: layout.bodyHeight)
    case .pageUp: mode = scrolled(by: -layout.bodyHeight)
    case .click: break
    default: mode = .browse
    }
    return []
  }

  private mutating func search(_ key: KeyEvent) -> [ReviewEffect] {
    switch key {
    case .enter: mode = .browse
    case .escape:
      filter = LineEditor()
      mode = .browse
    case .up, .down: move(by: key == .down ? 1 : -1)
    default:
      if !filter.handle(key) { complain("Das tut hier nichts. Zurück: Esc") }
      listTop = 0
    }
    keepSelection(near: 0)
    return []
  }
}
