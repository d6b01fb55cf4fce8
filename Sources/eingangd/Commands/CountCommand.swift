import Eingang

/// `count`: the counter of the Eingang.
enum CountCommand: ImmediateCommand {
  static let verb = Verb(
    name: "count", summary: "how many cards need a decision, as one number",
    details: ["A paper that asks for nothing is on a card, but not in this number."],
    examples: [Verb.Example(line: "eingangd count", does: "prints 3, say")])

  static func runNow(_ call: Invocation) throws -> ExitStatus {
    try call.terminal.out(String(try call.store().count()))
    return .done
  }
}
