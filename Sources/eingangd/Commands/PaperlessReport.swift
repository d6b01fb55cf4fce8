import AlbertModel
import Eingang

/// Tells what became of each document of another program, and at the end of all together.
struct PaperlessReport {
  private struct Object: Encodable {
    let schema = 1
    let number: Int
    let title: String
    let outcome: String
    var id: Int?
    var ablage: String?
    var why: String?
  }

  let call: Invocation
  let isDry: Bool
  private var filed = 0
  private var open = 0
  private var known = 0
  private var refusals = 0
  private var tags: [String: Int] = [:]

  init(call: Invocation, isDry: Bool) {
    self.call = call
    self.isDry = isDry
  }

  /// One line on stderr; the others go on.
  mutating func refused(_ error: PaperlessError) {
    refusals += 1
    call.terminal.complain("eingangd: \(error)")
  }

  mutating func tell(
    _ document: PaperlessDocument, _ outcome: PaperlessIntake.Outcome, _ warnings: [String]
  ) throws {
    progress()
    for warning in warnings { call.terminal.complain("eingangd: \(document.label): \(warning)") }
    switch outcome {
    case .refused(let error):
      refused(error)
      try show(document, "refused", why: error.description)
    case .known(let id):
      known += 1
      try show(document, "known", id: id)
    case .open(let id):
      open += 1
      count(document.tags)
      try show(document, "open", id: id)
    case .filed(let id, let ablage):
      filed += 1
      count(document.tags)
      try show(document, "filed", id: id, ablage: ablage)
    }
  }

  /// What would become of it; nil where it would be taken.
  mutating func tell(
    _ document: PaperlessDocument, _ outlook: PaperlessIntake.Outcome?, _ vorschlag: @autoclosure () -> Vorschlag?
  ) throws {
    if let outlook { return try tell(document, outlook, []) }
    progress()
    filed += 1
    count(document.tags)
    try show(document, "wouldTake", ablage: vorschlag()?.ablage.value)
  }

  private func progress() { call.terminal.progress("\(filed + open + known + refusals + 1) …") }

  private mutating func count(_ names: [String]) {
    for name in names { tags[name, default: 0] += 1 }
  }

  private func show(
    _ document: PaperlessDocument, _ outcome: String, id: Int? = nil, ablage: String? = nil, why: String? = nil
  ) throws {
    if call.wantsJSON {
      let object = Object(
        number: document.number, title: document.title, outcome: outcome, id: id, ablage: ablage, why: why)
      return try call.terminal.out(try JSONLine.text(object))
    }
    guard why == nil else { return }
    let name = id.map { "#\($0)  " } ?? ""
    let end =
      switch outcome {
      case "known": " · schon da"
      case "open": " · offen"
      default: ablage.map { " → \($0)" } ?? ""
      }
    let title = document.title.isEmpty ? document.label : document.title
    try call.terminal.out(Visible.line(name + title + end))
  }

  /// The counts, and what has no place on a card; gives how the run ended.
  func end(_ export: PaperlessExport) throws -> ExitStatus {
    call.terminal.progress("")
    for (model, count) in export.unknown {
      call.terminal.complain(
        "eingangd: importing: \(Echo.short(model)): \(count) \(count == 1 ? "entry" : "entries") of a kind that is not "
          + "known, left out. Nothing is to be done.")
    }
    let lines = summary(export)
    for line in lines {
      if call.wantsJSON { call.terminal.note(line) } else { try call.terminal.out(line) }
    }
    return refusals == 0 ? .done : .documentsFailed
  }

  private func summary(_ export: PaperlessExport) -> [String] {
    let source = export.version.map { "paperless-ngx \($0)" } ?? "paperless-ngx"
    var parts = [
      isDry
        ? "\(GermanFormat.grouped(filed)) \(filed == 1 ? "würde" : "würden") übernommen"
        : "\(GermanFormat.grouped(filed)) abgelegt"
    ]
    if open > 0 { parts.append("\(GermanFormat.grouped(open)) offen, weil dort noch niemand entschieden hat") }
    if known > 0 { parts.append("\(GermanFormat.grouped(known)) schon da") }
    if refusals > 0 { parts.append("\(GermanFormat.grouped(refusals)) nicht übernommen") }
    let all = GermanFormat.count(filed + open + known + refusals, "Dokument", "Dokumente")
    var lines = [Visible.line("\(all) aus \(source): \(parts.joined(separator: ", ")).")]
    if !tags.isEmpty {
      let most = tags.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let named = most.prefix(20).map { "\(Echo.short($0.key)) (\(GermanFormat.grouped($0.value)))" }
      let more = most.count > 20 ? " und \(most.count - 20) weitere" : ""
      lines.append(Visible.line("Schlagworte, mit search zu finden: \(named.joined(separator: ", "))\(more)."))
    }
    if isDry { lines.append("Nichts wurde geändert. Übernehmen: derselbe Aufruf ohne --dry-run") }
    return lines
  }
}
