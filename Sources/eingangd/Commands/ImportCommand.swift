import Eingang

/// `import`: a household's papers from somewhere else; what came from where is the business of each source.
enum ImportCommand: Command {
  static let verb = Verb(
    name: "import", summary: "takes in an export or a backup, or another program's archive",
    operands: .some("DIR", 0...1),
    options: [.value("paperless", "DIR", "takes in an export of paperless-ngx instead")],
    examples: [
      Verb.Example(line: "eingangd import /media/usb/papiere", does: "makes the household again of an export or backup")
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let folder = call.arguments.operands.first.map(call.absolute)
    switch (call.arguments.value("paperless").map(call.absolute), folder) {
    case (let other?, nil): return try await PaperlessImport.run(other, call)
    case (nil, let folder?): return try await ExportImport.run(folder, call)
    case (nil, nil): throw UsageError("import: DIR is missing. Write, say: eingangd import /media/usb/papiere")
    case (_?, _?): throw UsageError("import: one source at a time: DIR, or --paperless DIR.")
    }
  }
}
