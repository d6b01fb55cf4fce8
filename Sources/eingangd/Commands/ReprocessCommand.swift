import AlbertModel
import Eingang

/// `reprocess`: understands stored papers again, and shows what would change before it does.
enum ReprocessCommand: Command {
  static let verb = Verb(
    name: "reprocess", summary: "understands open cards' papers anew and shows what would change",
    operands: .some("[ID…]", 0...Int.max),
    options: CardChoice.options + [
      .flag("all", "every open card"),
      .choice("from", ["text", "pages"], "the stored text (default), or the originals read anew"),
      .flag("dry-run", "changes nothing, which is the default"), .flag("apply", "puts the new proposals on the cards"),
      .json,
    ],
    details: [
      "Only open cards are changed: what a person decided stays, and so does every field set by hand. From text, no "
        + "reading is needed, and twice gives the same.",
      CardChoice.detail,
    ],
    examples: [
      Verb.Example(line: "eingangd reprocess --all", does: "what today's rules would make of the open cards"),
      Verb.Example(line: "eingangd reprocess 17 --from pages --apply", does: "reads the original of card 17 anew"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    guard !(call.arguments.has("apply") && call.arguments.has("dry-run")) else {
      throw UsageError("reprocess: --apply and --dry-run exclude each other. Name one of them.")
    }
    let household = try Household(call)
    let (cards, decided) = try selected(call, household)
    if cards.isEmpty, !decided { call.terminal.note("Keine offene Karte ist gemeint.") }
    let fromPages = call.arguments.value("from") == "pages"
    let pool =
      try fromPages && !cards.isEmpty
      ? Readers.pool(household.configuration, environment: call.environment) : nil
    return try await Interruption.run {
      let reprocessing = Reprocessing(
        call: call, household: household, reader: pool)
      let status = try await reprocessing.run(cards)
      return status == .done && decided ? .documentsFailed : status
    }
  }

  /// The cards meant, and whether one of them is decided and so left out.
  private static func selected(_ call: Invocation, _ household: Household) throws -> ([Card], decided: Bool) {
    // A disturbed card has no text; only reading it anew can change it.
    let states = call.arguments.value("from") == "pages" ? CardFilter.open.states : [.offen]
    let choice = try CardChoice(call, states: states)
    guard !choice.isEverything || call.arguments.has("all") else {
      throw UsageError("reprocess: which cards is missing. Name their numbers, --since DATE or --all.")
    }
    var cards = choice.isListed ? [] : try choice.cards(in: household.store)
    var decided = false
    for id in choice.named where !cards.contains(where: { $0.id == id }) {
      let card = try household.card(id)
      guard card.state == .offen || card.state == .gestoert else {
        call.terminal.complain(
          "eingangd: #\(id) is decided already and stays as it is. To reopen it: eingangd undo \(id)")
        decided = true
        continue
      }
      cards.append(card)
    }
    return (cards.sorted { ($0.id ?? 0) < ($1.id ?? 0) }, decided)
  }
}
