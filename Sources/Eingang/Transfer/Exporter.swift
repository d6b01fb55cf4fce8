import Foundation
import Glibc

/// Writes everything of a household into plain files, as it was at one moment, while others go on working.
///
/// What the store knows is read in one go; originals never change, and a copy that is taken back meanwhile is found where
/// taking back puts it.
package struct Exporter: Sendable {
  /// How it went.
  package struct Summary: Hashable, Sendable {
    /// Cards, and documents without one.
    package var documents = 0
    package var originals = 0
    package var filed = 0
    /// Originals that are missing or damaged; absolute.
    package var damaged: [String] = []
    /// Copies that are not where they were filed; absolute.
    package var moved: [String] = []
    /// Copies that lie there and cannot be read; absolute.
    package var unreadable: [String] = []
    /// Files that no backup had before; nil for an export.
    package var added: Int?
  }

  private let store: Store
  private let archive: Archive
  private let folders: Folders
  private let tell: @Sendable (String) -> Void

  package init(store: Store, folders: Folders, tell: @escaping @Sendable (String) -> Void = { _ in }) {
    self.store = store
    archive = Archive(root: folders.archiv)
    self.folders = folders
    self.tell = tell
  }

  /// Into a folder that is empty or not there yet.
  package func export(to folder: String) throws -> Summary {
    try expectOutside(folder)
    try ExportFolder.expectRoom(in: folder)
    return try write(configuration: nil) { header in try ExportFolder(folder, header) }
  }

  /// Into a folder of backups, of which only what is new needs room.
  package func backup(to folder: String, configuration: String) throws -> Summary {
    try expectOutside(folder)
    try BackupFolder.expectPlace(folder)
    let name = BackupFolder.name(at: store.now())
    return try write(configuration: configuration) { header in try BackupFolder(folder, named: name, header) }
  }

  /// What the watch would take in, or what would be part of itself.
  private func expectOutside(_ folder: String) throws {
    let real = InboxPlaces.real(folder)
    for other in [folders.inbox, folders.archiv, folders.ablage] {
      let place = InboxPlaces.real(other)
      if InboxPlaces.lies(real, in: place) || InboxPlaces.lies(place, in: real) {
        throw TransferError.within(folder, household: other)
      }
    }
  }

  /// What is to be copied once the moment's facts are written down.
  private struct Facts {
    var summary = Summary()
    /// Below the archive, with checksums.
    var originals: [(path: String, sha256: String)] = []
    var copies: [StoreSnapshot.Copy] = []
  }

  private func write(
    configuration: String?, _ makeTarget: @escaping @Sendable (Manifest.Header) throws -> any ExportTarget
  ) throws -> Summary {
    try store.withSnapshot(folders) { snapshot in
      let target = try makeTarget(Manifest.Header(schema: try snapshot.schema()))
      let facts = try write(snapshot, to: target)
      try snapshot.end()
      var summary = facts.summary
      for (index, file) in facts.originals.enumerated() {
        progress(index, of: facts.originals.count, "Originale")
        try Task.checkCancellation()
        if try copyOriginal(file.path, file.sha256, to: target) {
          summary.originals += 1
        } else {
          summary.damaged.append(archive.path(file.path))
        }
      }
      for (index, copy) in facts.copies.enumerated() {
        progress(index, of: facts.copies.count, "abgelegten Kopien")
        try Task.checkCancellation()
        if try copyFiled(copy, to: target) {
          summary.filed += 1
        } else if FileStatus(path: copy.file.path) == nil {
          summary.moved.append(copy.file.path)
        } else {
          summary.unreadable.append(copy.file.path)
        }
      }
      for (path, name) in [(archive.nameList, ExportPath.names), (configuration, ExportPath.configuration)] {
        if let path, FileStatus(following: path)?.kind == .file {
          try target.write(try Exporter.bytes(following: path), as: name)
        }
      }
      try target.finish()
      tell("")
      summary.added = (target as? BackupFolder)?.added
      return summary
    }
  }

  private func progress(_ index: Int, of count: Int, _ what: String) {
    if index % 100 == 0 { tell("\(index) von \(count) \(what) …") }
  }

  /// Everything that only the store knows.
  private func write(_ snapshot: StoreSnapshot, to target: any ExportTarget) throws -> Facts {
    var facts = Facts()
    try target.write(Array(ExportReadMe.text.utf8), as: ExportPath.readMe)
    for sha256 in try snapshot.originals() {
      try Task.checkCancellation()
      guard let original = try snapshot.original(sha256), let path = original.original["path"]?.text else { continue }
      try target.write(Array(try StoreJSON.data(original)), as: ExportPath.reading(sha256))
      facts.originals.append((path, sha256))
    }
    var table = CardTable()
    let ids = try snapshot.documents()
    for (index, id) in ids.enumerated() {
      progress(index, of: ids.count, "Karten")
      try Task.checkCancellation()
      guard let document = try snapshot.document(id) else { continue }
      table.add(document)
      try target.write(Array(try StoreJSON.data(document, isSpread: true)), as: ExportPath.document(id))
      facts.copies += try snapshot.filed(id)
    }
    facts.summary.documents = ids.count
    try target.write(table.bytes, as: ExportPath.table)
    try target.write(Array(try StoreJSON.data(try snapshot.rest())), as: ExportPath.rest)
    return facts
  }

  /// False where the original is missing or is not what it was.
  private func copyOriginal(_ path: String, _ sha256: String, to target: any ExportTarget) throws -> Bool {
    guard ExportPath.isOriginal(path), let file = Exporter.opened(archive.path(path)) else { return false }
    defer { close(file) }
    return try Exporter.unlessUnreadable {
      try target.write(file, named: archive.path(path), as: ExportPath.original(path), expecting: sha256)
    }
  }

  /// As it lies there now, changed by a person or not; false where nothing lies there.
  private func copyFiled(_ copy: StoreSnapshot.Copy, to target: any ExportTarget) throws -> Bool {
    let path = ExportPath.filed(copy.portable)
    guard case .filed? = ExportPath.kind(of: path) else { return false }
    if let file = Exporter.opened(copy.file.path) {
      defer { close(file) }
      return try Exporter.unlessUnreadable {
        try target.write(file, named: copy.file.path, as: path, expecting: nil)
      }
    }
    // Taken back a moment ago: at the moment that is written down it was there.
    let name = FilePath.name(of: copy.file.path)
    let places = [archive.withdrawnFolder("\(copy.decision)"), folders.ablage + "/.zurueckgenommen/\(copy.decision)"]
    for place in places {
      guard let file = Exporter.opened(place + "/" + name) else { continue }
      defer { close(file) }
      if try Files.digest(file, named: place).sha256 != copy.file.sha256 { continue }
      lseek(file, 0, SEEK_SET)
      return try target.write(file, named: place, as: path, expecting: copy.file.sha256)
    }
    return false
  }

  /// False where the disk does not give a file's bytes: all others are worth having.
  static func unlessUnreadable(_ write: () throws -> Bool) throws -> Bool {
    do {
      return try write()
    } catch let error as FileError where error.operation == .read {
      return false
    }
  }

  /// Nil for what cannot be opened, and for what is no file.
  private static func opened(_ path: String) -> Int32? {
    do throws(FileError) {
      let file = try Files.openForReading(path)
      if FileStatus(descriptor: file)?.kind == .file { return file }
      close(file)
      return nil
    } catch {
      return nil
    }
  }

  /// A person's own file, also where a link leads to it.
  private static func bytes(following path: String) throws(FileError) -> [UInt8] {
    try Files.bytes(of: InboxPlaces.real(path))
  }
}
