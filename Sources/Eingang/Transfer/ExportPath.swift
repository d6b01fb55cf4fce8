/// What lies where in an export, and which paths may stand in one.
///
/// By bytes: a name with an umlaut is what it is on the disk, and not what looks the same.
enum ExportPath {
  static let readMe = "LIESMICH.txt"
  static let table = "karten.csv"
  static let rest = "bestand.json"
  static let names = "namen.jsonl"
  /// Only in a backup: it may hold passwords.
  static let configuration = "eingang.json5"
  static let manifest = "manifest.sha256"
  /// What the manifest is called until it is whole.
  static let unfinished = "manifest.unfertig"

  private static let files: Set<String> = [readMe, table, rest, names, configuration]

  /// A thousand in a folder, so that it can be looked at: `karten/0/17.json`.
  static func document(_ id: Int) -> String { "karten/\(id / 1000)/\(id).json" }

  /// What was read of an original: `gelesen/3f/3f…c2.json`.
  static func reading(_ sha256: String) -> String { "gelesen/\(sha256.prefix(2))/\(sha256).json" }

  /// An original, by its path below the archive.
  static func original(_ path: String) -> String { "originale/" + path }

  /// A copy in the Ablage, by its portable path.
  static func filed(_ portable: String) -> String { "Ablage/" + (FilePath.below("$ABLAGE", portable) ?? portable) }

  /// What a file of an export is.
  enum Kind: Hashable, Sendable {
    case document
    case reading
    /// Below the archive.
    case original(String)
    /// Below the Ablage.
    case filed(String)
    case rest
    case names
    case configuration
    /// For people alone.
    case other
  }

  /// Nil for a path that no export has, or that would lead out of it.
  static func kind(of path: String) -> Kind? {
    guard isPlain(path) else { return nil }
    switch path {
    case rest: return .rest
    case names: return .names
    case configuration: return .configuration
    case _ where files.contains(path): return .other
    default: break
    }
    guard let slash = path.utf8.firstIndex(of: 0x2F) else { return nil }
    let below = String(decoding: path.utf8[slash...].dropFirst(), as: UTF8.self)
    switch String(decoding: path.utf8[..<slash], as: UTF8.self) {
    case "karten": return .document
    case "gelesen": return .reading
    case "originale": return isOriginal(below) ? .original(below) : nil
    case "Ablage": return .filed(below)
    default: return nil
    }
  }

  /// Relative, of names alone, none of them hidden or a way up.
  static func isPlain(_ path: String) -> Bool {
    !path.isEmpty
      && path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.first != 0x2E && part.count <= 255 && !part.contains { $0 < 0x20 || $0 == 0x7F }
      }
  }

  /// `3f/3f…c2.pdf`, as the archive has it.
  static func isOriginal(_ path: String) -> Bool {
    guard let sha256 = OriginalList.checksum(of: path) else { return false }
    return path == Archive.relativePath(sha256: sha256, ending: FilePath.fileExtension(of: path))
  }
}
