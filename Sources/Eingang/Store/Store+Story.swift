extension Store {
  /// A document's journal; where a split made the document, the way of its files before that comes first.
  func story(of document: Int) throws(StoreError) -> [JournalEntry] {
    try read { (connection) throws(StoreError) in
      let names = try Set(files(of: document, connection).map(\.name))
      return try lines(of: document, before: Int.max, names, connection)
    }
  }

  /// The document that a split made it from had its files before: what was said of them, and of that document as a whole.
  private func lines(
    of document: Int, before end: Int, _ names: Set<String>, _ connection: Connection
  ) throws(StoreError) -> [JournalEntry] {
    let own = try connection.rows(
      "SELECT id, at, step, name, detail FROM journal WHERE document = ? AND id < ? ORDER BY id",
      [SQLValue(document), SQLValue(end)]
    ) { (row) throws(StoreError) in
      guard let step = JournalStep(rawValue: row.text(2)) else {
        throw StoreError(path: path, reason: .unreadableRow("journal step \(row.text(2))"))
      }
      let entry = JournalEntry(at: row.text(1), step: step, name: row.optionalText(3), detail: row.text(4))
      return (id: row.int(0), entry: entry)
    }
    let entries = own.map(\.entry)
    guard let origin = try origin(of: document, connection), let first = own.first?.id else { return entries }
    let before = try lines(of: origin, before: first, names, connection)
    return before.filter { entry in entry.name.map(names.contains) ?? true } + entries
  }

  /// The document that was split when this one was made; nil for what arrived as such.
  private func origin(of document: Int, _ connection: Connection) throws(StoreError) -> Int? {
    // A higher number is never an origin, so that this comes to an end.
    let sql = """
      SELECT d.document FROM regroupings r JOIN decisions d ON d.id = r.decision
      WHERE r.document = ?1 AND r.before IS NULL AND d.kind = 'trennen' AND d.document < ?1 ORDER BY d.id LIMIT 1
      """
    return try connection.rows(sql, [SQLValue(document)]) { (row) throws(StoreError) in row.int(0) }.first
  }
}
