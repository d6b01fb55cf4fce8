import AlbertModel

/// A file that lies safe in the archive and is to become part of a document.
struct ArchivedFile: Hashable, Sendable {
  let sha256: String
  let size: Int
  /// As it arrived.
  let name: String
  /// Below the archive folder.
  let path: String
  /// Where it lies in the inbox; nil where it is only copied from there.
  let source: String?
}

/// What became of files that were handed to the store.
enum Registration: Hashable, Sendable {
  /// A new document, which now waits to be read.
  case new(Int)
  /// The same bytes in the same order are that document already.
  case duplicate(of: Int)
  /// These very files were registered before a crash, and have yet to be taken out of the inbox.
  case resumed(Int)
}

/// A document that is archived and has yet to be read.
struct PendingDocument: Hashable, Sendable {
  let id: Int
  let files: [StoredFile]
  /// As it is written in the store; empty where it does not matter.
  let arrivedAt: String
}

/// One file of a document as the archive holds it.
package struct StoredFile: Hashable, Sendable, Codable {
  package let sha256: String
  /// As it arrived.
  package let name: String
  /// Below the archive folder.
  package let path: String
  package let size: Int
  /// Where it lay when it was taken; nil where it was only copied.
  package let source: String?
  /// Where it was moved to once it was safe; nil where it still lies at its source.
  package let taken: String?
  /// Those that belong to the document; nil for all of them.
  package var pages: ClosedRange<Int>?

  /// The file as part of a document, wherever it lies.
  package var part: FilePart { FilePart(sha256: sha256, name: name, source: source, pages: pages) }
}

extension StoredFile {
  /// An original that no document knows; what it should hold is known by its name only.
  package init(orphan path: String, sha256: String, name: String) {
    self.init(sha256: sha256, name: name, path: path, size: -1, source: nil, taken: nil)
  }
}

extension Store {
  /// Makes archived files one document, unless they are one already; the folder they were dropped in is to go.
  func register(
    _ files: [ArchivedFile], byName: Bool = false, cameIn origin: String? = nil, clearing folder: String? = nil
  ) throws(StoreError) -> Registration {
    try write { (connection) throws(StoreError) -> Registration in
      let registration = try registration(of: files, byName: byName, connection)
      try claimNames(of: files, for: registration.document, connection)
      if let origin { try noteOrigin(origin, registration, connection) }
      if let folder { try noteFolder(folder, of: registration.document, connection) }
      try FaultPoint.registering.reach(in: path)
      return registration
    }
  }

  /// A folder is found by its name, too; a registration that goes on after a crash has said so already.
  private func noteOrigin(
    _ folder: String, _ registration: Registration, _ connection: Connection
  ) throws(StoreError) {
    if case .resumed = registration { return }
    let subject = JournalSubject(document: registration.document, name: FilePath.name(of: folder))
    try note(.ordner, subject, connection)
  }

  private func registration(
    of files: [ArchivedFile], byName: Bool, _ connection: Connection
  ) throws(StoreError) -> Registration {
    let digest = Store.digest(files.map(\.sha256))
    for file in files { try insertOriginal(file, connection) }
    guard let known = try known(digest: digest, files, byName: byName, connection) else {
      let id = try insertDocument(digest: digest, files, connection)
      if byName { try connection.run("UPDATE documents SET by_name = 1 WHERE id = ?", [SQLValue(id)]) }
      return .new(id)
    }
    if try isWaitingToBeTaken(files, document: known, connection) { return .resumed(known) }
    try noteDuplicates(files, of: known, connection)
    return .duplicate(of: known)
  }

  /// Makes originals a document that no document knows, under its old number where that is free.
  func adopt(_ files: [ArchivedFile], as number: Int?) throws(StoreError) -> Int {
    let digest = Store.digest(files.map(\.sha256))
    return try write { (connection) throws(StoreError) in
      for file in files { try insertOriginal(file, connection) }
      if let known = try known(digest: digest, files, connection) { return known }
      let isFree = try number.map { (number) throws(StoreError) in try state(of: number, connection) == nil } ?? false
      let id = try insertDocument(digest: digest, files, as: isFree ? number : nil, connection)
      try note(.wiederhergestellt, document: id, detail: "aus dem Archiv", connection)
      return id
    }
  }

  /// One file is known by its own checksum, several by the checksum over theirs in order.
  static func digest(_ checksums: [String]) -> String {
    checksums.count == 1 ? checksums[0] : SHA256.hex(checksums.joined(separator: " ").utf8)
  }

  /// Documents without a card, the oldest first.
  func pending() throws(StoreError) -> [PendingDocument] {
    let sql = "SELECT id, arrived_at FROM documents WHERE state = 'wartet' ORDER BY id"
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in
        PendingDocument(id: row.int(0), files: try files(of: row.int(0), connection), arrivedAt: row.text(1))
      }
    }
  }

  /// A document as it is handed to a reader, whatever its card says.
  func document(_ id: Int) throws(StoreError) -> PendingDocument {
    try read { (connection) throws(StoreError) in
      PendingDocument(id: id, files: try files(of: id, connection), arrivedAt: "")
    }
  }

  /// A document's files in page order.
  package func files(of document: Int) throws(StoreError) -> [StoredFile] {
    try read { (connection) throws(StoreError) in try files(of: document, connection) }
  }

  func files(of document: Int, _ connection: Connection) throws(StoreError) -> [StoredFile] {
    let sql = """
      SELECT f.sha256, f.name, o.path, o.size, f.source, f.taken, f.first_page, f.last_page FROM document_files f
      JOIN originals o USING (sha256) WHERE f.document = ? ORDER BY f.position
      """
    return try connection.rows(sql, [SQLValue(document)]) { (row) throws(StoreError) in
      StoredFile(
        sha256: row.text(0), name: row.text(1), path: row.text(2), size: row.int(3), source: row.optionalText(4),
        taken: row.optionalText(5), pages: row.optionalInt(6).map { $0...row.int(7) })
    }
  }

  /// Every original with the place it should lie at, in the order of arrival.
  package func originals() throws(StoreError) -> [StoredFile] {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT sha256, name, path, size FROM originals ORDER BY arrived_at, sha256") {
        (row) throws(StoreError) in
        StoredFile(
          sha256: row.text(0), name: row.text(1), path: row.text(2), size: row.int(3), source: nil, taken: nil)
      }
    }
  }

  /// Where an original lies, below the archive; nil where it is not known.
  func originalPath(of sha256: String) throws(StoreError) -> String? {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT path FROM originals WHERE sha256 = ?", [.text(sha256)]) { (row) throws(StoreError) in
        row.text(0)
      }
    }.first
  }

  func insertOriginal(_ file: ArchivedFile, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "INSERT OR IGNORE INTO originals (sha256, size, name, path, arrived_at) VALUES (?, ?, ?, ?, ?)",
      [.text(file.sha256), SQLValue(file.size), .text(file.name), .text(file.path), .text(timestamp)])
  }

  /// The document that these files are already; a single file may be one page of a larger document.
  func known(
    digest: String, _ files: [ArchivedFile], byName: Bool = false, _ connection: Connection
  ) throws(StoreError) -> Int? {
    let same = try connection.rows("SELECT id FROM documents WHERE digest = ?", [.text(digest)]) {
      (row) throws(StoreError) in row.int(0)
    }
    // Once it was joined to another, its pages are there.
    if let same = same.first { return try holder(of: same, connection) }
    let documents = try holders(of: files[0].sha256, connection)
    if files.count == 1 { return documents.first }
    // Cards that were joined are a document that never arrived as one.
    let checksums = files.map(\.sha256)
    for document in documents where try self.files(of: document, connection).map(\.sha256) == checksums {
      return document
    }
    // That names hold them together is no reason to make pages that have their cards into another one.
    guard byName else { return nil }
    for file in files where try holders(of: file.sha256, connection).isEmpty { return nil }
    return documents.first
  }

  /// Documents that have the file, or pages of it.
  func holders(of sha256: String, _ connection: Connection) throws(StoreError) -> [Int] {
    let sql = "SELECT DISTINCT document FROM document_files WHERE sha256 = ? ORDER BY document"
    return try connection.rows(sql, [.text(sha256)]) { (row) throws(StoreError) in row.int(0) }
  }

  private func isWaitingToBeTaken(
    _ files: [ArchivedFile], document: Int, _ connection: Connection
  ) throws(StoreError) -> Bool {
    let stored = try self.files(of: document, connection).filter { $0.source != nil && $0.taken == nil }
    return files.contains { file in stored.contains { $0.source == file.source && $0.sha256 == file.sha256 } }
  }

  func insertDocument(
    digest: String, _ files: [ArchivedFile], as number: Int? = nil, _ connection: Connection
  ) throws(StoreError) -> Int {
    try connection.run(
      "INSERT INTO documents (id, digest, state, arrived_at) VALUES (?, ?, 'wartet', ?)",
      [SQLValue(number), .text(digest), .text(timestamp)])
    let id = connection.lastInserted
    for (position, file) in files.enumerated() {
      try connection.run(
        "INSERT INTO document_files (document, position, sha256, name, source) VALUES (?, ?, ?, ?, ?)",
        [SQLValue(id), SQLValue(position), .text(file.sha256), .text(file.name), SQLValue(file.source)])
      try note(
        .archiviert, JournalSubject(document: id, sha256: file.sha256, name: file.name, detail: file.path), connection)
    }
    return id
  }
}
