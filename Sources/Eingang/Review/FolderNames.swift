/// The names in folders of the Ablage, for whoever files so many documents that each cannot list its folder anew.
///
/// A folder that somebody else has changed since is listed again.
package final class FolderNames: Sendable {
  private struct Folder {
    var modified: Int64
    /// In lower case.
    var names: Set<String>
  }

  private let folders = Guarded<[String: Folder]>([:])

  package init() {}

  func names(in folder: String) throws(FileError) -> Set<String> {
    let modified = FileStatus(following: folder)?.modified
    if let known = folders.withLock({ $0[folder] }), known.modified == modified { return known.names }
    let names = Set(try Files.listing(of: folder).names.map { $0.lowercased() })
    if let modified { folders.withLock { $0[folder] = Folder(modified: modified, names: names) } }
    return names
  }

  /// A file was given that name just now.
  func add(_ name: String, in folder: String) {
    guard let modified = FileStatus(following: folder)?.modified else { return }
    folders.withLock { folders in
      folders[folder]?.names.insert(name.lowercased())
      folders[folder]?.modified = modified
    }
  }
}
