/// A store that is missing or empty although the archive holds originals.
///
/// A new one in its place would know none of them, and look like an Eingang that never had a letter.
package struct LostStore: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Originals in the archive.
  package let count: Int
  /// An import was broken off.
  package let isImport: Bool

  /// Nil where nothing is lost: the store is there, or there was nothing to know yet.
  package init?(_ home: Home, _ archive: Archive) {
    if let status = FileStatus(path: home.storePath), status.kind != .file || status.size > 0 { return nil }
    let count = OriginalList(archive).paths.count
    isImport = FileStatus(path: home.stagingPath) != nil
    guard count > 0 || isImport else { return nil }
    path = home.storePath
    self.count = count
  }

  package var description: String {
    if isImport {
      return "Store unusable: \(path): an import came to no end. Make it again: eingangd import DIR"
    }
    return "Store unusable: \(path): it is gone, but the archive holds \(count) original\(count == 1 ? "" : "s"). "
      + "Put it back from a backup, or make a new one of the originals: eingangd verify --adopt"
  }
}
