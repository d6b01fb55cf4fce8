import AlbertModel
import Eingang

/// `list`: the cards that wait, the most urgent first.
enum ListCommand: ImmediateCommand {
  static let verb = Verb(
    name: "list", summary: "the open cards, most urgent first",
    options: [
      .flag("all", "decided cards too"),
      .flag("waiting", "what is not taken or not read yet, instead of cards, and why"),
      .choice("state", CardState.allCases.map(\.rawValue), "only cards that stand so"),
      .value("ablage", "TARGET", "only this Ablage and what is below it, as Schule or Schule/Felix"),
      .value("person", "NAME", "only what is about this member of the household"),
      .value("since", "DATE", "only what arrived on that day or later"),
      .value("limit", "N", "no more than that many"), .json,
    ],
    examples: [
      Verb.Example(line: "eingangd list --person Felix", does: "what waits for Felix"),
      Verb.Example(line: "eingangd list --waiting", does: "what still lies in the inbox, since when, and why"),
      Verb.Example(line: "eingangd list --all --since 1.9. --json", does: "everything since September, for a script"),
    ])

  static func runNow(_ call: Invocation) throws -> ExitStatus {
    if call.arguments.has("waiting") { return try waiting(call) }
    let state = call.arguments.value("state").flatMap(CardState.init(rawValue:))
    var filter = call.arguments.has("all") ? CardFilter.all : CardFilter.open
    if let state { filter.states = [state] }
    filter.ablage = call.arguments.value("ablage")
    filter.person = call.arguments.value("person")
    filter.since = try call.day("since")
    filter.limit = try call.number("limit")
    let cards = try call.store().cards(filter)
    if cards.isEmpty { call.terminal.note("Hier ist nichts.") }
    try call.show(cards, showsState: filter.states != CardFilter.open.states)
    return .done
  }

  private static func waiting(_ call: Invocation) throws -> ExitStatus {
    for option in ["all", "state", "ablage", "person", "since", "limit"] where call.arguments.has(option) {
      throw UsageError("list: --waiting shows no cards, so --\(option) does not go with it.")
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
