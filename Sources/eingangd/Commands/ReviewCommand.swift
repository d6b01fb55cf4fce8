import AlbertModel
import Eingang

/// `review`: the open cards, and a key for each decision.
enum ReviewCommand: Command {
  static let verb = Verb(
    name: "review", summary: "the open cards on the whole screen, a key for each decision",
    options: [
      .flag("all", "also cards that need no decision"),
      .flag("plain", "one card after the other, as lines, instead of the whole screen"),
    ],
    details: [
      "Left the cards by urgency, right the card with how sure each value is and the line it was read from. Keys, shown at "
        + "the bottom: a or Enter accept, ä or c change, 1-9 another value, x decline, s skip, w lay aside until a day, o "
        + "open the pages, u undo, / search, ? help, q quit; arrows, j, k and the mouse move. Nothing is asked twice: u takes "
        + "everything back.",
      "On a dumb terminal, from a pipe or with --plain: a accept, c change, d decline, s or blank skip, b back, u undo, q "
        + "quit. On a terminal a key acts at once; from a pipe, a line each.",
    ],
    examples: [
      Verb.Example(line: "eingangd review", does: "goes through the Eingang, the most urgent card first"),
      Verb.Example(line: "printf 'a\\na\\n' | eingangd review", does: "accepts the two most urgent cards"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let household = try Household(call)
    let worker = try ReviewWorker(household, call)
    let cards = try worker.cards()
    guard !cards.isEmpty else {
      try call.terminal.out(Zaehler(anzahl: 0).text)
      return .done
    }
    if !call.arguments.has("plain"), FullScreen.isPossible(environment: call.environment) {
      let personen = household.configuration.haushalt.personen
      let model = ReviewModel(cards: cards, today: call.today, personen: personen)
      return try await ReviewScreen(worker: worker, call: call).run(model)
    }
    return try await Interruption.run {
      try await BlockingWork(label: "review").run {
        var session = ReviewSession(ids: cards.compactMap(\.id), household: household, call: call)
        return try session.run()
      }
    }
  }
}
