import Eingang

/// `decline`: sets cards aside.
enum DeclineCommand: Command {
  static let verb = Verb(
    name: "decline", summary: "sets cards aside; the originals stay archived", operands: .some("[ID…]", 0...Int.max),
    options: Deciding.options, details: [CardChoice.detail],
    examples: [
      Verb.Example(line: "eingangd decline 17", does: "takes the card out of the Eingang"),
      Verb.Example(
        line: "eingangd decline art:info 'angekommen:<2025-01-01' --dry-run", does: "lists what that would be"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    try Deciding.run(call, states: [.offen, .gestoert]) { (decisions, id) throws(ReviewError) in
      try decisions.decline(id)
    }
  }
}
