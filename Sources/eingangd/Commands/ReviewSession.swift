import AlbertModel
import Eingang

/// A walk through open cards, forwards and back, with a decision about each.
struct ReviewSession {
  private let ids: [Int]
  private let household: Household
  private let call: Invocation
  private var index = 0
  /// Numbers of the cards decided in this session, the last one last.
  private var decided: [Int] = []

  init(ids: [Int], household: Household, call: Invocation) {
    self.ids = ids
    self.household = household
    self.call = call
  }

  private static let keys = "a übernehmen · c ändern · d ablehnen · s weiter · b zurück · u rückgängig · q Ende"

  private enum Step { case show, stay, end(ExitStatus) }

  mutating func run() throws -> ExitStatus {
    var keyboard = Keyboard()
    try showCard()
    while true {
      switch try step(keyboard.next(), &keyboard) {
      case .stay: continue
      case .end(let status): return status
      case .show:
        guard index < ids.count else { return try finish() }
        try showCard()
      }
    }
  }

  private func showCard() throws {
    let place = "\n\(index + 1) von \(ids.count)\n"
    do {
      let card = try household.card(ids[index])
      let view = CardView(today: call.today, width: call.terminal.width, style: call.style)
      try call.terminal.out(place + view.text(card))
    } catch let error as ReviewError {
      // The program may have joined it to another card since the walk began.
      guard case .joined = error else { throw error }
      try call.terminal.out(place + "  " + Visible.line("\(error)"))
    }
    try call.terminal.out(call.style.dim("  " + ReviewSession.keys))
  }

  private func finish() throws -> ExitStatus {
    let left = Zaehler(anzahl: try household.store.count(on: call.today))
    try call.terminal.out("\nDas war die letzte Karte. " + left.text)
    return .done
  }

  private mutating func step(_ input: Keyboard.Input, _ keyboard: inout Keyboard) throws -> Step {
    switch input {
    case .interrupt: return .end(.interrupted)
    case .end: return .end(.done)
    case .key(let key): return try act(on: key, &keyboard)
    case .line(let line):
      let word = line.trimmed
      guard word.count <= 1 else { return try unknown() }
      return try act(on: word.first ?? " ", &keyboard)
    }
  }

  private mutating func act(on key: Character, _ keyboard: inout Keyboard) throws -> Step {
    let id = ids[index]
    switch key {
    case "a": return try decide { (decisions) throws(ReviewError) in try decisions.accept(id) }
    case "d": return try decide { (decisions) throws(ReviewError) in try decisions.decline(id) }
    case "c", "ä": return try change(&keyboard)
    case "s", " ", "\n", "\r": index += 1
    case "b": index = max(0, index - 1)
    case "u": return try undo()
    case "q": return .end(.done)
    default: return try unknown()
    }
    return .show
  }

  private func unknown() throws -> Step {
    try call.terminal.out(ReviewSession.keys)
    return .stay
  }

  private mutating func decide(_ decision: (Decisions) throws(ReviewError) -> Meldung) throws -> Step {
    guard try tell({ () throws(ReviewError) in try decision(household.decisions) }) else { return .stay }
    decided.append(ids[index])
    index += 1
    return .show
  }

  private mutating func undo() throws -> Step {
    guard let last = decided.last else {
      try call.terminal.out("Hier gibt es noch nichts zurückzunehmen.")
      return .stay
    }
    guard try tell({ () throws(ReviewError) in try household.decisions.undo(last) }) else { return .stay }
    decided.removeLast()
    index = ids.firstIndex(of: last) ?? index
    return .show
  }

  /// Says what happened; false where it did not.
  private func tell(_ body: () throws(ReviewError) -> Meldung) throws -> Bool {
    do {
      try call.terminal.out("  " + Visible.line(try body().line))
      return true
    } catch let error as ReviewError {
      // A store or folder that cannot be used ends the walk; anything else concerns this card alone.
      guard ExitStatus(for: error) != .storeUnusable, ExitStatus(for: error) != .folderUnusable else { throw error }
      try call.terminal.out("  " + Visible.line("\(error)"))
      return false
    }
  }

  /// Asks for a field and its new value: `betrag 85,00`.
  private mutating func change(_ keyboard: inout Keyboard) throws -> Step {
    let id = ids[index]
    let fields = ChangeReader.options.map(\.long)
    try call.terminal.out("  Was und wie, etwa: betrag 85,00. Felder: \(fields.joined(separator: ", ")).")
    guard case .line(let line) = keyboard.line(), !line.trimmed.isEmpty else { return .show }
    let words = line.trimmed.split(separator: " ", maxSplits: 1).map(String.init)
    let field = words[0].lowercased().trimmingPunctuation
    guard fields.contains(field) else {
      let hint = Spelling.nearest(to: field, among: fields).map { " Meintest du \($0)?" } ?? ""
      try call.terminal.out("  Das Feld „\(Visible.line(field))“ gibt es nicht.\(hint)")
      return .show
    }
    do {
      let reader = ChangeReader(
        card: try household.card(id), personen: household.configuration.haushalt.personen, today: call.today)
      var change = Aenderung()
      try reader.set(field, to: words.count > 1 ? words[1] : "", in: &change)
      if try tell({ () throws(ReviewError) in try household.decisions.change(id, change) }) { decided.append(id) }
    } catch let error as UsageError {
      try call.terminal.out("  " + Visible.line("\(error)"))
    }
    return .show
  }
}

extension String {
  /// Without a colon or an equals sign at its end, or dashes at its start.
  fileprivate var trimmingPunctuation: String {
    var text = self[...]
    while text.hasPrefix("-") { text.removeFirst() }
    while text.hasSuffix(":") || text.hasSuffix("=") { text.removeLast() }
    return String(text)
  }
}
