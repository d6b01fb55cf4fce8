import AlbertModel
import Eingang

/// What stands in the card's place while something about it is entered.
struct ReviewEntryPane {
  let width: Int

  /// A title and a blank line.
  static let headRows = 2

  private func head(_ title: String, _ card: Card?) -> [FrameLine] {
    let number = card?.id.map { "  #\($0) " } ?? ""
    return [
      FrameLine.spread(FrameLine(" " + title, .cardTitle), FrameLine(number, .card), width: width), FrameLine(),
    ]
  }

  /// Which field is to be changed.
  func fields(of card: Card?, _ index: Int, today: CalendarDay) -> [FrameLine] {
    let fields = card?.vorschlag.map { ShownField.all(of: $0, today: today) } ?? ShownField.empty()
    let rows = fields.enumerated().map { place, field in
      let line = FrameLine([
        Span(place == index ? " ▸ " : "   "), Span("\(place + 1) ", .bold),
        Span(Wrapping.padded(field.name.label, width: 10), .dim), Span(field.value ?? "–"),
      ]).fitted(width)
      return place == index ? line.with(.reverse) : line
    }
    return head("Welches Feld ändern?", card) + rows
  }

  /// Choices, and the line to type in with its cursor.
  func lines(_ editing: ReviewEditing) -> ([FrameLine], ScreenPlace?) {
    var lines = head(editing.subject.title, editing.card)
    for (place, choice) in editing.choices.enumerated() {
      let isChosen = place == editing.index
      let line = FrameLine.spread(
        FrameLine((isChosen ? " ▸ " : "   ") + choice.text), FrameLine("  " + choice.note + " ", .dim), width: width)
      lines.append(isChosen ? line.with(.reverse) : line)
    }
    if !editing.choices.isEmpty { lines.append(FrameLine()) }
    let label = (editing.isTyping ? " ▸ " : "   ") + "Neu: "
    let room = max(width - DisplayWidth.of(label) - 1, 4)
    let before = ReviewEntryPane.tail(of: Visible.line(editing.line.before), width: room)
    let after = Visible.line(editing.line.after)
    lines.append(FrameLine([Span(label, editing.isTyping ? .bold : .dim), Span(before + after)]).fitted(width))
    let cursor = ScreenPlace(column: DisplayWidth.of(label) + DisplayWidth.of(before), row: lines.count - 1)
    lines += [FrameLine()] + Wrapping.lines(editing.subject.hint, width: width - 3).map { FrameLine("   " + $0, .dim) }
    return (lines, editing.isTyping ? cursor : nil)
  }

  /// The end of what is too long, where the cursor is.
  private static func tail(of text: String, width: Int) -> String {
    var text = text[...]
    while DisplayWidth.of(String(text)) > width { text.removeFirst() }
    return String(text)
  }
}
