import AlbertModel
import Eingang

/// Which cards a command line means: by number, by conditions, or by both, which must then both fit.
struct CardChoice: Sendable {
  var numbers = TypedNumbers()
  /// What must hold of every card.
  var filter: CardFilter
  /// Only cards of which everything is sure.
  var isSureOnly: Bool

  /// Understood by every verb that is about several cards.
  static let options: [Option] = [
    .value("ablage", "TARGET", "only this Ablage and what is below it, as Schule or Schule/Felix"),
    .value("person", "NAME", "only what is about this member of the household"),
    .value("since", "DATE", "only what arrived on that day or later"),
    .flag("sure", "only cards of which sender, amount, deadline and Ablage are sure"),
  ]

  /// What help says of choosing cards.
  static let detail =
    "Cards are named by their numbers (17, 3-7,9, or - for numbers on standard input) and by conditions as search has "
    + "them (absender:Stadtwerke, betrag:>50, frist:<2025-10-01); both must fit. Sure is what has a certainty of "
    + "0.9 or more, with sender and Ablage named, no warning, and amount and deadline where there is something to do."

  /// Nothing was named: what is meant is for the verb to say.
  var isEverything: Bool { numbers.isEmpty && !hasConditions }
  /// Only numbers, one by one: each of them has to be told of.
  var isListed: Bool { numbers.ranges.isEmpty && !hasConditions && !numbers.isEmpty }

  /// Numbers typed one by one, unless conditions pass over some.
  var named: [Int] { hasConditions ? [] : numbers.single }

  /// Whether a condition says how the cards stand.
  var saysState: Bool {
    filter.conditions.contains { if case .state = $0 { true } else { false } }
  }

  private var hasConditions: Bool {
    isSureOnly || !filter.conditions.isEmpty || filter.ablage != nil || filter.person != nil || filter.since != nil
  }

  /// The words behind the verb; `states` are those that the verb is for.
  init(_ call: Invocation, states: Set<CardState>) throws(UsageError) {
    filter = CardFilter(states: states)
    filter.ablage = call.arguments.value("ablage")
    filter.person = call.arguments.value("person")
    filter.since = try call.day("since")
    isSureOnly = call.arguments.has("sure")
    let reader = ConditionReader(verb: call.verb, today: call.today)
    for operand in call.arguments.operands {
      for word in operand == "-" ? StandardInput.words() : [operand] {
        if TypedNumbers.isMeant(word) {
          try numbers.add(word)
        } else if let condition = try reader.condition(word) {
          filter.conditions.append(condition)
        } else {
          throw UsageError(
            "\(call.verb): '\(Echo.short(word))' is neither a card's number nor a condition. Write 17, 3-7 or, say, "
              + "absender:Stadtwerke; eingangd search finds words.")
        }
      }
    }
    try reader.check(filter.conditions)
    filter.numbers = numbers.spans
  }

  /// Leaves out what is laid aside until a later day, unless it is chosen by its number.
  mutating func passOverLaidAside(on today: CalendarDay) {
    if numbers.isEmpty { filter.wiedervorlage = .due(today) }
  }

  /// The cards meant, the most urgent first.
  func cards(in store: Store, limit: Int? = nil) throws(StoreError) -> [Card] {
    var filter = filter
    filter.limit = isSureOnly ? nil : limit
    let cards = try store.cards(filter)
    return isSureOnly ? Array(cards.lazy.filter { $0.vorschlag?.isSure ?? false }.prefix(limit ?? .max)) : cards
  }

  /// The numbers meant: those typed one by one as they are, whether or not there is such a card.
  func ids(in store: Store) throws(StoreError) -> [Int] {
    isListed ? numbers.single : try cards(in: store).compactMap(\.id)
  }
}
