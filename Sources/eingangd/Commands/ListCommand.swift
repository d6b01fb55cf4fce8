import AlbertModel
import Eingang

/// `list`: the cards that wait, the most urgent first.
enum ListCommand: ImmediateCommand {
  static let verb = Verb(
    name: "list", summary: "the open cards, most urgent first", operands: .some("[ID…]", 0...Int.max),
    options: CardChoice.options + [
      .flag("all", "decided cards too"),
      .flag("wiedervorlage", "what is laid aside until a later day, instead of what waits now"),
      .flag("waiting", "what is not taken or not read yet, instead of cards, and why"),
      .choice("state", CardState.allCases.map(\.rawValue), "only cards that stand so"),
      .value("limit", "N", "no more than that many"),
      .value("format", "TEXT", "a line for each card instead, as '{id}\\t{absender}'"), .json,
    ],
    details: [
      CardChoice.detail,
      "A format names values in braces: \(CardFormat.names.joined(separator: ", ")). Days are written as 2025-09-15, "
        + "amounts as 85.00; what is not known is empty. \\t is a tab, \\n a line end, \\{ a brace.",
    ],
    examples: [
      Verb.Example(line: "eingangd list --person Felix", does: "what waits for Felix"),
      Verb.Example(line: "eingangd list 'betrag:>50' 'frist:<2025-10-01'", does: "what is dear and due"),
      Verb.Example(line: "eingangd list --format '{id} {frist} {titel}'", does: "a line each, for a script"),
      Verb.Example(line: "eingangd list --waiting", does: "what still lies in the inbox, since when, and why"),
      Verb.Example(line: "eingangd list --all --since 1.9. --json", does: "everything since September, for a script"),
    ], isPaged: true)

  static func runNow(_ call: Invocation) throws -> ExitStatus {
    if call.arguments.has("waiting") { return try waiting(call) }
    let state = call.arguments.value("state").flatMap(CardState.init(rawValue:))
    var choice = try CardChoice(call, states: state.map { [$0] } ?? [])
    let isEvery = state != nil || call.arguments.has("all") || choice.saysState
    let isLater = call.arguments.has("wiedervorlage")
    if !isEvery {
      choice.filter.states = CardFilter.open.states
      choice.passOverLaidAside(on: call.today)
    }
    if isLater { choice.filter.wiedervorlage = .after(call.today) }
    let format = try call.arguments.value("format").map { (text) throws(UsageError) in try CardFormat(text) }
    let limit = try call.number("limit")
    let cards = try choice.cards(in: call.store(), limit: limit)
    if cards.isEmpty { call.terminal.note("Hier ist nichts.") }
    guard let format else {
      try call.show(cards, showsState: isEvery || isLater)
      return .done
    }
    for card in cards { try call.terminal.out(format.line(card, today: call.today)) }
    return .done
  }

  private static func waiting(_ call: Invocation) throws -> ExitStatus {
    let others = ["all", "state", "ablage", "person", "since", "sure", "limit", "format", "wiedervorlage"]
    for option in others where call.arguments.has(option) {
      throw UsageError("list: --waiting shows no cards, so --\(option) does not go with it.")
    }
    if let operand = call.arguments.operands.first {
      throw UsageError("list: --waiting shows no cards, so '\(Echo.short(operand))' does not go with it.")
    }
    let waiting = try Waiting(call, call.store())
    if !waiting.isWatched { call.terminal.note("eingangd watch läuft nicht: Es wird nichts angenommen.") }
    if call.wantsJSON {
      for file in waiting.files { try call.terminal.out(try JSONLine.text(WaitingObject(file))) }
      for document in waiting.unread {
        try call.terminal.out(try JSONLine.text(WaitingObject(document, isWatched: waiting.isWatched)))
      }
    } else if waiting.files.isEmpty && waiting.unread.isEmpty {
      call.terminal.note("Hier wartet nichts.")
    } else {
      let list = WaitingList(
        files: waiting.files, unread: waiting.unread, isWatched: waiting.isWatched, inbox: waiting.inbox,
        width: call.terminal.width, style: call.style)
      for line in list.lines() { try call.terminal.out(line) }
    }
    return .done
  }
}
