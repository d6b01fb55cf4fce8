import Eingang

/// `decline`: sets cards aside.
enum DeclineCommand: Command {
  static let verb = Verb(
    name: "decline", summary: "sets cards aside; the originals stay archived", operands: .some("ID…"),
    options: [.json],
    examples: [Verb.Example(line: "eingangd decline 17", does: "takes the card out of the Eingang")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    try Deciding.run(call) { (decisions, id) throws(ReviewError) in try decisions.decline(id) }
  }
}
