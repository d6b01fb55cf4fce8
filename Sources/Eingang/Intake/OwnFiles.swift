/// The files by which the program lives, wherever links lead: none of them is a paper to be taken in.
package struct OwnFiles: Hashable, Sendable {
  private let folders: [String]
  private let files: [String]

  package init(home: Home, folders: Folders) {
    self.folders = [folders.archiv, folders.ablage].map(InboxPlaces.real)
    files = [home.path, home.storePath, home.configurationPath, home.lockPath].map(InboxPlaces.real)
  }

  /// True for what lies in the archive or the Ablage, and for every folder that holds them, the store or the settings.
  package func includes(_ path: String) -> Bool {
    let real = InboxPlaces.real(path)
    return folders.contains { InboxPlaces.lies(real, in: $0) || InboxPlaces.lies($0, in: real) }
      || files.contains { InboxPlaces.lies($0, in: real) }
  }
}
