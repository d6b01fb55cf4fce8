import Eingang

/// `accept`: files documents as proposed.
enum AcceptCommand: Command {
  static let verb = Verb(
    name: "accept", summary: "accepts proposals: files a PDF to search, or what arrived", operands: .some("ID…"),
    options: [.json],
    examples: [Verb.Example(line: "eingangd accept 17 18", does: "files both where their cards say")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    try Deciding.run(call) { (decisions, id) throws(ReviewError) in try decisions.accept(id) }
  }
}
