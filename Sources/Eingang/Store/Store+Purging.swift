import AlbertModel

/// A file that is to be removed for good.
package struct PurgedFile: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Of a letter that nobody wants any more.
    case original
    /// The same bytes, or what a card was filed as.
    case kopie
  }

  package let kind: Kind
  package let sha256: String
  /// Absolute.
  package let path: String
  package let size: Int
}

/// A card that was declined, and is so still.
struct DeclinedCard: Hashable, Sendable {
  let id: Int
  let decision: Int
  let since: UTCTime
}

/// A copy of a letter that has its place elsewhere.
struct SpareCopy: Hashable, Sendable {
  let document: Int
  let since: UTCTime
  let sha256: String
  let path: String
}

extension Store {
  /// Cards that were declined before a moment, by the decision that stands last, and still have their files.
  func declined(before end: UTCTime) throws(StoreError) -> [DeclinedCard] {
    let sql = """
      SELECT d.id, x.id, x.decided_at FROM documents d JOIN decisions x ON x.id =
        (SELECT max(y.id) FROM decisions y WHERE y.document = d.id AND y.undone_at IS NULL)
      WHERE d.state = 'abgelehnt' AND x.kind = 'ablehnen' AND x.decided_at < ?
        AND EXISTS (SELECT 1 FROM document_files f WHERE f.document = d.id)
        AND NOT EXISTS (SELECT 1 FROM reversals r WHERE r.decision = x.id) ORDER BY d.id
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [.text(end.iso)]) { (row) throws(StoreError) in
        guard let since = UTCTime(iso: row.text(2)) else {
          throw StoreError(path: path, reason: .unreadableRow("decision \(row.int(1))"))
        }
        return DeclinedCard(id: row.int(0), decision: row.int(1), since: since)
      }
    }
  }

  /// Documents that have the file, or pages of it.
  func documents(having sha256: String) throws(StoreError) -> [Int] {
    try read { (connection) throws(StoreError) in try holders(of: sha256, connection) }
  }

  /// Where files with these bytes were moved to when they left the inbox, also those that came again.
  func taken(_ sha256: String) throws(StoreError) -> [String] {
    let sql = """
      SELECT taken FROM document_files WHERE sha256 = ?1 AND taken LIKE '/%'
      UNION SELECT detail FROM journal
        WHERE document IN (SELECT document FROM document_files WHERE sha256 = ?1) AND sha256 = ?1
        AND step IN ('angenommen', 'wiederhergestellt') AND detail LIKE '/%' ORDER BY 1
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [.text(sha256)]) { (row) throws(StoreError) in row.text(0) }
    }
  }

  /// Where files lie that came again before a moment although the same bytes were known, while their letter is kept.
  func cameAgain(before end: UTCTime) throws(StoreError) -> [SpareCopy] {
    let sql = """
      SELECT j.document, j.at, j.sha256, j.detail FROM journal j JOIN originals o ON o.sha256 = j.sha256
      WHERE j.step IN ('angenommen', 'wiederhergestellt') AND j.at < ? AND j.detail LIKE '/%'
        AND NOT EXISTS (SELECT 1 FROM document_files f WHERE f.sha256 = j.sha256 AND f.taken = j.detail)
        AND EXISTS (SELECT 1 FROM document_files f WHERE f.sha256 = j.sha256 AND f.taken LIKE '/%')
        AND NOT EXISTS (SELECT 1 FROM purges p WHERE p.path = j.detail) ORDER BY j.id
      """
    return try spareCopies(sql, end)
  }

  /// Decisions that were taken back before a moment, with each copy that they had filed.
  func takenBack(before end: UTCTime) throws(StoreError) -> [(decision: Int, copy: SpareCopy)] {
    let sql = """
      SELECT id, document, undone_at, filed FROM decisions WHERE undone_at < ? AND filed <> '[]' ORDER BY id
      """
    let rows = try read { (connection) throws(StoreError) in
      try connection.rows(sql, [.text(end.iso)]) { (row) throws(StoreError) in
        (row.int(0), row.int(1), row.text(2), row.text(3))
      }
    }
    var found: [(decision: Int, copy: SpareCopy)] = []
    for (decision, document, at, filed) in rows {
      guard let since = UTCTime(iso: at) else { continue }
      for file in try value([FiledFile].self, json: filed) {
        found.append((decision, SpareCopy(document: document, since: since, sha256: file.sha256, path: file.path)))
      }
    }
    return found
  }

  private func spareCopies(_ sql: String, _ end: UTCTime) throws(StoreError) -> [SpareCopy] {
    try read { (connection) throws(StoreError) in
      try connection.rows(sql, [.text(end.iso)]) { (row) throws(StoreError) in
        guard let since = UTCTime(iso: row.text(1)) else {
          throw StoreError(path: path, reason: .unreadableRow("journal of document \(row.int(0))"))
        }
        return SpareCopy(document: row.int(0), since: since, sha256: row.text(2), path: row.text(3))
      }
    }
  }

  /// True where a person had the letter of that number removed for good.
  package func isPurged(_ id: Int) throws(StoreError) -> Bool {
    let sql = "SELECT 1 FROM documents WHERE id = ? AND " + Store.purged
    return try read { (connection) throws(StoreError) in
      try !connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in row.int(0) }.isEmpty
    }
  }

  /// Of a row of documents: it was declined, and has no files any more.
  static let purged =
    "state = 'abgelehnt' AND NOT EXISTS (SELECT 1 FROM document_files WHERE document = documents.id)"
}

extension Store {
  /// Lets go of a declined card's letter, in one step: its files are nobody's then, and stand where `finish` finds them.
  ///
  /// Files that another card has pages of stay. False where the card is no longer declined; nothing has changed then.
  func letGo(_ card: DeclinedCard, _ files: [PurgedFile], notice: String) throws(StoreError) -> Bool {
    try write { (connection) throws(StoreError) in
      guard var snapshot = try snapshot(id: card.id, connection), snapshot.card.state == .abgelehnt,
        try isStanding(card, connection)
      else { return false }
      let id = SQLValue(card.id)
      let checksums = Set(try self.files(of: card.id, connection).map(\.sha256))
      try connection.run("DELETE FROM document_files WHERE document = ?", [id])
      // The same bytes are a new letter then, also those of cards that were joined to this one.
      try connection.run(
        """
        WITH RECURSIVE chain (id) AS (
          SELECT ?1 UNION SELECT d.id FROM documents d JOIN chain ON d.joined_to = chain.id)
        UPDATE documents SET digest = NULL WHERE id IN chain
        """, [id])
      try connection.run("DELETE FROM taken_over WHERE document = ?", [id])
      var gone: Set<String> = []
      for sha256 in checksums where try holders(of: sha256, connection).isEmpty {
        try connection.run("DELETE FROM readings WHERE sha256 = ?", [.text(sha256)])
        try connection.run("DELETE FROM originals WHERE sha256 = ?", [.text(sha256)])
        gone.insert(sha256)
      }
      for file in files where gone.contains(file.sha256) { try plan(file, of: card.id, connection) }
      if case .vorschlag(var vorschlag) = snapshot.card.content {
        vorschlag.extraction.warnings.append(notice)
        snapshot.card.content = .vorschlag(vorschlag)
      }
      // What declining it taught stays: it is a lesson of the person, not the letter.
      try connection.run("UPDATE documents SET card = ? WHERE id = ?", [.text(try json(snapshot.card)), id])
      try forgetRetry(of: card.id, connection)
      try forgetPages(of: card.id, connection)
      try note(.entfernt, document: card.id, detail: notice, connection)
      return true
    }
  }

  /// Writes down that copies of a letter that stays are to go.
  func letGo(_ copies: [PurgedFile], of document: Int, notice: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      for copy in copies { try plan(copy, of: document, connection) }
      try note(.entfernt, document: document, detail: notice, connection)
    }
  }

  private func plan(_ file: PurgedFile, of document: Int, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "INSERT OR IGNORE INTO purges (document, kind, sha256, path) VALUES (?, ?, ?, ?)",
      [SQLValue(document), .text(file.kind.rawValue), .text(file.sha256), .text(file.path)])
  }

  private func isStanding(_ card: DeclinedCard, _ connection: Connection) throws(StoreError) -> Bool {
    let sql = "SELECT max(id) FROM decisions WHERE document = ? AND undone_at IS NULL"
    let last = try connection.rows(sql, [SQLValue(card.id)]) { (row) throws(StoreError) in row.optionalInt(0) }.first
    return last == card.decision
  }

  /// What is yet to be removed.
  func purges() throws(StoreError) -> [PurgedFile] {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT kind, sha256, path FROM purges ORDER BY id") { (row) throws(StoreError) in
        PurgedFile(
          kind: PurgedFile.Kind(rawValue: row.text(0)) ?? .kopie, sha256: row.text(1), path: row.text(2), size: 0)
      }
    }
  }

  /// Removes a file while nobody can come to need it, and forgets it; one that somebody needs by now stays.
  ///
  /// Whoever takes the same bytes in meanwhile does so before, and has the file, or afterwards, and finds it gone.
  func finish(_ file: PurgedFile, remove: @Sendable () -> Result<Void, FileError>) throws(StoreError) -> FileError? {
    try write { (connection) throws(StoreError) in
      let needed =
        switch file.kind {
        case .original: "SELECT 1 FROM originals WHERE sha256 = ?1 AND ?2 IS NOT NULL"
        case .kopie: "SELECT 1 FROM document_files WHERE sha256 = ?1 AND taken = ?2"
        }
      let isNeeded = try !connection.rows(needed, [.text(file.sha256), .text(file.path)]) { (row) throws(StoreError) in
        row.int(0)
      }.isEmpty
      if !isNeeded, case .failure(let error) = remove() { return error }
      try FaultPoint.purged.reach(in: path)
      try connection.run("DELETE FROM purges WHERE path = ?", [.text(file.path)])
      return nil
    }
  }
}
