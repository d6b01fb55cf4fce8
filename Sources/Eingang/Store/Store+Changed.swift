/// A file that was moved out of the inbox, as it was when it was copied.
struct TakenFile: Hashable, Sendable {
  /// Number of the line in the journal that says so.
  let line: Int
  let document: Int
  let sha256: String
  /// Where it lies now.
  let path: String
  let size: Int
  /// When its copy was written down.
  let archived: UTCTime
}

extension Store {
  /// What was moved out of the inbox after a line of the journal, or where none is named, since a moment.
  func taken(after line: Int?, since: UTCTime) throws(StoreError) -> [TakenFile] {
    let sql = """
      SELECT j.id, j.document, j.sha256, j.detail, o.size, coalesce(
        (SELECT max(a.at) FROM journal a WHERE a.document = j.document AND a.sha256 = j.sha256 AND a.id < j.id
          AND a.step IN ('archiviert', 'doppelt')), j.at)
      FROM journal j JOIN originals o ON o.sha256 = j.sha256
      WHERE j.id > ?1 AND j.at >= ?2 AND j.step IN ('angenommen', 'wiederhergestellt') AND substr(j.detail, 1, 1) = '/'
      ORDER BY j.id
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(line ?? 0), .text(since.iso)]) { (row) throws(StoreError) in
        guard let archived = UTCTime(iso: row.text(5)) else {
          throw StoreError(path: path, reason: .unreadableRow("journal \(row.int(0))"))
        }
        return TakenFile(
          line: row.int(0), document: row.int(1), sha256: row.text(2), path: row.text(3), size: row.int(4),
          archived: archived)
      }
    }
  }

  /// Tells in a document's journal that one of its files was written to after it had been taken.
  func noteChange(of file: TakenFile) throws(StoreError) {
    let subject = JournalSubject(
      document: file.document, sha256: file.sha256, name: FilePath.name(of: file.path),
      detail: "Der neue Inhalt ist ein eigenes Dokument.")
    try note(.nachgeschrieben, subject)
  }
}
