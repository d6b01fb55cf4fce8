import AlbertModel
import Eingang

/// `where`: where a scan ended up.
enum WhereCommand: Command {
  static let verb = Verb(
    name: "where", summary: "where a scan ended up, every step with its time", operands: .some("FILE|ID", 1...1),
    options: [.json],
    details: [
      "By its number, by the name under which it arrived, by its checksum, or by the bytes of a file that is there."
    ],
    examples: [
      Verb.Example(line: "eingangd where scan0042.pdf", does: "what became of that scan"),
      Verb.Example(line: "eingangd where 17", does: "the same by its number"),
    ], isPaged: true)

  private struct Object: Encodable {
    let schema = 1
    let id: Int
    let state: CardState?
    /// Number of the card that its pages belong to now.
    let joinedTo: Int?
    let originals: [String]
    let filed: [String]
    let files: [StoredFile]
    let steps: [JournalEntry]
  }

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let asked = call.arguments.operands[0]
    let household = try Household(call)
    let found = try find(asked, household, call)
    let waiting = try Waiting(call, household.store).files(named: asked)
    for file in waiting { try show(file, call) }
    guard !found.isEmpty || !waiting.isEmpty else {
      throw Failure(
        .documentsFailed,
        "where: \(Echo.short(asked)): nothing of that name or number has arrived. Try: eingangd list --all")
    }
    for (index, place) in found.enumerated() {
      let originals = place.files.map { household.archive.path($0.path) }
      if call.wantsJSON {
        let object = Object(
          id: place.id, state: place.card?.state, joinedTo: place.joinedTo, originals: originals,
          filed: place.filed.map(\.path), files: place.files, steps: place.steps)
        try call.terminal.out(try JSONLine.text(object))
      } else {
        try call.terminal.out((index > 0 ? "\n" : "") + text(place, originals, call.style))
      }
    }
    return .done
  }

  private static func show(_ file: WaitingFile, _ call: Invocation) throws {
    if call.wantsJSON { return try call.terminal.out(try JSONLine.text(WaitingObject(file))) }
    try call.terminal.out(
      "\(Visible.line(file.path)): noch nicht angenommen, seit \(LocalTime.text(file.since.iso)). "
        + "Grund: \(sentence(Visible.line(WaitingWords.reason(file))))")
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// A file that is there is looked for by its bytes first: it may have had another name when it came.
  private static func find(_ asked: String, _ household: Household, _ call: Invocation) throws -> [Whereabouts] {
    let path = call.absolute(asked)
    if FileStatus(path: path)?.kind == .file {
      let found = try household.store.where(.sha256(try Files.digest(of: path).sha256))
      if !found.isEmpty { return found }
    }
    return try household.store.where(WhereQuery(asked))
  }

  private static func text(_ place: Whereabouts, _ originals: [String], _ style: Style) -> String {
    let without = place.joinedTo.map { "Gehört jetzt zu #\($0)" } ?? "Noch nicht gelesen"
    let title = place.card.map { card in card.vorschlag.map(GermanWords.titel) ?? "Nicht gelesen" } ?? without
    let state = place.card.map { " · " + GermanWords.state($0.state) } ?? ""
    var lines = [style.bold(Visible.line("#\(place.id)  \(title)")) + state]
    for step in place.steps {
      let words = [step.name, step.detail].compactMap(\.self).filter { !$0.isEmpty }
      lines.append(
        "  " + Wrapping.padded(LocalTime.text(step.at), width: 18)
          + Wrapping.padded(step.step.rawValue, width: 18) + Visible.line(words.joined(separator: " · ")))
    }
    for (original, file) in zip(originals, place.files) {
      let pages = file.pages.map { ", " + CardView.pages(Array($0)) } ?? ""
      lines.append("  Original: " + Visible.line(original) + pages)
    }
    lines += place.filed.map { "  Abgelegt: " + Visible.line($0.path) }
    return lines.joined(separator: "\n")
  }
}
