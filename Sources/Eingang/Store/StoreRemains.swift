/// A store's file and its log, for good put out of use.
package enum StoreRemains {
  /// Gives them all another name in the same folder, and that of the file.
  package static func moveAside(_ path: String) throws(FileError) -> String {
    let folder = FilePath.folder(of: path)
    let place = try Files.move(path, into: folder, as: FilePath.name(of: path) + ".beschaedigt")
    // Where SQLite looks for them beside the file.
    for ending in ["-wal", "-shm"] where FileStatus(path: path + ending) != nil {
      try Files.move(path + ending, to: place + ending)
    }
    try Files.syncFolder(folder)
    return place
  }
}
