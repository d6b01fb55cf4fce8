/// The originals that lie in an archive, as their names say: `3f/3f…c2.pdf`.
package struct OriginalList: Hashable, Sendable {
  /// Below the archive, sorted.
  let paths: [String]

  /// What cannot be listed is left out: whoever reads it will say why.
  init(_ archive: Archive) {
    var paths: [String] = []
    for folder in OriginalList.names(archive.root) where folder.utf8.count == 2 && OriginalList.isHex(folder) {
      for name in OriginalList.names(archive.path(folder)) {
        guard let sha256 = OriginalList.checksum(of: name), sha256.hasPrefix(folder) else { continue }
        paths.append(folder + "/" + name)
      }
    }
    self.paths = paths.sorted()
  }

  /// What lies in an archive and is nothing that this program puts there, nor one of the originals that are known; absolute.
  package static func strangers(in archive: Archive, known: Set<String>) -> [String] {
    let own: Set<String> = ["angenommen", "beschaedigt", "zurueckgenommen", "namen.jsonl"]
    var found: [String] = []
    for name in names(archive.root) where name.utf8.first != 0x2E && !own.contains(name) {
      guard name.utf8.count == 2, isHex(name) else {
        found.append(archive.path(name))
        continue
      }
      for inner in names(archive.path(name)) where !known.contains(name + "/" + inner) {
        found.append(archive.path(name + "/" + inner))
      }
    }
    return found
  }

  /// The checksum that an original's name is made of; nil for any other name.
  static func checksum(of path: String) -> String? {
    let digits = FilePath.name(of: path).prefix { $0 != "." }
    return digits.utf8.count == 64 && isHex(String(digits)) ? String(digits) : nil
  }

  private static func isHex(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func names(_ folder: String) -> [String] {
    guard FileStatus(path: folder)?.kind == .folder else { return [] }
    do { return try Files.listing(of: folder).names } catch { return [] }
  }
}
