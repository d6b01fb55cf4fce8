import AlbertModel
import Eingang

/// `fristen`: the days by which to act, as a list or a calendar file.
enum FristenCommand: Command {
  static let verb = Verb(
    name: "fristen", summary: "the deadlines ahead, as a list or an iCalendar file",
    options: [.flag("ics", "an iCalendar file on standard output"), .flag("all", "past ones too"), .json],
    details: [
      "Those of accepted cards count too: what is filed may still have to be paid. Of open cards the overdue ones are "
        + "listed as well. Calculated days are an aid; the rule beside them is there to be checked."
    ],
    examples: [
      Verb.Example(line: "eingangd fristen --ics > fristen.ics", does: "for the family's calendar")
    ], isPaged: true)

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let cards = try call.store().cards(CardFilter(states: [.offen, .abgelegt]))
    let all = cards.flatMap(FristEntry.entries).sorted()
    let entries = call.arguments.has("all") ? all : all.filter { $0.isAhead(of: call.today) }
    if call.arguments.has("ics") {
      try call.terminal.write(ICalendar.text(entries, stamp: UTCTime.system()))
    } else if call.wantsJSON {
      for entry in entries { try call.terminal.out(try JSONLine.text(entry)) }
    } else {
      if entries.isEmpty { call.terminal.note("Keine Frist steht an.") }
      try table(entries, call)
    }
    return .done
  }

  private static func table(_ entries: [FristEntry], _ call: Invocation) throws {
    guard !entries.isEmpty else { return }
    let columns = [
      Table.Column(title: "Frist"), Table.Column(title: "Wann"), Table.Column(title: "Was"),
      Table.Column(title: "Betrag", alignment: .right), Table.Column(title: "Titel", minimum: 12),
      Table.Column(title: "#", alignment: .right),
    ]
    let rows = entries.map { entry in
      [
        GermanFormat.weekdayDate(entry.day),
        entry.distance(from: call.today),
        GermanWords.fristArt(entry.kind), entry.betrag.map { GermanFormat.amount($0) } ?? "", entry.titel,
        entry.id.map(String.init) ?? "",
      ]
    }
    for line in Table(columns: columns, rows: rows).lines(width: call.terminal.width, style: call.style) {
      try call.terminal.out(line)
    }
  }
}
