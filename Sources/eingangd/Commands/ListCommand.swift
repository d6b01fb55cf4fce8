import AlbertModel
import Eingang

/// `list`: the cards that wait, the most urgent first.
enum ListCommand: Command {
  static let verb = Verb(
    name: "list", summary: "the open cards, most urgent first",
    options: [
      .flag("all", "decided cards too"),
      .choice("state", CardState.allCases.map(\.rawValue), "only cards that stand so"),
      .value("ablage", "TARGET", "only this Ablage and what is below it, as Schule or Schule/Felix"),
      .value("person", "NAME", "only what is about this member of the household"),
      .value("since", "DATE", "only what arrived on that day or later"),
      .value("limit", "N", "no more than that many"), .json,
    ],
    examples: [
      Verb.Example(line: "eingangd list --person Felix", does: "what waits for Felix"),
      Verb.Example(line: "eingangd list --all --since 1.9. --json", does: "everything since September, for a script"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
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
}
