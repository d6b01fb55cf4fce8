/// A document that is archived and not read yet.
package struct UnreadDocument: Hashable, Sendable {
  package let id: Int
  /// Names of its files as they arrived.
  package let files: [String]
  package let size: Int
  package let arrivedAt: String
  /// True where somebody has begun to read it.
  package let isBegun: Bool
  /// When it is tried again, where it could not be read for want of something.
  package let until: UTCTime?

  package init(
    id: Int, files: [String], size: Int, arrivedAt: String, isBegun: Bool, until: UTCTime? = nil
  ) {
    self.id = id
    self.files = files
    self.size = size
    self.arrivedAt = arrivedAt
    self.isBegun = isBegun
    self.until = until
  }
}

extension Store {
  /// Writes down all that waits in the inbox, in place of what was written before.
  func replaceWaiting(_ files: [WaitingFile]) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("DELETE FROM waiting")
      for file in files {
        try connection.run(
          "INSERT OR REPLACE INTO waiting (path, size, since, reason, detail) VALUES (?, ?, ?, ?, ?)",
          [
            .text(file.path), SQLValue(file.size), .text(file.since.iso), .text(file.reason.rawValue),
            .text(file.detail),
          ])
      }
    }
  }

  /// What waited in the inbox when that was last written down.
  package func waiting() throws(StoreError) -> [WaitingFile] {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT path, size, since, reason, detail FROM waiting ORDER BY rowid") {
        (row) throws(StoreError) in
        guard let reason = WaitingFile.Reason(rawValue: row.text(3)), let since = UTCTime(iso: row.text(2)) else {
          throw StoreError(path: path, reason: .unreadableRow("waiting \(row.text(3))"))
        }
        return WaitingFile(path: row.text(0), size: row.int(1), since: since, reason: reason, detail: row.text(4))
      }
    }
  }

  /// Documents without a card, the oldest first.
  package func unread() throws(StoreError) -> [UnreadDocument] {
    let inHand = Set(try attempts().filter { $0.owner != nil }.map(\.document))
    let until = Dictionary(try postponedDocuments().map { ($0.id, $0.until) }) { one, _ in one }
    return try pending().map { document in
      UnreadDocument(
        id: document.id, files: document.files.map(\.name), size: document.files.reduce(0) { $0 + $1.size },
        arrivedAt: document.arrivedAt, isBegun: inHand.contains(document.id), until: until[document.id])
    }
  }
}
