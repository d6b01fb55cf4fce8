import Glibc

/// Puts an intact copy in the place of an original that is damaged, missing or not to be read.
///
/// What was taken out of the inbox lies there still, byte for byte, and so does what was filed. Whatever has taken the
/// original's place is moved aside and stays.
package struct Repair: Sendable {
  private let store: Store
  private let archive: Archive
  private let inbox: String
  /// Files that may be copies, by their size; nil before the first question.
  private var copies: [Int: [String]]?

  package init(store: Store, archive: Archive, inbox: String) {
    self.store = store
    self.archive = archive
    self.inbox = inbox
  }

  /// A file with these very bytes, outside the originals: its checksum is computed, whatever its name says.
  package mutating func intactCopy(of original: StoredFile) throws(IntakeError) -> String? {
    let known = try stored { () throws(StoreError) in try store.copies(of: original.sha256) }
    for path in known + taken(size: original.size) {
      // A copy that cannot be read is none.
      do throws(FileError) {
        if try Files.digest(of: path).sha256 == original.sha256 { return path }
      } catch {
        continue
      }
    }
    return nil
  }

  /// Makes the copy the original; gives the place where the damaged one lies now, nil where there was none.
  ///
  /// The new one is whole on the disk before the old one is touched.
  package func mend(_ original: StoredFile, with copy: String) throws(IntakeError) -> String? {
    let place = archive.path(original.path)
    let aside: String?
    do throws(FileError) {
      let workshop = try Workshop(in: archive)
      let temporary = workshop.newPath()
      let source = try Files.openForReading(copy)
      defer { close(source) }
      let made = try Files.copy(source, named: copy, to: temporary)
      guard made.sha256 == original.sha256 else {
        try Files.discard(temporary: temporary)
        throw FileError(.read, copy, code: EIO)
      }
      aside = try putAside(place)
      try Files.makeFolder(FilePath.folder(of: place))
      try Files.move(temporary, to: place)
      try Files.syncFolder(FilePath.folder(of: place))
    } catch {
      throw .folder(error)
    }
    try stored { () throws(StoreError) in try store.noteMended(original, with: copy) }
    return aside
  }

  private func putAside(_ place: String) throws(FileError) -> String? {
    guard FileStatus(path: place) != nil else { return nil }
    try Files.makeFolder(archive.damagedFolder)
    let aside = try Files.move(place, into: archive.damagedFolder, as: FilePath.name(of: place))
    try FaultPoint.damagedAside.reach()
    try Files.syncFolder(archive.damagedFolder)
    return aside
  }

  /// Files that were taken out of the inbox, wherever they lie.
  private mutating func taken(size: Int) -> [String] {
    if copies == nil {
      copies = [:]
      for root in archive.takenFolders(inbox: inbox) where FileStatus(path: root)?.kind == .folder {
        // A folder that cannot be listed holds no copy that could be used.
        do throws(FileError) {
          for file in try InboxItem(folder: root).files { copies?[file.status.size, default: []].append(file.path) }
        } catch { continue }
      }
    }
    // Of an orphan only the checksum is known.
    return size < 0 ? (copies ?? [:]).values.flatMap(\.self).sorted() : copies?[size] ?? []
  }

  private func stored<Value>(_ body: () throws(StoreError) -> Value) throws(IntakeError) -> Value {
    do { return try body() } catch { throw .store(error) }
  }
}
