import Eingang

/// `verify`: every original against its checksum.
enum VerifyCommand: Command {
  static let verb = Verb(
    name: "verify", summary: "the archive against its checksums, and the database against itself", options: [.json],
    details: ["Reads every original once. The exit status is 1 where one is missing or not what it was."],
    examples: [Verb.Example(line: "eingangd verify", does: "whether every original is still whole")])

  private enum State: String, Encodable {
    case whole
    case missing
    case damaged
    case unreadable
  }

  private struct Object: Encodable {
    let schema = 1
    let sha256: String
    let name: String
    let path: String
    let state: State
  }

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let household = try Household(call)
    let damages = try household.store.damages()
    for damage in damages { call.terminal.complain("eingangd: the store is damaged: \(damage)") }
    let originals = try household.store.originals()
    var bad = 0
    for (index, file) in originals.enumerated() {
      call.terminal.progress("\(index + 1) von \(originals.count) …")
      try Task.checkCancellation()
      let path = household.archive.path(file.path)
      let state = state(of: path, sha256: file.sha256)
      if state != .whole { bad += 1 }
      if call.wantsJSON {
        let object = Object(sha256: file.sha256, name: file.name, path: path, state: state)
        try call.terminal.out(try JSONLine.text(object))
      } else if state != .whole {
        try call.terminal.out("\(word(state)): " + Visible.line("\(file.name) (\(path))"))
      }
    }
    call.terminal.progress("")
    if !call.wantsJSON { try call.terminal.out(summary(originals.count, bad: bad)) }
    if !damages.isEmpty { return .storeUnusable }
    return bad == 0 ? .done : .documentsFailed
  }

  private static func state(of path: String, sha256: String) -> State {
    guard FileStatus(path: path) != nil else { return .missing }
    do {
      return try Files.digest(of: path).sha256 == sha256 ? .whole : .damaged
    } catch {
      return .unreadable
    }
  }

  private static func word(_ state: State) -> String {
    switch state {
    case .whole: "Unversehrt"
    case .missing: "Fehlt"
    case .damaged: "Beschädigt"
    case .unreadable: "Nicht lesbar"
    }
  }

  private static func summary(_ count: Int, bad: Int) -> String {
    let checked = GermanFormat.count(count, "Original geprüft", "Originale geprüft")
    guard bad > 0 else { return "\(checked), \(count == 1 ? "es ist" : "alle sind") unversehrt." }
    return "\(checked), \(GermanFormat.grouped(bad)) nicht in Ordnung. Stelle sie aus einer Sicherung wieder her."
  }
}
