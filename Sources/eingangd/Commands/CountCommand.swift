import Eingang

/// `count`: the counter of the Eingang.
enum CountCommand: ImmediateCommand {
  static let verb = Verb(
    name: "count", summary: "how many cards need a decision, as one number",
    operands: .some("[ID…]", 0...Int.max), options: CardChoice.options,
    details: [
      "A paper that asks for nothing is on a card, but not in this number; nor is one laid aside until a later day.",
      CardChoice.detail,
    ],
    examples: [
      Verb.Example(line: "eingangd count", does: "prints 3, say"),
      Verb.Example(line: "eingangd count person:Felix", does: "those of them that are about Felix"),
    ])

  static func runNow(_ call: Invocation) throws -> ExitStatus {
    var choice = try CardChoice(call, states: CardFilter.open.states)
    choice.passOverLaidAside(on: call.today)
    let store = try call.store()
    let count =
      try choice.isEverything
      ? store.count(on: call.today) : choice.cards(in: store).count(where: \.needsDecision)
    try call.terminal.out(String(count))
    return .done
  }
}
