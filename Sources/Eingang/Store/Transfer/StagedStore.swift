import Foundation

/// A store that is made of an export's rows beside the place where it is to be used.
///
/// It has no name that anything else looks for until it is whole, so a crash leaves nothing that looks like a household.
final class StagedStore {
  private let connection: Connection
  private let paths: PortablePaths
  private let folders: Folders
  private var columns: [String: Set<String>] = [:]
  /// Rows that are not on the disk yet; none needs to be before all are.
  private var pending = 0

  /// A new one of that schema, in the place of what an earlier attempt left.
  init(path: String, schema: Int, folders: Folders) throws {
    for ending in ["-journal", "-wal", "-shm", ""] { try Files.discard(temporary: path + ending) }
    connection = try Connection(path: path)
    paths = PortablePaths(folders)
    self.folders = folders
    try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix(schema)))
    // A row may come before the one that it refers to; all is checked at the end.
    // Words come in any order: what their index has no room for in memory is written and read again each time.
    for pragma in ["foreign_keys=OFF", "synchronous=OFF", "cache_size=-65536"] {
      try connection.execute("PRAGMA \(pragma)")
    }
    try connection.execute("BEGIN")
  }

  func add(_ original: ExportedOriginal) throws {
    try insert(original.original, into: "originals")
    for reading in original.readings {
      try insert(reading.row, into: "readings")
      for page in reading.pages { try insert(page, into: "pages") }
    }
    try pause()
  }

  func add(_ document: ExportedDocument) throws {
    guard 1..<1 << 40 ~= document.id else { throw TransferError.wrongContent("document \(document.id)") }
    for table in DocumentTable.all {
      for row in document.rows[table.name] ?? [] {
        guard row[table.key]?.number == document.id, let local = paths.local(row, of: table.name) else {
          throw TransferError.wrongContent("\(table.name) of document \(document.id)")
        }
        try insert(local, into: table.name)
        if table.name == "lessons" { try spread(local, of: document.id) }
      }
    }
    for page in document.pages {
      guard 0...0xFFFFF ~= page.page else { throw TransferError.wrongContent("pages of document \(document.id)") }
      try insert(
        ["place": SQLValue(document.id << 20 | page.page), "text": .text(page.text)], into: "page_texts")
    }
    try pause()
  }

  /// Folders that filing made must be there already: they are known by their place on the disk.
  func add(_ rest: ExportedRest) throws {
    for (table, rows) in rest.rows.sorted(by: { $0.key < $1.key }) where ["runs", "journal"].contains(table) {
      for row in rows {
        guard let local = paths.local(row, of: table) else { throw TransferError.wrongContent(table) }
        try insert(local, into: table)
      }
    }
    for folder in rest.folders {
      guard let path = paths.local(folder), let status = FileStatus(path: path), status.kind == .folder else {
        throw TransferError.wrongContent("folders")
      }
      try insert(["path": .text(path), "inode": .text(String(status.inode))], into: "ablage_folders")
    }
    for (table, number) in rest.sequences.sorted(by: { $0.key < $1.key }) {
      let values: [SQLValue] = [.text(table), SQLValue(number)]
      try connection.run("DELETE FROM sqlite_sequence WHERE name = ?", [.text(table)])
      try connection.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", values)
    }
  }

  /// Brings it to today's schema, makes its indexes, and looks whether all that its rows refer to is there.
  func finish() throws {
    try connection.execute("COMMIT")
    try Migrations.run(on: connection)
    try connection.transaction { () throws(StoreError) in try connection.remakeFullText() }
    let broken = try connection.rows("PRAGMA foreign_key_check") { (row) throws(StoreError) in
      "\(row.text(0)) refers to a row of \(row.text(2)) that is not there"
    }
    if let broken = broken.first { throw TransferError.wrongContent(broken) }
    connection.emptyLog()
  }

  private func insert(_ row: StoreRow, into table: String) throws {
    if columns[table] == nil {
      let names = try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
        (row) throws(StoreError) in row.text(0)
      }
      columns[table] = Set(names)
    }
    guard let known = columns[table], row.keys.allSatisfy(known.contains) else {
      throw TransferError.wrongContent("columns of \(table)")
    }
    try connection.insert(row, into: table)
    pending += 1
  }

  private func pause() throws {
    guard pending > 20_000 else { return }
    pending = 0
    try connection.execute("COMMIT")
    try connection.execute("BEGIN")
  }

  private func spread(_ lesson: StoreRow, of id: Int) throws {
    let keys = (lesson["keys"]?.text ?? "").split(separator: "\n").map(String.init)
    let words = (lesson["words"]?.text ?? "").split(separator: " ").map(String.init)
    try connection.spreadLesson(
      id, rank: lesson["rank"]?.number ?? 0, keys: try StoreJSON.text(keys), words: try StoreJSON.text(words),
      pattern: lesson["pattern"]?.text, sender: lesson["sender"]?.text ?? "")
  }
}

extension Connection {
  /// Makes the full text and its vocabulary of the texts that are there.
  fileprivate func remakeFullText() throws(StoreError) {
    try execute("INSERT INTO page_words (page_words) VALUES ('rebuild')")
    try execute("CREATE VIRTUAL TABLE page_terms USING fts5vocab(page_words, 'row')")
    try execute(
      "INSERT INTO terms (term) SELECT term FROM page_terms "
        + "WHERE length(term) BETWEEN 4 AND 40 AND term GLOB '*[^0-9]*'")
    try execute("DROP TABLE page_terms")
    try execute("INSERT INTO term_parts (term_parts) VALUES ('rebuild')")
  }
}
