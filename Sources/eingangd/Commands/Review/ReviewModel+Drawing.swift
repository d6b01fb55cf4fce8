import AlbertModel
import Eingang

extension ReviewModel {
  /// The whole screen.
  func draw() -> Frame {
    let layout = layout
    if layout.isTooSmall { return tooSmall() }
    var lines = [head()]
    let (body, cursor) = body(layout)
    lines += (0..<layout.bodyHeight).map { $0 < body.count ? body[$0] : FrameLine() }
    lines.append(statusLine())
    lines += layout.keyLines
    let typed = mode == .filter ? ScreenPlace(column: 2 + DisplayWidth.of(filter.before), row: layout.statusRow) : nil
    return Frame(lines, size: size, cursor: typed ?? cursor)
  }

  private func tooSmall() -> Frame {
    let text = "Das Fenster ist zu klein: Es braucht 40 Spalten und 10 Zeilen. Ende: q"
    return Frame(Wrapping.lines(text, width: size.columns).map { FrameLine($0) }, size: size)
  }

  private func head() -> FrameLine {
    var left = " Eingang · " + Zaehler(anzahl: count).text
    if !filter.isEmpty { left += " Gezeigt: \(visible.count) von \(cards.count)" }
    let day = "  " + GermanFormat.weekdayDate(today) + " "
    return FrameLine.spread(FrameLine(left, .reverse), FrameLine(day, .reverse), width: size.columns).with(.reverse)
  }

  private func statusLine() -> FrameLine {
    if mode == .filter { return FrameLine([Span(" /", .bold), Span(Visible.line(filter.text))]) }
    guard let status else { return FrameLine() }
    let hint = status.canUndo ? " Rückgängig: u" : ""
    let room = size.columns - 2 - DisplayWidth.of(hint)
    return FrameLine([
      Span(" " + Wrapping.elided(Visible.line(status.text), width: room), status.isError ? .warning : .bold),
      Span(hint, .bold),
    ])
  }

  private func body(_ layout: ReviewLayout) -> ([FrameLine], ScreenPlace?) {
    if case .help(let top) = mode {
      return (ReviewHelp.lines(width: size.columns - 2).dropFirst(top).map { FrameLine(" ") + $0 }, nil)
    }
    let (right, cursor) = right(layout)
    if layout.isNarrow {
      guard pane == .card || mode != .browse && mode != .filter else { return (list(layout), nil) }
      let place = cursor.map { ScreenPlace(column: $0.column + 1, row: $0.row + layout.bodyTop) }
      return (right.map { FrameLine(" ") + $0 }, place)
    }
    let left = list(layout)
    let rows = (0..<layout.bodyHeight).map { row in
      (row < left.count ? left[row] : FrameLine()).fitted(layout.listWidth) + FrameLine("│ ", .dim)
        + (row < right.count ? right[row] : FrameLine())
    }
    let place = cursor.map { ScreenPlace(column: $0.column + layout.listWidth + 2, row: $0.row + layout.bodyTop) }
    return (rows, place)
  }

  private func list(_ layout: ReviewLayout) -> [FrameLine] {
    let rows = ReviewList.rows(visible, today: today)
    guard !rows.isEmpty else {
      return [FrameLine(), FrameLine(filter.isEmpty ? " Hier liegt nichts." : " Keine Karte hat diese Wörter.")]
    }
    let list = ReviewList(today: today, width: layout.listWidth, selected: selected, isActive: pane == .list)
    let height = layout.listHeight(rows.count)
    let lines = rows.dropFirst(listTop).prefix(height).map(list.line)
    let below = rows.dropFirst(listTop + height).count { $0.card != nil }
    return below > 0 ? lines + [FrameLine("   … darunter noch \(below)", .dim)] : lines
  }

  private func right(_ layout: ReviewLayout) -> ([FrameLine], ScreenPlace?) {
    let entry = ReviewEntryPane(width: layout.cardWidth)
    switch mode {
    case .fields(let index): return (entry.fields(of: card, index, today: today), nil)
    case .edit(let editing): return entry.lines(editing)
    case .browse, .filter, .help: break
    }
    guard card != nil else { return (empty(layout), nil) }
    let lines = cardLines(width: layout.cardWidth)
    var shown = Array(lines.dropFirst(cardTop).prefix(layout.bodyHeight))
    if lines.count > cardTop + layout.bodyHeight, !shown.isEmpty {
      let hint = pane == .card ? "… weiter mit ↓" : "… weiter mit Tab und ↓"
      shown[shown.count - 1] = FrameLine(hint, .dim)
    }
    return (shown, nil)
  }

  private func empty(_ layout: ReviewLayout) -> [FrameLine] {
    let text = filter.isEmpty ? Zaehler(anzahl: count).text : "Alle Karten zeigt Esc."
    return [FrameLine(), FrameLine(text, .bold)]
  }
}
