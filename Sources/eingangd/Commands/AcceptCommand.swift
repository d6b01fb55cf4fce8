import Eingang

/// `accept`: files documents as proposed.
enum AcceptCommand: Command {
  static let verb = Verb(
    name: "accept", summary: "accepts proposals: files a PDF to search, or what arrived",
    operands: .some("[ID…]", 0...Int.max), options: Deciding.options,
    details: [CardChoice.detail],
    examples: [
      Verb.Example(line: "eingangd accept 17 18", does: "files both where their cards say"),
      Verb.Example(line: "eingangd accept --sure", does: "lists the cards that need no second look, and files them"),
      Verb.Example(line: "eingangd accept 17 --bundle", does: "the invoice, and the reminders of it"),
      Verb.Example(line: "eingangd accept 3-7,9 absender:Stadtwerke", does: "of these numbers, that sender's"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    try Deciding.run(call, states: [.offen]) { (decisions, id) throws(ReviewError) in try decisions.accept(id) }
  }
}
