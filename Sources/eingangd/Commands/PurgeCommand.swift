import AlbertModel
import Eingang

/// `purge`: removes for good what nobody wants any more, after it was listed and a person said yes.
enum PurgeCommand: Command {
  static let verb = Verb(
    name: "purge", summary: "removes declined letters and spare copies for good; asks first",
    options: [
      .value("older-than", "DURATION", "declined, taken back or doubled so long ago: 90d, 12w, 6m or 1y"),
      .flag("yes", "does not ask, for scripts"), .flag("dry-run", "only lists, and removes nothing"), .json,
    ],
    details: [
      "The one thing that undo cannot take back. What goes: of letters that you declined their originals and their text, "
        + "the card stays with its values and the lines quoted on it; copies that undo took out of the Ablage; files that came again although their letter was there. What "
        + "stays: every open or filed letter, with its original.",
      "The list comes first. Without a terminal to ask at, and without --yes, nothing is removed.",
    ],
    examples: [
      Verb.Example(line: "eingangd purge --older-than 1y", does: "lists what has been declined for a year, and asks"),
      Verb.Example(line: "eingangd purge --older-than 90d --dry-run", does: "only the list"),
    ])

  private struct Object: Encodable {
    struct File: Encodable {
      let path: String
      let bytes: Int
      let sha256: String
    }

    let schema = 1
    let kind: String
    let id: Int
    let title: String?
    let since: String
    let bytes: Int
    let files: [File]
  }

  static func run(_ call: Invocation) async throws -> ExitStatus {
    guard let text = call.arguments.value("older-than") else {
      throw UsageError("purge: --older-than is missing. Write, say: eingangd purge --older-than 1y")
    }
    guard let days = days(text, before: call.today) else {
      throw UsageError("--older-than: '\(Echo.short(text))' is no duration. Write 90d, 12w, 6m or 1y.")
    }
    guard !(call.arguments.has("yes") && call.arguments.has("dry-run")) else {
      throw UsageError("purge: --yes and --dry-run exclude each other. Name one of them.")
    }
    let household = try Household(call)
    let purge = Purge(household.decisions, inbox: household.configuration.ordner.inbox)
    let end = UTCTime(milliseconds: UTCTime.system().milliseconds - Int64(days) * 86_400_000)
    let items = try purge.items(before: end)
    for item in items { try show(item, household, call) }
    guard !items.isEmpty else {
      call.terminal.note("Nichts ist so alt, dass es zu entfernen wäre.")
      return .done
    }
    if call.arguments.has("dry-run") {
      call.terminal.note(sum(items) + " Nichts wurde entfernt.")
      return .done
    }
    guard try isWanted(items, call) else { return .done }
    let (bytes, left) = try purge.remove(items, on: call.today)
    for error in left { call.terminal.complain("eingangd: \(error)") }
    let done = "Endgültig entfernt, \(WaitingWords.size(bytes)) sind frei."
    if call.wantsJSON { call.terminal.note(done) } else { try call.terminal.out(done) }
    return left.isEmpty ? .done : .documentsFailed
  }

  private static func isWanted(_ items: [PurgeItem], _ call: Invocation) throws -> Bool {
    if call.arguments.has("yes") { return true }
    guard StandardInput.isTerminal else {
      throw UsageError(
        "purge: nobody is there to be asked, and it cannot be taken back. Add --yes, or call it in a terminal.")
    }
    call.terminal.complain(sum(items) + " Endgültig entfernen? Das lässt sich nicht zurücknehmen. [j/N]")
    if ["j", "ja", "y", "yes"].contains((StandardInput.answer() ?? "").trimmed.lowercased()) { return true }
    call.terminal.complain("Nichts wurde entfernt.")
    return false
  }

  private static func show(_ item: PurgeItem, _ household: Household, _ call: Invocation) throws {
    let title = try household.store.card(id: item.document).map {
      $0.vorschlag.map(GermanWords.titel) ?? "Nicht gelesen"
    }
    if call.wantsJSON {
      let object = Object(
        kind: item.kind.rawValue, id: item.document, title: title, since: item.since.iso, bytes: item.bytes,
        files: item.files.map { Object.File(path: $0.path, bytes: $0.size, sha256: $0.sha256) })
      return try call.terminal.out(try JSONLine.text(object))
    }
    let what =
      switch item.kind {
      case .abgelehnt: "abgelehnt"
      case .zurueckgenommen: "Kopie, aus der Ablage zurückgenommen"
      case .doppelt: "noch einmal angekommen"
      }
    let files = GermanFormat.count(item.files.count, "Datei", "Dateien")
    try call.terminal.out(
      Visible.line(
        "#\(item.document)  \(title ?? "") · \(what) am \(GermanFormat.date(item.since.day)) · \(files), "
          + WaitingWords.size(item.bytes)))
  }

  private static func sum(_ items: [PurgeItem]) -> String {
    let files = GermanFormat.count(items.reduce(0) { $0 + $1.files.count }, "Datei", "Dateien")
    return "Zusammen \(files), \(WaitingWords.size(items.reduce(0) { $0 + $1.bytes }))."
  }

  /// How many days that is, counted back from a day; nil for what is no duration.
  static func days(_ text: String, before day: CalendarDay) -> Int? {
    let typed = text.trimmed.lowercased()
    guard let unit = typed.last, let number = Int(typed.dropLast().filter { $0 != " " }), (0...10_000).contains(number)
    else { return nil }
    switch unit {
    case "d", "t": return number
    case "w": return number * 7
    case "m": return day.days(since: day.adding(months: -number))
    case "y", "j": return day.days(since: day.adding(months: -12 * number))
    default: return nil
    }
  }
}
