import Eingang

/// `import`: a household's papers from somewhere else; what came from where is the business of each source.
enum ImportCommand: Command {
  static let verb = Verb(
    name: "import", summary: "takes in an export or a backup, or another program's archive",
    operands: .some("DIR", 0...1),
    options: [
      .value("paperless", "DIR", "takes in an export of paperless-ngx instead"),
      .flag("dry-run", "with --paperless: says what would be taken, and changes nothing"), .json,
    ],
    details: [
      "From eingangd export or backup: DIR, of backups the newest, or a backup's own list. Everything is checked before "
        + "anything is written; the home must have no documents yet, and comes to be what the other was, settings of a "
        + "backup included. Broken off, it is made again.",
      "From paperless-ngx: the folder that its document_exporter wrote, with manifest.json. Correspondents, dates, types "
        + "and storage paths become Absender, Datum, Art and Ablage of filed cards, and teach the filing; tags, own fields "
        + "and notes are found by search. What bears an inbox tag stays open. Originals are checked against their "
        + "checksums; nothing in DIR is changed. A second run takes only what is missing.",
    ],
    examples: [
      Verb.Example(
        line: "eingangd import --paperless ~/export --dry-run", does: "what would be taken from paperless-ngx"),
      Verb.Example(
        line: "eingangd import /media/usb/papiere", does: "makes the household again of an export or backup"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let folder = call.arguments.operands.first.map(call.absolute)
    guard call.arguments.value("paperless") != nil || !call.arguments.has("dry-run") else {
      throw UsageError("import: --dry-run goes with --paperless only.")
    }
    switch (call.arguments.value("paperless").map(call.absolute), folder) {
    case (let other?, nil): return try await PaperlessImport.run(other, call)
    case (nil, let folder?): return try await ExportImport.run(folder, call)
    case (nil, nil): throw UsageError("import: DIR is missing. Write, say: eingangd import /media/usb/papiere")
    case (_?, _?): throw UsageError("import: one source at a time: DIR, or --paperless DIR.")
    }
  }
}
