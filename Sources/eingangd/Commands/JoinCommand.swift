import Eingang

/// `join`: makes one card of several.
enum JoinCommand: Command {
  static let verb = Verb(
    name: "join", summary: "makes one card of several, their pages in the order given",
    operands: .some("ID ID…", 2...Int.max),
    options: [
      .flag("interleave", "the first card's pages are the fronts of sheets, the second one's the backs"),
      .flag("reverse", "with --interleave: the backs come from the last to the first"), .json,
    ],
    details: [
      "The first one's number stays, and what was entered by hand. The text is understood anew, without reading again. "
        + "Open cards are joined, and disturbed ones, whose pages add no text; undo puts every card back as it was."
    ],
    examples: [
      Verb.Example(line: "eingangd join 17 18", does: "puts the pages of card 18 behind those of card 17"),
      Verb.Example(
        line: "eingangd join --interleave --reverse 17 18",
        does: "a stack scanned from the front, turned over, and scanned again"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let ids = try call.ids()
    let isInterleaved = call.arguments.has("interleave")
    guard isInterleaved || !call.arguments.has("reverse") else {
      throw UsageError("--reverse: it tells how backs lie between fronts. Use it with --interleave.")
    }
    guard !isInterleaved || ids.count == 2 else {
      throw UsageError("--interleave: it takes two cards, the fronts and the backs.")
    }
    let household = try Household(call)
    let decisions = household.decisions
    let meldung =
      isInterleaved
      ? try decisions.interleave(ids[0], ids[1], isReversed: call.arguments.has("reverse")) {
        household.vorschlag(for: $0)
      } : try decisions.join(ids) { household.vorschlag(for: $0) }
    Told.decision(meldung, household, call)
    return .done
  }
}
