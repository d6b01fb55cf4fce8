import Glibc

extension Custody {
  /// Moves a file that is safe out of the inbox; gives the reason where it must stay.
  ///
  /// Where the archive is on another disk, it goes to a hidden folder on its own, since renaming is the only way to
  /// move a file without ever having to remove one.
  func moveAway(_ file: UntakenFile, _ status: FileStatus, inbox: String?) throws(IntakeError) -> FileError? {
    guard let now = FileStatus(path: file.source) else {
      try mark(file, at: "nicht mehr dort, wo es lag")
      return nil
    }
    guard now == status else {
      // Another file has taken its name: that one will be taken in its turn.
      try mark(file, at: "an seiner Stelle liegt eine andere Datei")
      return nil
    }
    try reach(.movingAway)
    let place: String
    do {
      place = try move(file.source, document: file.document, inbox: inbox)
    } catch {
      if error.code == ENOENT {
        try mark(file, at: "nicht mehr dort, wo es lag")
        return nil
      }
      return error
    }
    if FileStatus(path: place) != status {
      // Between looking and renaming, another file took the name: it goes back.
      try reach(.wronglyMoved)
      try folder { () throws(FileError) in try putBack(place, to: file.source, inInbox: inbox) }
      try reach(.wronglyMovedBack)
      try mark(file, at: "an seiner Stelle liegt eine andere Datei")
      return nil
    }
    try reach(.moved)
    try mark(file, at: place)
    try reach(.taken)
    return nil
  }

  /// Where a crash had already moved a file before that was written down; nil where it is in none of the places.
  ///
  /// What took its name at the last moment and was moved in its stead goes back to where it lay: nothing else has it.
  func movedTo(_ file: UntakenFile, inbox: String?) throws(IntakeError) -> String? {
    let name = FilePath.name(of: file.source)
    for place in places(for: file.source, document: file.document, inbox: inbox)
    where FileStatus(path: place)?.kind == .folder {
      let there = try folder { () throws(FileError) in try Files.listing(of: place).names }
      // Where the name was taken, it bears a number.
      for number in 1...(there.count + 1) {
        let path = place + "/" + Files.numbered(name, number)
        guard FileStatus(path: path)?.kind == .file else { continue }
        if try stored({ () throws(StoreError) in try store.hasTaken(to: path, document: file.document) }) { continue }
        let sha256 = try folder { () throws(FileError) in try Files.digest(of: path) }.sha256
        if sha256 == file.sha256 { return path }
        if try stored({ () throws(StoreError) in try store.originalPath(of: sha256) }) == nil {
          try folder { () throws(FileError) in try putBack(path, to: file.source, inInbox: inbox) }
        }
      }
    }
    return nil
  }

  /// Clears a dropped folder away once nothing of the household's is left in it.
  ///
  /// What a file manager put there goes where the pages went; a page that came late keeps the folder, and is a document
  /// of its own.
  func clearAway(_ folder: DroppedFolder, inbox: String?) throws(IntakeError) -> FileError? {
    do throws(FileError) {
      try FaultPoint.clearing.reach()
      try empty(folder, inbox: inbox)
      try FaultPoint.folderRemoved.reach()
    } catch {
      if error.code != ENOENT { return error }
      // Where the inbox itself is away, the folder comes back with it.
      if let absence = try absence(of: inbox, around: folder.path) { return absence }
    }
    try stored { () throws(StoreError) in try store.markCleared(folder) }
    return nil
  }

  private func empty(_ folder: DroppedFolder, inbox: String?) throws(FileError) {
    let item = try InboxItem(folder: folder.path, inInbox: inbox, ignoring: ignored)
    guard item.files.isEmpty, item.flaw == nil else { return }
    for inner in item.folders.reversed() {
      for name in try Files.listing(of: inner, inInbox: inbox).names where InboxName(name, by: ignored) == .ignored {
        _ = try move(inner + "/" + name, document: folder.document, inbox: FilePath.folder(of: folder.path))
        try FaultPoint.ignoredMoved.reach()
      }
      _ = try Files.removeIfEmpty(inner, inInbox: FilePath.folder(of: folder.path))
    }
  }

  /// Gives a file the name back that it had, or a number where that is taken.
  private func putBack(_ path: String, to source: String, inInbox inbox: String?) throws(FileError) {
    _ = try Files.move(path, into: FilePath.folder(of: source), as: FilePath.name(of: source), inInbox: inbox)
    try Files.syncFolder(FilePath.folder(of: source))
  }

  private func mark(_ file: UntakenFile, at place: String) throws(IntakeError) {
    try stored { () throws(StoreError) in try store.markTaken(file, to: place) }
  }

  private func move(_ source: String, document: Int, inbox: String?) throws(FileError) -> String {
    var last = FileError(.move, source, code: EXDEV)
    for place in places(for: source, document: document, inbox: inbox) {
      do {
        try Files.makeFolder(place)
        let path = try Files.move(source, into: place, as: FilePath.name(of: source), inInbox: inbox)
        try FaultPoint.movedUnsynced.reach()
        try Files.syncFolder(place)
        try Files.syncFolder(FilePath.folder(of: source))
        return path
      } catch {
        guard error.code == EXDEV else { throw error }
        last = error
      }
    }
    throw last
  }

  private func places(for source: String, document: Int, inbox: String?) -> [String] {
    [
      archive.takenFolder(document: document),
      (inbox ?? FilePath.folder(of: source)) + "/.angenommen/\(document)",
    ]
  }
}
