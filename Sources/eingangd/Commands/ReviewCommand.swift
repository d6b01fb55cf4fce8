import AlbertModel
import Eingang

/// `review`: one card after the other.
enum ReviewCommand: Command {
  static let verb = Verb(
    name: "review", summary: "one open card after the other, with a key for each decision",
    options: [.flag("all", "also cards that need no decision")],
    details: [
      "Keys: a accept, c change, d decline, s or blank skip, b back, u undo, q quit. On a terminal a key acts at once; "
        + "from a pipe, a line each."
    ],
    examples: [Verb.Example(line: "eingangd review", does: "goes through the Eingang, the most urgent card first")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let household = try Household(call)
    let open = try household.store.openCards()
    let cards = call.arguments.has("all") ? open : open.filter(\.needsDecision)
    guard !cards.isEmpty else {
      try call.terminal.out(Zaehler(anzahl: 0).text)
      return .done
    }
    return try await Interruption.run {
      try await BlockingWork(label: "review").run {
        var session = ReviewSession(ids: cards.compactMap(\.id), household: household, call: call)
        return try session.run()
      }
    }
  }
}
