import AlbertModel
import Eingang

extension ReviewModel {
  /// Chooses the field that is to be changed.
  mutating func choose(_ key: KeyEvent, _ index: Int) -> [ReviewEffect] {
    guard let card else {
      mode = .browse
      return []
    }
    let names = ShownField.empty().map(\.name)
    switch key {
    case .up, .character("k"), .wheel(false, _, _): mode = .fields(index: max(index - 1, 0))
    case .down, .tab, .character("j"), .wheel(true, _, _): mode = .fields(index: min(index + 1, names.count - 1))
    case .home: mode = .fields(index: 0)
    case .end: mode = .fields(index: names.count - 1)
    case .enter, .right: edit(names[index], of: card)
    case .escape, .left, .character("q"), .backspace: mode = .browse
    case .click(let column, let row):
      let row = entryRow(ScreenPlace(column: column, row: row))
      if let row, names.indices.contains(row) { edit(names[row], of: card) }
    case .character(let letter):
      guard let number = letter.wholeNumberValue, (1...names.count).contains(number) else { fallthrough }
      edit(names[number - 1], of: card)
    default: complain("Das tut hier nichts. Wähle ein Feld mit seiner Ziffer; zurück: Esc")
    }
    return []
  }

  private mutating func edit(_ name: Feldname, of card: Card) {
    var targets: [String] = []
    for target in cards.compactMap(\.vorschlag?.ablage.value) where !targets.contains(target) { targets.append(target) }
    mode = .edit(ReviewEditing(name, of: card, personen: personen, targets: targets, today: today))
  }

  /// Which of the rows below the head of what is entered stands there.
  private func entryRow(_ place: ScreenPlace) -> Int? {
    let row = place.row - layout.bodyTop - ReviewEntryPane.headRows
    return row >= 0 && (layout.isNarrow || place.column >= layout.listWidth) ? row : nil
  }

  /// Enters a value.
  mutating func edit(_ key: KeyEvent, _ editing: ReviewEditing) -> [ReviewEffect] {
    var editing = editing
    switch key {
    case .escape:
      mode = .browse
      status = Status(text: "Nichts geändert.")
    case .enter: return enter(editing)
    case .click(let column, let row):
      guard let row = entryRow(ScreenPlace(column: column, row: row)), row < editing.choices.count else { break }
      return take(editing.choices[row].change, editing)
    default:
      if !editing.handle(key) { complain("Das tut hier nichts. Wähle mit ↑↓ oder tippe; zurück: Esc") }
      mode = .edit(editing)
    }
    return []
  }

  private mutating func enter(_ editing: ReviewEditing) -> [ReviewEffect] {
    guard editing.isTyping else { return take(editing.choices[editing.index].change, editing) }
    guard !editing.line.text.trimmed.isEmpty else {
      complain("Tippe etwas ein, oder wähle mit ↑. Zurück: Esc")
      return []
    }
    switch FieldEntry(card: editing.card, personen: personen, today: today).read(editing.subject, editing.line.text) {
    case .problem(let text):
      complain(text)
      return []
    case .entry(let entry): return take(entry, editing)
    }
  }

  private mutating func take(_ entry: ReviewEntry, _ editing: ReviewEditing) -> [ReviewEffect] {
    mode = .browse
    guard let id = editing.card.id else { return [] }
    entered[id] = editing
    switch entry {
    case .nothing:
      status = Status(text: "Nichts geändert.")
      return []
    case .change(let change): return start(.change(id, change))
    case .wiedervorlage(let day): return start(.wiedervorlage(id, day))
    }
  }
}
