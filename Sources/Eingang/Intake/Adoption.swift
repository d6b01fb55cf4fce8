import AlbertModel

/// Makes documents again of originals that no document knows.
///
/// A crash leaves such an original between its way into the archive and the store's knowing it; a lost store leaves all.
/// What the inbox held is found again below `angenommen`, or in the inbox's own folder of that kind, with its names, its
/// order and its number; what was only copied from elsewhere has its names in the archive's list of them.
package struct Adoption: Sendable {
  private let store: Store
  private let archive: Archive
  private let inbox: String

  /// What became of the orphans.
  package struct Result: Hashable, Sendable {
    /// Numbers of the new documents, which now wait to be read.
    package var documents: [Int] = []
    /// Still in the inbox, and taken from there in their turn; below the archive.
    package var inInbox: [String] = []
    /// Not what their names say, or not to be read at all; below the archive.
    package var damaged: [String] = []
  }

  package init(store: Store, archive: Archive, inbox: String) {
    self.store = store
    self.archive = archive
    self.inbox = inbox
  }

  /// Originals that no document knows; paths below the archive.
  package func orphans() throws(StoreError) -> [String] {
    // What is about to be removed for good is nobody's, and no letter any more.
    let known = Set(try store.originals().map(\.sha256) + store.purges().map(\.sha256))
    return OriginalList(archive).paths.filter { path in
      OriginalList.checksum(of: path).map { !known.contains($0) } ?? false
    }
  }

  /// Makes them documents, those of one letter one; with `chosen`, paths below the archive, no others.
  package func adopt(among chosen: Set<String>? = nil) throws(IntakeError) -> Result {
    var result = Result()
    var orphans: [String: ArchivedFile] = [:]
    for path in try stored({ () throws(StoreError) in try self.orphans() }) where chosen?.contains(path) ?? true {
      guard let copy = Adoption.readable(archive.path(path)), copy.sha256 == OriginalList.checksum(of: path) else {
        result.damaged.append(path)
        continue
      }
      let name = FilePath.name(of: path)
      orphans[copy.sha256] = ArchivedFile(sha256: copy.sha256, size: copy.size, name: name, path: path, source: nil)
    }
    for sha256 in try lying(in: inbox, among: orphans).map(\.sha256) {
      if let file = orphans.removeValue(forKey: sha256) { result.inInbox.append(file.path) }
    }
    for (number, files) in try letters(of: orphans) {
      for file in files { orphans[file.sha256] = nil }
      result.documents.append(try adopt(files, as: number))
    }
    for files in try named(&orphans) { result.documents.append(try adopt(files, as: nil)) }
    for file in orphans.values.sorted(by: { $0.path < $1.path }) {
      result.documents.append(try adopt([file], as: nil))
    }
    return result
  }

  private func adopt(_ files: [ArchivedFile], as number: Int?) throws(IntakeError) -> Int {
    try stored { () throws(StoreError) in try store.adopt(files, as: number) }
  }

  /// The letters that were taken out of the inbox, by the numbers of their folders, each file once.
  private func letters(of orphans: [String: ArchivedFile]) throws(IntakeError) -> [(Int, [ArchivedFile])] {
    var places: [Int: [String]] = [:]
    for root in archive.takenFolders(inbox: inbox) where FileStatus(path: root)?.kind == .folder {
      for number in try folder({ () throws(FileError) in try Files.listing(of: root).names }).compactMap(Int.init) {
        places[number, default: []].append(root + "/\(number)")
      }
    }
    var orphans = orphans
    var letters: [(Int, [ArchivedFile])] = []
    for (number, places) in places.sorted(by: { $0.key < $1.key }) {
      var files: [ArchivedFile] = []
      for place in places {
        let found = try lying(in: place, among: orphans)
        for file in found { orphans[file.sha256] = nil }
        files += found
      }
      if !files.isEmpty { letters.append((number, files)) }
    }
    return letters
  }

  /// The letters that the list of names tells of, each file once.
  private func named(_ orphans: inout [String: ArchivedFile]) throws(IntakeError) -> [[ArchivedFile]] {
    var letters: [[ArchivedFile]] = []
    for arrival in try folder({ () throws(FileError) in try NameList(archive).arrivals() }) {
      let files = arrival.compactMap { file -> ArchivedFile? in
        guard let orphan = orphans.removeValue(forKey: file.sha256) else { return nil }
        return ArchivedFile(sha256: file.sha256, size: orphan.size, name: file.name, path: orphan.path, source: nil)
      }
      if !files.isEmpty { letters.append(files) }
    }
    return letters
  }

  /// The orphans whose bytes lie in a folder, in natural order and under the names they have there.
  private func lying(
    in place: String, among orphans: [String: ArchivedFile]
  ) throws(IntakeError) -> [ArchivedFile] {
    guard FileStatus(path: place)?.kind == .folder, !orphans.isEmpty else { return [] }
    let sizes = Set(orphans.values.map(\.size))
    var found: [ArchivedFile] = []
    for file in try folder({ () throws(FileError) in try InboxItem(folder: place) }).files
    where sizes.contains(file.status.size) {
      guard let sha256 = Adoption.readable(file.path, inInbox: inbox)?.sha256 else { continue }
      guard let orphan = orphans[sha256], !found.contains(where: { $0.sha256 == sha256 }) else { continue }
      let name = FilePath.name(of: file.path)
      found.append(
        ArchivedFile(sha256: sha256, size: orphan.size, name: name, path: orphan.path, source: nil))
    }
    return found
  }

  /// Nil for what cannot be read, which is no reason to leave the others lying.
  private static func readable(_ path: String, inInbox inbox: String? = nil) -> Files.Copy? {
    do { return try Files.digest(of: path, inInbox: inbox) } catch { return nil }
  }

  private func stored<Value>(_ body: () throws(StoreError) -> Value) throws(IntakeError) -> Value {
    do { return try body() } catch { throw .store(error) }
  }

  private func folder<Value>(_ body: () throws(FileError) -> Value) throws(IntakeError) -> Value {
    do { return try body() } catch { throw .folder(error) }
  }
}
