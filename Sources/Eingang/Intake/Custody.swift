import AlbertModel
import Glibc

/// Takes files into the archive so that at every moment at least one whole copy is on the disk and findable.
///
/// Hash and copy, sync, rename to the checksum, commit; only then does the file leave the inbox, by renaming. Nothing
/// but the program's own unfinished copies is ever removed.
struct Custody: Sendable {
  let store: Store
  let archive: Archive
  let workshop: Workshop
  /// With a store that cannot be used just now.
  let patience: StorePatience
  /// Names that no document bears.
  var ignored = IgnoreList.standard
  private let named = NamedArrivals()

  init(store: Store, archive: Archive, patience: StorePatience = .none) throws(FileError) {
    self.store = store
    self.archive = archive
    self.patience = patience
    workshop = try Workshop(in: archive)
  }

  /// What became of an arrival.
  struct Receipt: Hashable, Sendable {
    let registration: Registration
    /// Files that are safe and yet could not be moved away.
    let left: [FileError]
  }

  enum Taken: Hashable, Sendable {
    case received(Receipt)
    case untaken(Untaken)
  }

  /// Archives an arrival's files, makes them a document, and moves them out of the inbox.
  func take(_ arrival: Arrival) throws(IntakeError) -> Taken {
    if let why = arrival.refusal { return .untaken(why) }
    // Without its store, a file is better off where a person looks for it.
    try stored { () throws(StoreError) in try store.expectFile() }
    // A page that is missing is found out before the others are archived, which would belong to no document then.
    if arrival.files.count > 1 {
      for path in arrival.files {
        guard let status = FileStatus(path: path) else { return .untaken(.page(.vanished(path))) }
        if status.kind != .file { return .untaken(.page(.notAFile(path))) }
      }
    }
    var archived: [ArchivedFile] = []
    var sources: [(path: String, status: FileStatus)] = []
    for (index, path) in arrival.files.enumerated() {
      switch try archive(path, of: arrival, seen: arrival.item?.files[index].status) {
      case .untaken(let why): return .untaken(why)
      case .archived(let file, let status):
        archived.append(file)
        sources.append((path, status))
      }
    }
    try folder { () throws(FileError) in try named.name(archived, in: NameList(archive)) }
    let registration = try stored { () throws(StoreError) in
      try store.register(archived, byName: arrival.isSeries, cameIn: arrival.cameIn, clearing: arrival.folder)
    }
    named.registered(archived)
    try reach(.registered)
    // Who purges at this very moment may have taken for nobody's what is somebody's again.
    for (file, path) in zip(archived, arrival.files) where FileStatus(path: archive.path(file.path)) == nil {
      _ = try archive(path, of: arrival, seen: nil)
    }
    guard arrival.mode == .move else { return .received(Receipt(registration: registration, left: [])) }
    var left: [FileError] = []
    for (source, file) in zip(sources, archived) {
      let untaken = UntakenFile(document: registration.document, sha256: file.sha256, source: source.path)
      if let error = try moveAway(untaken, source.status, inbox: arrival.inbox) { left.append(error) }
    }
    if left.isEmpty, let emptied = arrival.folder,
      let error = try clearAway(DroppedFolder(document: registration.document, path: emptied), inbox: arrival.inbox)
    {
      left.append(error)
    }
    return .received(Receipt(registration: registration, left: left))
  }

  /// Finishes what a crash left half done: files that are safe leave the inbox, unfinished copies vanish.
  ///
  /// Gives the files that still cannot be moved away.
  func recover(inbox: String?) throws(IntakeError) -> [FileError] {
    var left: [FileError] = []
    var stuck: Set<Int> = []
    try folder { () throws(FileError) in try Workshop.clear(archive) }
    try stored { () throws(StoreError) in _ = try Purge.finish(store) }
    for file in try stored({ () throws(StoreError) in try store.untaken() }) {
      guard let error = try finish(file, inbox: inbox) else { continue }
      stuck.insert(file.document)
      // A folder outside the inbox that is gone is nobody's concern.
      if inbox != nil || error.operation != .watch { left.append(error) }
    }
    left += try clearFolders(except: stuck, inbox: inbox)
    try reach(.recovered)
    return left
  }

  func reach(_ point: FaultPoint) throws(IntakeError) { try folder { () throws(FileError) in try point.reach() } }

  func stored<Result>(_ body: () throws(StoreError) -> Result) throws(IntakeError) -> Result {
    do { return try patience.run(body) } catch { throw .store(error) }
  }

  func folder<Result>(_ body: () throws(FileError) -> Result) throws(IntakeError) -> Result {
    do { return try body() } catch { throw .folder(error) }
  }
}

extension Custody {
  private enum Archiving {
    case archived(ArchivedFile, FileStatus)
    case untaken(Untaken)
  }

  /// A file that is known to have stood still must be the one that it was then.
  private func archive(_ path: String, of arrival: Arrival, seen: FileStatus?) throws(IntakeError) -> Archiving {
    let file: Int32
    do throws(FileError) {
      file = try Files.openForReading(path, inInbox: arrival.inbox)
    } catch {
      // What the machine lacks is not the file's fault.
      if Stoerung.Cause(machine: error.code) != nil { throw .folder(error) }
      return .untaken(Untaken(opening: path, error))
    }
    defer { close(file) }
    guard let before = FileStatus(descriptor: file), before.kind == .file else { return .untaken(.notAFile(path)) }
    if let seen, seen != before { return .untaken(.changing(path)) }
    let temporary = workshop.newPath()
    let copy: Files.Copy
    do throws(FileError) {
      copy = try Files.copy(file, named: path, to: temporary)
    } catch {
      try folder { () throws(FileError) in try Files.discard(temporary: temporary) }
      if error.path == path { return .untaken(.unreadable(error)) }
      throw .folder(error)
    }
    guard FileStatus(descriptor: file) == before, copy.size == before.size else {
      try folder { () throws(FileError) in try Files.discard(temporary: temporary) }
      return .untaken(.changing(path))
    }
    return .archived(try keep(copy, at: temporary, of: path, mode: arrival.mode), before)
  }

  /// Gives a whole copy its place among the originals.
  func keep(
    _ copy: Files.Copy, at temporary: String, of path: String, mode: Arrival.Mode
  ) throws(IntakeError) -> ArchivedFile {
    try reach(.copied)
    let name = FilePath.name(of: path)
    let relative = try relativePath(of: copy.sha256, name: name, temporary)
    try folder { () throws(FileError) in
      try place(temporary, at: relative, copy)
      try FaultPoint.archived.reach()
    }
    return ArchivedFile(
      sha256: copy.sha256, size: copy.size, name: name, path: relative, source: mode == .move ? path : nil)
  }

  /// Gives a whole copy its name in the archive; a damaged original of that name is put aside for the whole one.
  private func place(_ temporary: String, at relative: String, _ copy: Files.Copy) throws(FileError) {
    let path = archive.path(relative)
    try Files.makeFolder(FilePath.folder(of: path))
    do {
      try Files.move(temporary, to: path)
    } catch {
      guard error.code == EEXIST else { throw error }
      if try Files.digest(of: path) == copy {
        try FaultPoint.originalKnown.reach()
        try Files.discard(temporary: temporary)
        try FaultPoint.copyDiscarded.reach()
        // Whoever gave it its name may not have come to this yet.
        return try Files.syncFolder(FilePath.folder(of: path))
      }
      try Files.makeFolder(archive.damagedFolder)
      _ = try Files.move(path, into: archive.damagedFolder, as: FilePath.name(of: path))
      try FaultPoint.damagedAside.reach()
      try Files.move(temporary, to: path)
    }
    try FaultPoint.originalUnsynced.reach()
    try Files.syncFolder(FilePath.folder(of: path))
  }

  /// Where the original is to lie; the same bytes under another ending are still the same original.
  private func relativePath(of sha256: String, name: String, _ copy: String) throws(IntakeError) -> String {
    if let known = try stored({ () throws(StoreError) in try store.originalPath(of: sha256) }) { return known }
    var ending = FilePath.fileExtension(of: name)
    if ending.isEmpty {
      ending = FileSignature.ending(of: try folder { () throws(FileError) in try Files.start(of: copy, count: 12) })
    }
    return Archive.relativePath(sha256: sha256, ending: ending)
  }
}

extension Registration {
  /// The document that the files are, or are part of.
  var document: Int {
    switch self {
    case .new(let id), .duplicate(let id), .resumed(let id): id
    }
  }
}
