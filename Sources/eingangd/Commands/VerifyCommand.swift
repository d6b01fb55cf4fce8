import Eingang

/// `verify`: every original against its checksum.
enum VerifyCommand: Command {
  static let verb = Verb(
    name: "verify", summary: "the archive against its checksums, and the database against itself",
    options: [
      .flag("adopt", "makes documents of originals that belong to none, also where the database is lost"), .json,
    ],
    details: [
      "Reads every original once. The exit status is 1 where one is missing, is not what it was, or belongs to no "
        + "document. A database that is lost can be made anew with --adopt: every original becomes a card again; what was "
        + "decided is not known any more."
    ],
    examples: [
      Verb.Example(line: "eingangd verify", does: "whether every original is still whole"),
      Verb.Example(line: "eingangd verify --adopt", does: "takes in what lies in the archive and has no card"),
    ])

  private enum State: String, Encodable {
    case whole
    case missing
    case damaged
    case unreadable
    /// It belongs to no document.
    case orphaned
  }

  private struct Object: Encodable {
    let schema = 1
    let sha256: String
    let name: String
    let path: String
    let state: State
  }

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let household = try Household(call, adopting: call.arguments.has("adopt"))
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
    let adoption = household.adoption
    var orphans = try adoption.orphans()
    let count = originals.count + orphans.count
    if call.arguments.has("adopt"), damages.isEmpty, !orphans.isEmpty {
      _ = try await Adopting.run(adoption, household, call)
      orphans = try adoption.orphans()
    }
    var adoptable = 0
    for path in orphans {
      let isWhole = try show(orphan: path, household, call)
      if isWhole { adoptable += 1 } else { bad += 1 }
    }
    if !call.wantsJSON {
      try call.terminal.out(summary(count, bad: bad))
      if adoptable > 0 { try call.terminal.out(hint(adoptable)) }
    }
    if !damages.isEmpty { return .storeUnusable }
    return bad == 0 && orphans.isEmpty ? .done : .documentsFailed
  }

  /// True where it is whole, and could be taken in.
  private static func show(orphan path: String, _ household: Household, _ call: Invocation) throws -> Bool {
    let (name, place) = (FilePath.name(of: path), household.archive.path(path))
    let sha256 = String(name.prefix { $0 != "." })
    let found = state(of: place, sha256: sha256)
    let shown = found == .whole ? State.orphaned : found
    let object = Object(sha256: sha256, name: name, path: place, state: shown)
    try call.terminal.out(
      call.wantsJSON ? try JSONLine.text(object) : "\(word(shown)): " + Visible.line(object.path))
    return found == .whole
  }

  private static func hint(_ orphans: Int) -> String {
    "\(GermanFormat.count(orphans, "Original gehört", "Originale gehören")) zu keinem Dokument. "
      + "Aufnehmen: eingangd verify --adopt"
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
    case .orphaned: "Ohne Dokument"
    }
  }

  private static func summary(_ count: Int, bad: Int) -> String {
    let checked = GermanFormat.count(count, "Original geprüft", "Originale geprüft")
    guard bad > 0 else { return "\(checked), \(count == 1 ? "es ist" : "alle sind") unversehrt." }
    return "\(checked), \(GermanFormat.grouped(bad)) nicht in Ordnung. Stelle sie aus einer Sicherung wieder her."
  }
}
