import Eingang
import Glibc

/// `init`: makes a home folder and writes a commented configuration.
enum InitCommand: Command {
  static let verb = Verb(
    name: "init", summary: "makes the household's folder with a commented configuration",
    details: ["What is there already stays as it is."],
    examples: [
      Verb.Example(
        line: "eingangd init --home ~/Papiere", does: "makes ~/Papiere with its folders and writes eingang.json5")
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let home = try call.home()
    let wrote = try writeTemplate(home)
    // Only now: a file that was there already may name other folders.
    let folders = try call.configuration().ordner
    for folder in [folders.inbox, folders.archiv, folders.ablage] { try makeFolder(folder) }
    let path = Visible.line(home.configurationPath)
    try call.terminal.out(wrote ? "Einstellungen geschrieben: \(path)." : "Einstellungen gibt es schon: \(path).")
    try call.terminal.out("Scans kommen nach \(Visible.line(folders.inbox)).")
    call.terminal.note("Weiter: eingangd doctor, dann eingangd watch.")
    return .done
  }

  /// False where a configuration was there already.
  private static func writeTemplate(_ home: Home) throws -> Bool {
    try makeFolder(home.path)
    do {
      try Files.create(home.configurationPath, holding: ConfigurationTemplate.text)
      return true
    } catch {
      guard error.code == EEXIST else { throw error }
      return false
    }
  }

  private static func makeFolder(_ path: String) throws {
    do {
      try Files.makeFolder(path)
    } catch {
      let why = String(cString: strerror(error.code))
      throw Failure(.folderUnusable, "making the folder failed: \(path): \(why). Choose another: --home DIR")
    }
  }
}
