import Foundation
import Glibc

/// Makes a household again of an export or a backup.
///
/// Everything is looked through before anything is written. Then originals and copies get their places, which harms nothing
/// where it is broken off, and the store, made beside its place, is given its name last: until then there is no household,
/// and the same import can be made again.
package struct Importer: Sendable {
  /// What came in.
  package struct Summary: Hashable, Sendable {
    package var documents = 0
    package var originals = 0
    package var filed = 0
  }

  private let source: ImportSource
  private let home: Home
  private let folders: Folders
  private let archive: Archive
  private let tell: @Sendable (String) -> Void

  package init(
    _ source: ImportSource, home: Home, folders: Folders, tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.source = source
    self.home = home
    self.folders = folders
    archive = Archive(root: folders.archiv)
    self.tell = tell
  }

  /// The household's settings as the backup has them, in a file; nil where it has none, as an export.
  package static func configuration(in source: ImportSource) throws -> String? {
    var found: String?
    try source.entries { entry, kind in
      guard kind == .configuration else { return }
      try source.check(entry)
      found = source.path(of: entry)
    }
    return found
  }

  /// Looks through all of it, and whether there is room for it here; changes nothing.
  package func check() throws {
    try expectFree()
    var count = 0
    var hasRest = false
    var strange = Set(OriginalList(archive).paths)
    try source.entries { entry, kind in
      try Task.checkCancellation()
      if count % 100 == 0 { tell("\(count) Dateien geprüft …") }
      count += 1
      try source.check(entry)
      hasRest = hasRest || kind == .rest
      switch kind {
      case .filed(let below): try expectRoom(for: entry, at: folders.ablage + "/" + below)
      case .names: try expectRoom(for: entry, at: archive.nameList)
      case .original(let below): strange.remove(below)
      default: break
      }
    }
    // Of another import, that was broken off: they would become documents beside these.
    if let path = strange.min() { throw TransferError.taken(archive.path(path)) }
    guard hasRest else { throw TransferError.damaged(source.name, why: "\(ExportPath.rest) is missing") }
  }

  /// Takes everything in; what was looked through is compared once more while it is read.
  package func run(configuration: [UInt8]? = nil) throws -> Summary {
    for folder in [home.path, folders.archiv, folders.ablage] { try Files.makeFolder(folder) }
    let summary = try stage()
    if let configuration { try write(configuration) }
    try name()
    tell("")
    return summary
  }

  /// Everything but the store's name; the store is closed then.
  private func stage() throws -> Summary {
    let workshop = try Workshop(in: archive)
    let header = try source.entries { _, _ in }
    let store = try StagedStore(path: home.stagingPath, schema: header.schema, folders: folders)
    var summary = Summary()
    try fill(store, workshop, &summary)
    try store.finish()
    return summary
  }

  private func fill(_ store: StagedStore, _ workshop: Workshop, _ summary: inout Summary) throws {
    var rest: ExportedRest?
    var count = 0
    try source.entries { entry, kind in
      try Task.checkCancellation()
      if count % 100 == 0 { tell("\(count) Dateien eingelesen …") }
      count += 1
      switch kind {
      case .document:
        let document = try decoded(ExportedDocument.self, entry)
        // Two of one number would be one too many.
        guard entry.path == ExportPath.document(document.id) else { throw TransferError.wrongContent(entry.path) }
        try store.add(document)
        summary.documents += 1
      case .reading:
        let original = try decoded(ExportedOriginal.self, entry)
        guard let path = original.original["path"]?.text, ExportPath.isOriginal(path) else {
          throw TransferError.wrongContent(entry.path)
        }
        try store.add(original)
      case .rest: rest = try decoded(ExportedRest.self, entry)
      case .original(let below):
        try copy(entry, to: archive.path(below), through: workshop.newPath())
        summary.originals += 1
      case .filed(let below):
        try copy(entry, to: folders.ablage + "/" + below, through: folders.ablage + "/.einfuhr.teil")
        summary.filed += 1
      case .names: try copy(entry, to: archive.nameList, through: workshop.newPath())
      case .configuration, .other: return
      }
      try FaultPoint.fileImported.reach()
    }
    guard let rest else { throw TransferError.damaged(source.name, why: "\(ExportPath.rest) is missing") }
    // An empty one that filing made is to go again by itself, too.
    for folder in rest.folders {
      guard let path = PortablePaths(folders).local(folder), FilePath.below(folders.ablage, path) != nil else {
        throw TransferError.wrongContent("folders")
      }
      try Files.makeFolder(path)
    }
    try store.add(rest)
  }

  /// The last step, which makes it a household.
  private func name() throws {
    let staging = home.stagingPath
    let store = try Files.openForReading(staging)
    defer { close(store) }
    _ = try Files.call(.sync, staging) { fsync(store) }
    for folder in [folders.archiv, folders.ablage, home.path] { try Files.syncFileSystem(of: folder) }
    try FaultPoint.importUnnamed.reach()
    // One that never held a document makes way.
    try expectFree()
    for ending in ["-wal", "-shm", ""] { try Files.discard(temporary: home.storePath + ending) }
    try Files.move(staging, to: home.storePath)
    try Files.syncFolder(home.path)
  }

  /// Throws where documents are; what an import left that was broken off is none.
  private func expectFree() throws {
    if let status = FileStatus(path: home.storePath), status.size > 0 || status.kind != .file {
      guard try Store.open(path: home.storePath).isEmpty() else { throw TransferError.householdInUse(home.path) }
      // Whoever else has it open would go on writing into a file that is gone.
      if FileStatus(path: home.storePath + "-wal") != nil { throw TransferError.busy(home.path) }
    }
    guard FileStatus(path: home.stagingPath) != nil || OriginalList(archive).paths.isEmpty else {
      throw TransferError.householdInUse(archive.root)
    }
  }

  private func expectRoom(for entry: Manifest.Entry, at path: String) throws {
    guard FileStatus(path: path) != nil else { return }
    guard FileStatus(path: path)?.kind == .file, try Files.digest(of: path).sha256 == entry.sha256 else {
      throw TransferError.taken(path)
    }
  }

  /// Under another name first, so that what has its name is whole; what an earlier attempt has put there is taken as it is.
  private func copy(_ entry: Manifest.Entry, to path: String, through temporary: String) throws {
    let file = try source.opened(entry)
    defer { close(file) }
    try Files.discard(temporary: temporary)
    let copy = try Files.copyUnsynced(file, named: source.path(of: entry), to: temporary)
    do {
      try source.expect(copy, entry)
      try Files.settle(temporary, at: path)
    } catch let error as FileError where error.code == EEXIST {
      try Files.discard(temporary: temporary)
      try expectRoom(for: entry, at: path)
    } catch {
      try Files.discard(temporary: temporary)
      throw error
    }
  }

  /// Settings that nobody has changed are those of `init`.
  private func write(_ configuration: [UInt8]) throws {
    let temporary = home.configurationPath + ".teil"
    try Files.discard(temporary: temporary)
    try Files.put(configuration, into: temporary)
    guard rename(temporary, home.configurationPath) == 0 else {
      throw FileError(.write, home.configurationPath, code: errno)
    }
    try Files.syncFolder(home.path)
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ entry: Manifest.Entry) throws -> Value {
    let bytes = try source.bytes(of: entry)
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw TransferError.wrongContent(entry.path)
    }
  }
}
