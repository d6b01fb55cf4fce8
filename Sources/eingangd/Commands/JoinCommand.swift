import Eingang

/// `join`: makes one card of several.
enum JoinCommand: Command {
  static let verb = Verb(
    name: "join", summary: "makes one card of several, their pages in the order given",
    operands: .some("ID ID…", 2...Int.max), options: [.json],
    details: [
      "The first one's number stays, and what was entered by hand. The text is understood anew, without reading again. "
        + "Open cards are joined, and disturbed ones, whose pages add no text; undo puts every card back as it was."
    ],
    examples: [Verb.Example(line: "eingangd join 17 18", does: "puts the pages of card 18 behind those of card 17")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let ids = try call.ids()
    let household = try Household(call)
    let understanding = household.understanding
    let meldung = try household.decisions.join(ids) { understanding.vorschlag(for: $0) }
    Told.decision(meldung, household, call)
    return .done
  }
}
