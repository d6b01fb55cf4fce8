import AlbertModel

/// A copy in the Ablage that a standing decision filed.
package struct FiledCopy: Hashable, Sendable {
  /// How it looks now.
  package enum State: String, Hashable, Sendable, Encodable {
    case whole
    case missing
    /// It has other bytes, and somebody had it in hand since: what a person made of it is theirs.
    case changed
    /// It has other bytes, though nobody touched it since it was filed.
    case damaged
    case unreadable
  }

  /// Number of the card.
  package let document: Int
  let decision: Int
  /// Which of the decision's copies it is, from 0.
  let position: Int
  package let file: FiledFile
  let decided: UTCTime?

  /// Reads all of it.
  package func state() -> State {
    guard let (status, changed) = FileStatus.withChange(path: file.path) else { return .missing }
    guard status.kind == .file else { return .changed }
    do throws(FileError) {
      if try Files.digest(of: file.path).sha256 == file.sha256 { return .whole }
    } catch {
      return .unreadable
    }
    // The system's own time of the last change, which nobody can set: a fault of the disk leaves no mark there, and a
    // decision is written down after its copies have their names.
    return decided.map { changed <= $0 } ?? false ? .damaged : .changed
  }
}

extension Store {
  /// All copies by the decisions that stand, in the order of their cards.
  package func filedCopies() throws(StoreError) -> [FiledCopy] {
    let sql = """
      SELECT id, document, decided_at, filed FROM decisions WHERE undone_at IS NULL AND filed <> '[]'
      ORDER BY document, id
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in
        let (id, document, decided) = (row.int(0), row.int(1), UTCTime(iso: row.text(2)))
        return try value([FiledFile].self, json: row.text(3)).enumerated().map { position, file in
          FiledCopy(document: document, decision: id, position: position, file: file, decided: decided)
        }
      }
    }.flatMap(\.self)
  }

  /// Writes down that a copy was made again, and with which bytes; false where its decision does not stand any more.
  func noteRemade(_ copy: FiledCopy, sha256: String) throws(StoreError) -> Bool {
    try write { (connection) throws(StoreError) in
      let sql = "SELECT filed FROM decisions WHERE id = ? AND undone_at IS NULL"
      let text = try connection.rows(sql, [SQLValue(copy.decision)]) { (row) throws(StoreError) in row.text(0) }.first
      guard let text, case var files = try value([FiledFile].self, json: text),
        files.indices.contains(copy.position), files[copy.position] == copy.file
      else { return false }
      files[copy.position] = FiledFile(path: copy.file.path, sha256: sha256)
      try connection.run(
        "UPDATE decisions SET filed = ? WHERE id = ?", [.text(try json(files)), SQLValue(copy.decision)])
      let subject = JournalSubject(
        document: copy.document, sha256: sha256, name: FilePath.name(of: copy.file.path), detail: copy.file.path)
      try note(.ausgebessert, subject, connection)
      return true
    }
  }
}
