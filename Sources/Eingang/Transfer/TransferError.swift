/// Why an export, a backup or an import cannot be made.
package enum TransferError: Error, Hashable, Sendable {
  /// Something lies where the export is to go.
  case notEmpty(String)
  /// Something else than backups lies there.
  case noBackups(String)
  /// An earlier export to that place came to no end.
  case unfinished(String)
  /// It lies in a folder of the household, or holds it.
  case within(String, household: String)
  /// What is to be imported is none of this program's.
  case noExport(String)
  /// A newer version wrote it.
  case newer(String)
  /// A file of it is missing, or is not what it was.
  case damaged(String, why: String)
  /// A file's path leads out of the export.
  case outside(String)
  /// A file says what no export says.
  case wrongContent(String)
  /// The household has documents already.
  case householdInUse(String)
  /// A file of the household would have to be overwritten.
  case taken(String)
  /// Another eingangd works there.
  case busy(String)
}

extension TransferError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notEmpty(let folder):
      "export: \(folder): it is not empty. Name a folder that is, or one that is not there yet."
    case .noBackups(let folder):
      "backup: \(folder): it is not empty, and holds no backups. Name a folder for backups alone."
    case .unfinished(let folder):
      "export: \(folder): an export to it came to no end, or is still being written. Name another folder, or remove it once no export runs."
    case .within(let folder, let other):
      "Cannot write: \(folder): it lies in \(other), or holds it, which belongs to the household. Name another folder."
    case .noExport(let folder):
      "import: \(folder): this is neither a whole export nor a backup: it has no \(ExportPath.manifest). Name the folder that eingangd export or backup wrote."
    case .newer(let path): "import: \(path): it was written by a newer version. Update eingangd."
    case .damaged(let path, let why):
      "import: \(path): \(why), so the export is damaged; nothing was imported. Take another export or backup."
    case .outside(let path):
      "import: \(Echo.short(path)): no file of an export has such a path; nothing was imported. Take another export or backup."
    case .wrongContent(let what):
      "import: \(Echo.short(what)): this is not what an export says, so it is damaged; nothing can be used of it. Take another export or backup."
    case .householdInUse(let path):
      "import: \(path): a household has documents here already, and an import would mix them. Name another home, --home DIR, or other settings, --config FILE."
    case .taken(let path):
      "import: \(path): another file has this place, and is not overwritten; nothing was imported. Move it aside."
    case .busy(let path): "Cannot write: \(path): another eingangd works here. End it first."
    }
  }
}
