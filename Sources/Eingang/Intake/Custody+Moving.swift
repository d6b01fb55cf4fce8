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
      try folder { () throws(FileError) in try Files.move(place, to: file.source, inInbox: inbox) }
      try mark(file, at: "an seiner Stelle liegt eine andere Datei")
      return nil
    }
    try folder { () throws(FileError) in try step(.moved) }
    try mark(file, at: place)
    try folder { () throws(FileError) in try step(.taken) }
    return nil
  }

  /// Where a crash had already moved a file before that was written down; nil where it is in none of the places.
  func movedTo(_ file: UntakenFile, inbox: String?) throws(IntakeError) -> String? {
    let name = FilePath.name(of: file.source)
    for place in places(for: file.source, document: file.document, inbox: inbox)
    where FileStatus(path: place)?.kind == .folder {
      let there = try folder { () throws(FileError) in try Files.listing(of: place).names }
      // Where the name was taken, it bears a number.
      for number in 1...(there.count + 1) {
        let path = place + "/" + Files.numbered(name, number)
        guard FileStatus(path: path)?.kind == .file else { continue }
        if try folder({ () throws(FileError) in try Files.digest(of: path) }).sha256 == file.sha256 { return path }
      }
    }
    return nil
  }

  /// Clears a dropped folder away once nothing of the household's is left in it.
  ///
  /// What a file manager put there goes where the pages went; a page that came late keeps the folder, and is a document
  /// of its own.
  func clearAway(_ folder: String, document: Int, inbox: String?) -> FileError? {
    do throws(FileError) {
      let item = try InboxItem(folder: folder, inInbox: inbox, ignoring: ignored)
      guard item.files.isEmpty, item.flaw == nil else { return nil }
      for inner in item.folders.reversed() {
        for name in try Files.listing(of: inner, inInbox: inbox).names
        where InboxName(name, by: ignored) == .ignored {
          _ = try move(inner + "/" + name, document: document, inbox: FilePath.folder(of: folder))
        }
        _ = try Files.removeIfEmpty(inner, inInbox: FilePath.folder(of: folder))
      }
      return nil
    } catch {
      return error
    }
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
