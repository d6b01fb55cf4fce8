import Eingang

/// `undo`: takes the last decision back.
enum UndoCommand: Command {
  static let verb = Verb(
    name: "undo", summary: "takes the last decision back, files included", operands: .some("[ID]", 0...1),
    details: ["Without a number, the last decision about any card. Again for the one before."],
    examples: [Verb.Example(line: "eingangd undo 17", does: "puts the card back as it was")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let id = try call.ids().first
    try call.terminal.out(Visible.line(try Household(call).decisions.undo(id).line))
    return .done
  }
}
