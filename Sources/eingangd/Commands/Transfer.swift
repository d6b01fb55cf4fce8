import Eingang

/// What export and backup have in common: how they run, and what they tell.
enum Transfer {
  private struct Object: Encodable {
    let schema = 1
    let documents: Int
    let originals: Int
    let filed: Int
    /// Files that no backup had before.
    let added: Int?
    /// Originals that are not in it.
    let damaged: [String]
    /// Copies that are not in it, since they are not where they were filed.
    let moved: [String]
    /// Copies that are not in it, since they cannot be read.
    let unreadable: [String]
  }

  static func run(
    _ name: String, _ call: Invocation, _ work: @escaping @Sendable (Exporter) throws -> Exporter.Summary
  ) async throws -> ExitStatus {
    let household = try Household(call)
    // What a crash left of a decision is neither here nor there.
    try household.decisions.recover()
    let exporter = Exporter(
      store: household.store, folders: household.configuration.ordner, tell: { call.terminal.progress($0) })
    return try await Interruption.run {
      let summary = try await BlockingWork(label: name).run { try work(exporter) }
      try tell(summary, name, call)
      return summary.damaged.isEmpty && summary.unreadable.isEmpty ? .done : .documentsFailed
    }
  }

  private static func tell(_ summary: Exporter.Summary, _ name: String, _ call: Invocation) throws {
    for path in summary.damaged {
      call.terminal.complain(
        "eingangd: \(name): \(Visible.line(path)): the original is missing or damaged, and is left out. "
          + "Run: eingangd verify --repair")
    }
    for path in summary.unreadable {
      call.terminal.complain(
        "eingangd: \(name): \(Visible.line(path)): this filed copy cannot be read, and is left out. "
          + "Run: eingangd verify --repair")
    }
    for path in summary.moved {
      call.terminal.note("Liegt nicht mehr, wo es abgelegt wurde, und fehlt darum: \(Visible.line(path))")
    }
    if call.wantsJSON {
      let object = Object(
        documents: summary.documents, originals: summary.originals, filed: summary.filed, added: summary.added,
        damaged: summary.damaged, moved: summary.moved, unreadable: summary.unreadable)
      return try call.terminal.out(try JSONLine.text(object))
    }
    let parts = [
      GermanFormat.count(summary.documents, "Dokument", "Dokumente"),
      GermanFormat.count(summary.originals, "Original", "Originale"),
      GermanFormat.count(summary.filed, "abgelegte Kopie", "abgelegte Kopien"),
    ]
    let new = summary.added.map { "; neu geschrieben: \(GermanFormat.count($0, "Datei", "Dateien"))" } ?? ""
    try call.terminal.out("Gesichert: \(parts.joined(separator: ", "))\(new).")
  }
}
