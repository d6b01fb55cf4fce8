import AlbertModel
import Eingang

/// Entering something about a card: choices first, then a line to type in.
struct ReviewEditing: Hashable, Sendable {
  /// As it was when this began; another program may decide it meanwhile.
  let card: Card
  let subject: ReviewSubject
  let choices: [FieldChoice]
  /// Of the choices; their number for the line.
  var index: Int
  var line = LineEditor()

  private static let most = 9

  /// A value that is likely another one is offered first.
  init(_ name: Feldname, of card: Card, personen: [Person], targets: [String], today: CalendarDay) {
    self.card = card
    subject = .field(name)
    let fields = card.vorschlag.map { ShownField.all(of: $0, today: today) } ?? ShownField.empty()
    let field = fields.first { $0.name == name }
    var choices: [FieldChoice] = []
    if let value = field?.value { choices.append(FieldChoice(text: value, note: "bleibt", change: .nothing)) }
    choices += field?.others ?? []
    let further: [(String, (inout Aenderung, String) -> Void)] =
      switch name {
      case .person: personen.map { ($0.name, { $0.person = $1 }) }
      case .ablage: targets.map { ($0, { $0.ablage = $1 }) }
      default: []
      }
    for (text, set) in further where !choices.contains(where: { $0.text == text }) {
      var change = Aenderung()
      set(&change, text)
      choices.append(FieldChoice(text: text, note: name == .ablage ? "wie andere Karten" : "", change: .change(change)))
    }
    self.choices = Array(choices.prefix(ReviewEditing.most))
    index = self.choices.firstIndex { $0.change != .nothing } ?? self.choices.count
  }

  /// Days on which to look at it again.
  init(wiedervorlageOf card: Card, today: CalendarDay) {
    self.card = card
    subject = .wiedervorlage
    let saturday = (1...7).lazy.map { today.adding(days: $0) }.first { $0.weekday == .saturday }
    let frist = card.vorschlag?.extraction.frist?.value.day
    let days: [(String, CalendarDay?)] = [
      ("morgen", today.adding(days: 1)), ("am Samstag", saturday), ("in einer Woche", today.adding(days: 7)),
      ("in zwei Wochen", today.adding(days: 14)), ("in einem Monat", today.adding(months: 1)),
      ("drei Tage vor der Frist", frist?.adding(days: -3)),
    ]
    choices = days.compactMap { note, day in
      guard let day, day > today else { return nil }
      return FieldChoice(text: GermanFormat.weekdayDate(day), note: note, change: .wiedervorlage(day))
    }
    index = 0
  }

  var isTyping: Bool { index == choices.count }

  /// What a key does to it; false where it means nothing here.
  mutating func handle(_ key: KeyEvent) -> Bool {
    switch key {
    case .up, .wheel(false, _, _): index = max(index - 1, 0)
    case .down, .tab, .wheel(true, _, _): index = min(index + 1, choices.count)
    case .right where !isTyping:
      // To be put right by a letter or two.
      line = LineEditor(choices[index].text)
      index = choices.count
    case .character, .paste:
      index = choices.count
      return line.handle(key)
    default:
      guard isTyping else { return false }
      return line.handle(key)
    }
    return true
  }
}
