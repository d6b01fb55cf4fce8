import AlbertModel
import Glibc

extension Decisions {
  /// Writes what a document is filed as; a decision confirms it afterwards.
  ///
  /// Where that is several files they are its parts, or its pages where all are images, and stand together in the folder.
  func file(
    _ items: [FiledContent], of id: Int, _ vorschlag: Vorschlag, below target: String
  ) throws(ReviewError) -> [FiledFile] {
    let name = try name(of: id, vorschlag)
    let folder = ablage + "/" + target
    try makeAblageFolder(folder)
    let word = items.allSatisfy { FilingPlan.imageEndings.contains($0.ending) } ? "Seite" : "Teil"
    var filed: [FiledFile] = []
    for (index, item) in items.enumerated() {
      let part = items.count == 1 ? nil : word + " \(index + 1)"
      filed.append(try file(item, of: id, in: folder, as: name.text(ending: item.ending, part: part)))
    }
    try files { () throws(FileError) in try Files.syncFolder(folder) }
    try reach(.filingNamed)
    return filed
  }

  private func file(
    _ item: FiledContent, of id: Int, in folder: String, as name: String
  ) throws(ReviewError) -> FiledFile {
    // Other systems take names for the same that differ in case or in how an umlaut is written.
    let taken = try files { () throws(FileError) in try (folderNames ?? FolderNames()).names(in: folder) }
    for number in 1...10_000 {
      let path = folder + "/" + Files.numbered(name, number)
      if FileStatus(path: path) != nil || taken.contains(Files.numbered(name, number).lowercased()) { continue }
      // Hidden, and of a name that nothing else uses, so that a crash's remains are known for what they are.
      let temporary = folder + "/.eingangd-\(id)-\(item.sha256.prefix(16)).teil"
      let plan = try stored { () throws(StoreError) in
        try store.plan(document: id, sha256: item.sha256, temporary: temporary, path: path)
      }
      try reach(.filingPlanned)
      try write(item, to: temporary)
      do {
        try Files.move(temporary, to: path)
      } catch {
        guard error.code == EEXIST else { throw .file(error) }
        // Someone took the name since it was looked at.
        try withdraw(plan)
        continue
      }
      folderNames?.add(FilePath.name(of: path), in: folder)
      try reach(.filingUnsynced)
      return FiledFile(path: path, sha256: item.sha256)
    }
    throw .file(FileError(.write, folder + "/" + name, code: EEXIST))
  }

  /// Writes it under a temporary name.
  func write(_ item: FiledContent, to temporary: String) throws(ReviewError) {
    switch item {
    case .made(let bytes, _):
      try written(temporary) { () throws(FileError) in try Files.put(bytes, into: temporary) }
    case .original(let original):
      let path = archive.path(original.path)
      let file = try opened(path)
      defer { close(file) }
      try copy(file, named: path, to: temporary, original.sha256)
    case .foreign(let foreign, let sha256):
      let path = foreign.root + "/" + foreign.path
      let file = try files { () throws(FileError) in try Files.openForReading(path, inInbox: foreign.root) }
      defer { close(file) }
      try copy(file, named: path, to: temporary, sha256)
    }
    try reach(.filingCopied)
  }

  private func copy(
    _ file: Int32, named path: String, to temporary: String, _ sha256: String
  ) throws(ReviewError) {
    let copy = try written(temporary) { () throws(FileError) in try Files.copy(file, named: path, to: temporary) }
    if copy.sha256 != sha256 { throw .damagedOriginal(path: path) }
  }

  private func written<Result>(
    _ temporary: String, _ body: () throws(FileError) -> Result
  ) throws(ReviewError) -> Result {
    try files { () throws(FileError) in
      do throws(FileError) {
        return try body()
      } catch {
        // Half a copy on a full disk would only keep it full.
        if error.operation == .write || error.operation == .sync { try Files.discard(temporary: temporary) }
        throw error
      }
    }
  }

  /// Opens an original; a link or a folder in its place is none.
  func opened(_ path: String) throws(ReviewError) -> Int32 {
    do throws(FileError) {
      let file = try Files.openForReading(path)
      if FileStatus(descriptor: file)?.kind == .file { return file }
      close(file)
    } catch {
      guard [ENOENT, ENOTDIR, ELOOP].contains(error.code) else { throw .file(error) }
    }
    throw .missingOriginal(path: path)
  }

  /// Takes out of the Ablage what was written there without a decision that confirms it.
  func withdrawUnfinished() throws(ReviewError) {
    for filing in try stored({ () throws(StoreError) in try store.plannedFilings() }) {
      try withdraw(filing)
      try removeEmptyFolders(from: FilePath.folder(of: filing.path))
    }
  }

  private func withdraw(_ filing: PlannedFiling) throws(ReviewError) {
    let name = FilePath.name(of: filing.path)
    var place: String?
    if FileStatus(path: filing.temporary)?.kind == .file {
      // The copy had not yet its name, so whatever bears it is not ours.
      place = try withdraw(filing.temporary, as: name, to: "unfertig-\(filing.document)")
    } else if try isUnchanged(FiledFile(path: filing.path, sha256: filing.sha256)) {
      place = try withdraw(filing.path, as: name, to: "unfertig-\(filing.document)")
    }
    try reach(.unfinishedWithdrawn)
    try stored { () throws(StoreError) in try store.forget(filing, withdrawnTo: place) }
    try reach(.unfinishedForgotten)
  }

  /// True where the copy still lies where it was filed, byte for byte.
  func isUnchanged(_ filed: FiledFile) throws(ReviewError) -> Bool {
    guard FileStatus(path: filed.path)?.kind == .file else { return false }
    return try files { () throws(FileError) in try Files.digest(of: filed.path).sha256 } == filed.sha256
  }

  /// Moves a copy out of the Ablage; where the archive is on another disk, to a hidden folder on the Ablage's own.
  func withdraw(_ path: String, as name: String, to folder: String) throws(ReviewError) -> String {
    try files { () throws(FileError) in
      let place: String
      do throws(FileError) {
        place = try move(path, as: name, into: archive.withdrawnFolder(folder))
      } catch {
        guard error.code == EXDEV else { throw error }
        place = try move(path, as: name, into: ablage + "/.zurueckgenommen/" + folder)
      }
      try Files.syncFolder(FilePath.folder(of: path))
      return place
    }
  }

  private func move(_ path: String, as name: String, into folder: String) throws(FileError) -> String {
    try Files.makeFolder(folder)
    let place = try Files.move(path, into: folder, as: name)
    try Files.syncFolder(folder)
    return place
  }
}
