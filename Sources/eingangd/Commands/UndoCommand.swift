import Eingang

/// `undo`: takes the last decision back.
enum UndoCommand: Command {
  static let verb = Verb(
    name: "undo", summary: "takes the last decision back, files included", operands: .some("[ID]", 0...1),
    options: [.json],
    details: ["Without a number, the last decision about any card. Again for the one before."],
    examples: [Verb.Example(line: "eingangd undo 17", does: "puts the card back as it was")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let id = try call.ids().first
    let household = try Household(call)
    Told.decision(try household.decisions.undo(id), household, call)
    return .done
  }
}
