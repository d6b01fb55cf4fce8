import AlbertModel

/// Everything that the store knew at one moment, read a piece at a time while others go on writing.
final class StoreSnapshot {
  private let connection: Connection
  private let store: Store
  private let paths: PortablePaths
  fileprivate var isOver = false

  fileprivate init(_ connection: Connection, _ store: Store, _ paths: PortablePaths) {
    self.connection = connection
    self.store = store
    self.paths = paths
  }

  /// Nothing more is wanted: the log may be emptied again, whatever else there is to do.
  func end() throws {
    isOver = true
    try connection.execute("COMMIT")
  }

  /// The number of the schema.
  func schema() throws -> Int { try connection.schema() }

  /// Checksums of all originals, in their order.
  func originals(most: Int = -1) throws -> [String] {
    try connection.rows("SELECT sha256 FROM originals ORDER BY sha256 LIMIT ?", [SQLValue(most)]) {
      (row) throws(StoreError) in row.text(0)
    }
  }

  /// Numbers of all documents, also of those without a card.
  func documents() throws -> [Int] {
    try connection.rows("SELECT id FROM documents ORDER BY id") { (row) throws(StoreError) in row.int(0) }
  }

  func original(_ sha256: String) throws -> ExportedOriginal? {
    guard
      let original = try connection.records("SELECT * FROM originals WHERE sha256 = ?", [.text(sha256)]).first
    else { return nil }
    let readings = try connection.records("SELECT * FROM readings WHERE sha256 = ? ORDER BY id", [.text(sha256)])
    let pages = "SELECT * FROM pages WHERE reading = ? ORDER BY page"
    return ExportedOriginal(
      original: original,
      readings: try readings.map { row in
        ExportedOriginal.Reading(row: row, pages: try connection.records(pages, [row["id"] ?? .null]))
      })
  }

  func document(_ id: Int) throws -> ExportedDocument? {
    var rows: [String: [StoreRow]] = [:]
    for table in DocumentTable.all {
      let found = try connection.records(table.select, [SQLValue(id)])
      if !found.isEmpty { rows[table.name] = found.map { paths.portable($0, of: table.name) } }
    }
    guard let row = rows["documents"]?.first else { return nil }
    var document = ExportedDocument(
      id: id, state: row["state"]?.text ?? "", arrived: row["arrived_at"]?.text ?? "")
    document.card = try card(id)
    document.originals = try store.files(of: id, connection).map { file in
      ExportedDocument.Original(
        name: file.name, sha256: file.sha256, path: ExportPath.original(file.path),
        pages: file.pages.map { [$0.lowerBound, $0.upperBound] })
    }
    document.filed = try filed(id).map { copy in
      ExportedDocument.Filed(path: ExportPath.filed(copy.portable), sha256: copy.file.sha256)
    }
    document.pages = try connection.rows(
      "SELECT place & 1048575, text FROM page_texts WHERE place BETWEEN ?1 << 20 AND (?1 << 20 | 1048575) ORDER BY place",
      [SQLValue(id)]
    ) { (row) throws(StoreError) in ExportedDocument.Page(page: row.int(0), text: row.text(1)) }
    document.rows = rows
    return document
  }

  /// A copy in the Ablage, with the decision that filed it, and its place as an export has it.
  struct Copy: Sendable {
    let file: FiledFile
    let decision: Int
    let portable: String
  }

  /// The copies of a document by the decisions that stand.
  func filed(_ id: Int) throws -> [Copy] {
    let sql = "SELECT id, filed FROM decisions WHERE document = ? AND undone_at IS NULL AND filed <> '[]' ORDER BY id"
    let rows = try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in
      (decision: row.int(0), files: try store.value([FiledFile].self, json: row.text(1)))
    }
    return rows.flatMap { row in
      row.files.map { file in
        Copy(
          file: file, decision: row.decision, portable: paths.portable(filed: file.path, decision: row.decision))
      }
    }
  }

  func rest() throws -> ExportedRest {
    var rest = ExportedRest()
    rest.rows["runs"] = try connection.records("SELECT * FROM runs ORDER BY id")
    let journal = try connection.records("SELECT * FROM journal WHERE document IS NULL ORDER BY id")
    rest.rows["journal"] = journal.map { paths.portable($0, of: "journal") }
    for row in try connection.records("SELECT name, seq FROM sqlite_sequence ORDER BY name") {
      if let name = row["name"]?.text, let number = row["seq"]?.number { rest.sequences[name] = number }
    }
    let folders = try connection.records("SELECT path, inode FROM ablage_folders ORDER BY path")
    rest.folders = folders.compactMap { row in
      guard let path = row["path"]?.text, let status = FileStatus(path: path), status.kind == .folder,
        row["inode"]?.text == String(status.inode), case let portable = paths.portable(path), portable != path
      else { return nil }
      return portable
    }
    return rest
  }

  /// A card that cannot be read is in the rows all the same.
  private func card(_ id: Int) throws -> Card? {
    do throws(StoreError) {
      return try store.snapshot(id: id, connection)?.card
    } catch {
      guard case .unreadableRow = error.reason else { throw error }
      return nil
    }
  }
}

extension Store {
  /// Reads as much as is wanted of one moment, and keeps nobody from writing meanwhile.
  func withSnapshot<Result: Sendable>(
    _ folders: Folders, _ body: @Sendable (StoreSnapshot) throws -> Result
  ) throws -> Result {
    try withConnection { (connection) throws in
      try connection.file.expect()
      try connection.execute("BEGIN")
      let snapshot = StoreSnapshot(connection, self, PortablePaths(folders))
      do {
        // The first thing that is read decides the moment.
        _ = try snapshot.originals(most: 1)
        let result = try body(snapshot)
        if !snapshot.isOver { try snapshot.end() }
        return result
      } catch {
        // Nothing was written; the first error is the one that matters.
        if !snapshot.isOver { do throws(StoreError) { try connection.execute("ROLLBACK") } catch {} }
        throw error
      }
    }
  }

  /// True where nothing was ever taken in.
  package func isEmpty() throws(StoreError) -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM documents) OR EXISTS (SELECT 1 FROM originals)"
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in !row.bool(0) }.first ?? true
    }
  }
}
