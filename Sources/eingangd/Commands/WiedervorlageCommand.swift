import AlbertModel
import Eingang

/// `wiedervorlage`: lays a card aside until a day.
enum WiedervorlageCommand: Command {
  static let verb = Verb(
    name: "wiedervorlage", summary: "lays a card aside until a day", operands: .some("ID TAG", 2...4),
    options: [.json],
    details: [
      "Until then neither list nor count nor review has it; list --wiedervorlage shows what is laid aside. The day as "
        + "15.9., Freitag or in 2 Wochen; heute takes the card back at once. Its Frist stays, fristen goes on telling it."
    ],
    examples: [
      Verb.Example(line: "eingangd wiedervorlage 17 15.9.", does: "the card comes back on 15 September"),
      Verb.Example(line: "eingangd wiedervorlage 17 in 2 Wochen", does: "the same in two weeks"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let words = call.arguments.operands
    let id = try Invocation.id(words[0])
    let text = words.dropFirst().joined(separator: " ")
    guard let day = GermanInput.date(text, today: call.today) else {
      throw UsageError(
        "wiedervorlage: '\(Echo.short(text))' is not a day. Write 15.9.2025, Freitag or in 2 Wochen.")
    }
    guard day >= call.today else {
      throw UsageError("wiedervorlage: \(GermanFormat.date(day)) is past. Name a day ahead, or heute.")
    }
    let household = try Household(call)
    let meldung = try household.decisions.wiedervorlage(id, on: day == call.today ? nil : day)
    Told.decision(meldung, household, call)
    return .done
  }
}
