/// A store's file and its log, for good put out of use.
package enum StoreRemains {
  /// Where SQLite looks for a file's log.
  private static let log = ["-wal", "-shm"]
  private static let overwritten = ".ueberschrieben"

  /// Gives them all another name in the same folder, and that of the file.
  ///
  /// The log goes first: a crash in between must not leave it at the old name, where it would be applied to a new file.
  package static func moveAside(_ path: String) throws(FileError) -> String {
    let folder = FilePath.folder(of: path)
    let place = freePlace(in: folder, FilePath.name(of: path) + ".beschaedigt")
    for ending in log where FileStatus(path: path + ending) != nil {
      try Files.move(path + ending, to: place + ending)
    }
    try Files.syncFolder(folder)
    try Files.move(path, to: place)
    try Files.syncFolder(folder)
    return place
  }

  /// Gives the log of a file that stays another name: it belongs to bytes that are not there any more.
  package static func moveLogAside(_ path: String) throws(FileError) {
    let folder = FilePath.folder(of: path)
    let place = freePlace(in: folder, FilePath.name(of: path) + overwritten)
    for ending in log where FileStatus(path: path + ending) != nil {
      try Files.move(path + ending, to: place + ending)
    }
    try Files.syncFolder(folder)
  }

  /// Whether that log of a file was given another name so.
  static func isAside(_ log: StoreLog, of path: String) -> Bool {
    for number in 1... {
      let place = FilePath.folder(of: path) + "/" + Files.numbered(FilePath.name(of: path) + overwritten, number)
      guard let found = StoreLog(of: place) else { return false }
      if found == log { return true }
    }
    preconditionFailure("the loop ends by itself")
  }

  /// A name that neither a file nor a log has: no file is to meet the log of another.
  private static func freePlace(in folder: String, _ name: String) -> String {
    for number in 1... {
      let place = folder + "/" + Files.numbered(name, number)
      if ([""] + log).allSatisfy({ FileStatus(path: place + $0) == nil }) { return place }
    }
    preconditionFailure("the loop ends by itself")
  }
}
