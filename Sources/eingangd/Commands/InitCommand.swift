import Eingang
import Foundation

/// `init`: makes a home folder and writes a commented configuration.
enum InitCommand: Command {
  static let verb = Verb(
    name: "init", summary: "makes the household's folder with a commented configuration in it",
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
      try Data(ConfigurationTemplate.text.utf8).write(
        to: URL(fileURLWithPath: home.configurationPath), options: .withoutOverwriting)
      return true
    } catch CocoaError.fileWriteFileExists {
      return false
    } catch {
      throw Failure(.folderUnusable, "writing the configuration failed: \(home.configurationPath): \(reason(error)).")
    }
  }

  private static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(.folderUnusable, "making the folder failed: \(path): \(reason(error)). Choose another: --home DIR")
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let posix = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError {
      return String(cString: strerror(posix.code.rawValue))
    }
    return "it cannot be written there"
  }
}
