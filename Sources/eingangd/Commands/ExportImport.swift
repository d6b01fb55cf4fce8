import Eingang

/// `import DIR`: makes the household again that an export or a backup holds.
enum ExportImport {
  static func run(_ path: String, _ call: Invocation) async throws -> ExitStatus {
    let source = try ImportSource(path)
    let home = try call.home()
    let settings = try settings(in: source, home, call)
    let importer = Importer(source, home: home, folders: settings.folders, tell: { call.terminal.progress($0) })
    return try await Interruption.run {
      let summary = try await BlockingWork(label: "import").run {
        try importer.check()
        try Files.makeFolder(home.path)
        guard let lock = try FileLock.acquire(home.lockPath, waiting: false) else {
          throw TransferError.busy(home.path)
        }
        defer { withExtendedLifetime(lock) {} }
        return try importer.run(configuration: settings.bytes)
      }
      if call.wantsJSON {
        let object = Object(documents: summary.documents, originals: summary.originals, filed: summary.filed)
        try call.terminal.out(try JSONLine.text(object))
        return .done
      }
      let parts = [
        GermanFormat.count(summary.documents, "Dokument", "Dokumente"),
        GermanFormat.count(summary.originals, "Original", "Originale"),
        GermanFormat.count(summary.filed, "abgelegte Kopie", "abgelegte Kopien"),
      ]
      try call.terminal.out("Eingelesen: \(parts.joined(separator: ", ")).")
      if settings.isKept {
        call.terminal.note(
          "Einstellungen gab es hier schon, sie sind geblieben: \(Visible.line(home.configurationPath))")
      }
      if settings.bytes != nil { warn(of: settings.folders, home, call) }
      return .done
    }
  }

  /// Settings of a backup may name folders by their whole path: then two households may share them.
  private static func warn(of folders: Folders, _ home: Home, _ call: Invocation) {
    for path in [folders.inbox, folders.archiv, folders.ablage] where FilePath.below(home.path, path) == nil {
      call.terminal.note(
        "Außerhalb dieses Haushalts, wie die Einstellungen der Sicherung es wollen: \(Visible.line(path)). "
          + "Nutzt ihn noch ein anderer Haushalt, hier einen eigenen eintragen: \(Visible.line(home.configurationPath))"
      )
    }
  }

  private struct Object: Encodable {
    let schema = 1
    let documents: Int
    let originals: Int
    let filed: Int
  }

  private struct Settings: Sendable {
    let folders: Folders
    /// Those of the backup, where they become this household's.
    var bytes: [UInt8]?
    /// The backup has some, and so has the household.
    var isKept = false
  }

  /// A backup's settings are taken where the household has none, or only those that `init` wrote.
  private static func settings(in source: ImportSource, _ home: Home, _ call: Invocation) throws -> Settings {
    guard let path = try Importer.configuration(in: source) else {
      return Settings(folders: try call.configuration().ordner)
    }
    guard call.arguments.value("config") == nil, try isUntouched(home.configurationPath) else {
      return Settings(folders: try call.configuration().ordner, isKept: true)
    }
    var folders = try ConfigurationLoader.load(path: path).ordner
    folders.inbox = home.resolve(folders.inbox)
    folders.archiv = home.resolve(folders.archiv)
    folders.ablage = home.resolve(folders.ablage)
    return Settings(folders: folders, bytes: try Files.bytes(of: path))
  }

  private static func isUntouched(_ path: String) throws -> Bool {
    guard FileStatus(path: path) != nil else { return true }
    return try Files.bytes(of: path) == Array(ConfigurationTemplate.text.utf8)
  }
}
