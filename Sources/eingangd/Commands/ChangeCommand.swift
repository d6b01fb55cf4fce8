import AlbertModel
import Eingang

/// `change`: sets fields of a card by hand.
enum ChangeCommand: Command {
  static let verb = Verb(
    name: "change", summary: "sets fields of a card by hand", operands: .some("ID", 1...1),
    options: ChangeReader.options + [.json],
    details: [
      "Amounts and dates as on paper: 85,00 or 1.234,56; 15.9.2025, 15.9. or 2025-09-15. An empty value (\"\" or -) "
        + "empties the field. A field set by hand stays when the paper is read again."
    ],
    examples: [
      Verb.Example(line: "eingangd change 17 --betrag 85,00 --frist 15.9.2025", does: "corrects two fields of card 17"),
      Verb.Example(line: "eingangd change 17 --ablage Schule/Felix", does: "files it elsewhere once it is accepted"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let id = try call.ids()[0]
    let household = try Household(call)
    let reader = ChangeReader(
      card: try household.card(id), personen: household.configuration.haushalt.personen, today: call.today)
    var change = Aenderung()
    for option in ChangeReader.options {
      if let text = call.arguments.value(option.long) { try reader.set(option.long, to: text, in: &change) }
    }
    guard !change.isEmpty else {
      let fields = ChangeReader.options.map { "--" + $0.long }.joined(separator: ", ")
      throw UsageError("change: nothing to change is named. Name one of \(fields).")
    }
    Told.decision(try household.decisions.change(id, change), household, call)
    return .done
  }
}
