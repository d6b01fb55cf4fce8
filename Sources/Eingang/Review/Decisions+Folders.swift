import Glibc

extension Decisions {
  /// Makes a folder of the Ablage, and remembers which of those above it were not there before.
  ///
  /// A link on the way is followed as long as it stays within the Ablage: what is filed must lie where the card says.
  func makeAblageFolder(_ folder: String) throws(ReviewError) {
    let real = InboxPlaces.real(folder)
    guard InboxPlaces.lies(real, in: InboxPlaces.real(ablage)) else {
      throw .linkedAway(FilePath.below(ablage, folder) ?? folder, to: real)
    }
    let missing = folders(from: folder).prefix { FileStatus(following: $0) == nil }
    try files { () throws(FileError) in try Files.makeFolder(folder) }
    let made = missing.compactMap { path in FileStatus(path: path).map { (path: path, inode: $0.inode) } }
    // Not to be remembered costs an empty folder once.
    if !made.isEmpty { try stored { () throws(StoreError) in try store.noteMade(made) } }
  }

  /// A target's path, with the folders that are there under a name that other systems take for the same.
  func existing(_ target: Ablageziel) -> String {
    var place = ""
    for part in target.path.split(separator: "/") {
      place += (place.isEmpty ? "" : "/") + present(String(part), in: place.isEmpty ? ablage : ablage + "/" + place)
    }
    return place
  }

  private func present(_ name: String, in folder: String) -> String {
    if FileStatus(following: folder + "/" + name) != nil { return name }
    // A folder that is not there, or may not be listed, has none to take; making one in it says what is wrong.
    guard let names = try? Files.listing(of: folder).names else { return name }
    let alike = names.filter { other in
      other.lowercased() == name.lowercased() && FileStatus(following: folder + "/" + other)?.kind == .folder
    }
    return alike.min() ?? name
  }

  /// Removes folders that only filing had made, as far as they are empty.
  func removeEmptyFolders(from folder: String) throws(ReviewError) {
    for path in folders(from: folder) {
      guard let status = FileStatus(path: path), status.kind == .folder,
        try stored({ () throws(StoreError) in try store.hasMade(path, inode: status.inode) })
      else { return }
      // A folder that must stay is in nobody's way.
      do throws(FileError) { if try !Files.removeIfEmpty(path) { return } } catch { return }
      try stored { () throws(StoreError) in try store.forgetMade(path) }
    }
  }

  /// The folder and those above it, up to the Ablage itself and without it.
  private func folders(from folder: String) -> [String] {
    var found: [String] = []
    var path = folder
    while let below = FilePath.below(ablage, path), !below.isEmpty {
      found.append(path)
      path = FilePath.folder(of: path)
    }
    return found
  }
}
