import AlbertModel
import Eingang

/// Decides about the cards that a command line means, one after the other.
///
/// What fails for one does not keep the others from being decided. Cards that were not named one by one are listed first.
enum Deciding {
  static let options =
    CardChoice.options + [
      .flag("bundle", "also the other open letters of the same matter"),
      .flag("dry-run", "only lists the cards that are meant"), .json,
    ]

  static func run(
    _ call: Invocation, states: Set<CardState>, _ decide: (Decisions, Int) throws(ReviewError) -> Meldung
  ) throws -> ExitStatus {
    var choice = try CardChoice(call, states: states)
    choice.passOverLaidAside(on: call.today)
    guard !choice.isEverything else {
      throw UsageError("\(call.verb): which cards is missing. Write, say: eingangd \(call.verb) 17 18")
    }
    let household = try Household(call)
    let ids = try chosen(choice, household, call)
    if call.arguments.has("dry-run") { return .done }
    var failed = false
    for id in ids {
      do throws(ReviewError) {
        Told.decision(try decide(household.decisions, id), household, call)
      } catch {
        // A store or folder that cannot be used fails for the next card too.
        guard ids.count > 1, ExitStatus(for: error) == .documentsFailed else { throw error }
        call.terminal.complain("eingangd: " + Visible.line("\(error)"))
        failed = true
      }
    }
    return failed ? .documentsFailed : .done
  }

  /// The numbers of the cards meant, listed where nobody named them one by one.
  private static func chosen(_ choice: CardChoice, _ household: Household, _ call: Invocation) throws -> [Int] {
    let isDry = call.arguments.has("dry-run")
    let isBundled = call.arguments.has("bundle")
    if choice.isListed, !isDry, !isBundled { return choice.numbers.single }
    var cards = try choice.cards(in: household.store)
    if isBundled { cards = try matters(of: cards, states: choice.filter.states, household) }
    if cards.isEmpty { call.terminal.note("Keine offene Karte ist gemeint.") }
    if isDry || !call.wantsJSON { try call.show(cards, showsState: false) }
    let ids = cards.compactMap(\.id)
    // What was named by its own number and is not among them is told of as each of them is.
    return ids + choice.named.filter { !ids.contains($0) }
  }

  /// All open letters of the matters that these are of.
  private static func matters(of cards: [Card], states: Set<CardState>, _ household: Household) throws -> [Card] {
    let wanted = Set(cards.map(\.id))
    return Buendel.of(try household.store.cards(CardFilter(states: states)))
      .filter { $0.cards.contains { wanted.contains($0.id) } }.flatMap(\.cards)
  }
}
