import Eingang

/// `export`: everything in plain files.
enum ExportCommand: Command {
  static let verb = Verb(
    name: "export", summary: "everything in plain files: originals, Ablage, JSON, a table",
    operands: .some("DIR", 1...1), options: [.json],
    details: [
      "DIR must be empty or not be there yet. It can be read without this program; its LIESMICH.txt says what is what, and "
        + "sha256sum -c manifest.sha256 checks it. The manifest is written last: without it an export is not whole.",
      "It holds one moment, whatever watch or others do meanwhile. eingangd import makes a household of it again, with its "
        + "numbers, decisions and what they taught. Settings are in a backup only, since they may hold passwords.",
      "The exit status is 1 where an original is missing or damaged, and so not in the export.",
    ],
    examples: [
      Verb.Example(line: "eingangd export /media/usb/papiere", does: "writes all papers there, to read and to keep")
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let folder = call.absolute(call.arguments.operands[0])
    return try await Transfer.run(verb.name, call) { exporter in try exporter.export(to: folder) }
  }
}
