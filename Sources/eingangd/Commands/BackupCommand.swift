import Eingang

/// `backup`: a consistent copy while everything runs, of which only what is new is written.
enum BackupCommand: Command {
  static let verb = Verb(
    name: "backup", summary: "a copy of everything to restore from; again, only what is new",
    operands: .some("DIR", 1...1), options: [.json],
    details: [
      "DIR holds any number of backups: each is a list named after its moment, and the files lie in dateien under their "
        + "checksums, once each. Any disk will do, also a USB stick. Nothing is ever removed; a backup that is broken off "
        + "harms none before it.",
      "eingangd import DIR restores the newest, import DIR/LIST another one. Settings are in it, passwords of locked files "
        + "included: keep it as safe as the papers. watch may go on meanwhile.",
      "The exit status is 1 where an original is missing or damaged, and so not in the backup.",
    ],
    examples: [
      Verb.Example(line: "eingangd backup /media/usb/sicherung", does: "adds a backup; every night from a timer, say"),
      Verb.Example(
        line: "eingangd import /media/usb/sicherung --home ~/Papiere", does: "makes a household of the newest one"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let folder = call.absolute(call.arguments.operands[0])
    let configuration = try call.configurationFile()
    return try await Transfer.run(verb.name, call) { exporter in
      try exporter.backup(to: folder, configuration: configuration)
    }
  }
}
