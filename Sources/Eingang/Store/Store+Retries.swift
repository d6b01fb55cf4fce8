import AlbertModel

/// A document without a card that waits for the machine to be able to read it.
package struct PostponedDocument: Hashable, Sendable {
  package let id: Int
  /// The reason in German.
  package let why: String
  package let until: UTCTime
}

extension Store {
  /// Disturbed cards that may be tried again by themselves, the oldest first.
  package func failedDocuments() throws(StoreError) -> [FailedDocument] {
    try read { (connection) throws(StoreError) in try failed("", [], connection) }
  }

  /// Nil where the card is not disturbed, or is only tried by hand.
  package func failedDocument(id: Int) throws(StoreError) -> FailedDocument? {
    try read { (connection) throws(StoreError) in
      try failed("AND r.document = ?", [SQLValue(id)], connection).first
    }
  }

  /// Documents without a card whose time to be tried has not come, or has passed unnoticed.
  package func postponedDocuments() throws(StoreError) -> [PostponedDocument] {
    let sql = """
      SELECT r.document, r.why, r.not_before FROM retries r JOIN documents d ON d.id = r.document
      WHERE d.state = 'wartet' ORDER BY r.not_before, r.document
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in
        PostponedDocument(id: row.int(0), why: row.text(1), until: try time(row.text(2)))
      }
    }
  }

  /// Lays a document down that could not be read for want of something; nil where it has waited often enough.
  ///
  /// A run that ends soon does not count its tries.
  func postpone(
    _ id: Int, _ stoerung: Stoerung, _ circumstances: Circumstances?, counts: Bool
  ) throws(StoreError) -> UTCTime? {
    let now = now()
    return try write { (connection) throws(StoreError) in
      let sql = "SELECT waits FROM retries WHERE document = ?"
      let waits =
        try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in row.int(0) }.first ?? 0
      guard let until = RetryRule.wait(after: waits, for: stoerung.cause, now: now) else { return nil }
      try connection.run(
        """
        INSERT INTO retries (document, cause, why, waits, not_before, circumstances) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (document) DO UPDATE SET cause = ?2, why = ?3, waits = ?4, not_before = ?5, circumstances = ?6
        """,
        [
          SQLValue(id), .text(stoerung.cause.rawValue), .text(stoerung.why), SQLValue(waits + (counts ? 1 : 0)),
          .text(until.iso),
          SQLValue(try circumstances.map { (value) throws(StoreError) in try json(value) }),
        ])
      try connection.run("UPDATE attempts SET owner = NULL WHERE document = ?", [SQLValue(id)])
      try note(.aufgeschoben, document: id, detail: stoerung.why, connection)
      return until
    }
  }

  /// Takes a disturbed card's document into one's hand to be read again.
  ///
  /// A try by itself counts from now on, whatever becomes of it, among those made under the same circumstances.
  func beginRetry(
    _ id: Int, owner: String, counts: Bool, under circumstances: Circumstances? = nil
  ) throws(StoreError) -> Beginning {
    let now = now()
    return try write { (connection) throws(StoreError) in
      guard try state(of: id, connection) == "gestoert" else { return .over }
      let beginning = try begin(id, owner: owner, .erneutVersucht, connection)
      guard case .begun = beginning, counts,
        let failed = try failed("AND r.document = ?", [SQLValue(id)], connection).first
      else { return beginning }
      let counted = circumstances.map { RetryRule.tries(of: failed, under: $0) } ?? failed.tries
      // A limit that is lowered and raised again is not another chance, so the first of a count stays.
      let under = counted == 0 ? circumstances ?? failed.countedUnder : failed.countedUnder ?? circumstances
      try connection.run(
        "UPDATE retries SET tries = ?, not_before = ?, counted_under = ? WHERE document = ?",
        [
          SQLValue(counted + 1), .text(RetryRule.notBefore(after: counted + 1, now: now).iso),
          SQLValue(try under.map { (value) throws(StoreError) in try json(value) }), SQLValue(id),
        ])
      return beginning
    }
  }

  /// Lays a disturbed card's document down again because the program is to end: that was no try.
  func releaseRetry(_ id: Int, counted: Bool) throws(StoreError) {
    let now = now()
    try write { (connection) throws(StoreError) in
      try connection.run("UPDATE attempts SET owner = NULL WHERE document = ?", [SQLValue(id)])
      try note(.unterbrochen, document: id, connection)
      guard counted else { return }
      try connection.run(
        "UPDATE retries SET tries = max(0, tries - 1), not_before = ? WHERE document = ?",
        [.text(now.iso), SQLValue(id)])
    }
  }

  /// Keeps what is needed to try a failed document again, in the step that makes its card.
  func remember(
    _ stoerung: Stoerung, of id: Int, _ circumstances: Circumstances?, _ connection: Connection
  ) throws(StoreError) {
    let until = RetryRule.notBefore(after: try tries(of: id, connection), now: now())
    try connection.run(
      """
      INSERT INTO retries (document, cause, why, not_before, circumstances) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (document) DO UPDATE SET cause = ?2, why = ?3, waits = 0, not_before = ?4, circumstances = ?5
      """,
      [
        SQLValue(id), .text(stoerung.cause.rawValue), .text(stoerung.why), .text(until.iso),
        SQLValue(try circumstances.map { (value) throws(StoreError) in try json(value) }),
      ])
  }

  /// What was joined or split while it was read is read again by itself, at once.
  func expectRetry(of id: Int, _ connection: Connection) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO retries (document, cause, why, not_before) VALUES (?1, ?2, '', ?3)
      ON CONFLICT (document) DO UPDATE SET circumstances = NULL
      """, [SQLValue(id), .text(Stoerung.Cause.document.rawValue), .text(timestamp)])
  }

  /// From now on nothing is tried by itself; a card that became a proposal is in a person's hands.
  func forgetRetry(of id: Int, _ connection: Connection) throws(StoreError) {
    try connection.run("DELETE FROM retries WHERE document = ?", [SQLValue(id)])
  }

  private func tries(of id: Int, _ connection: Connection) throws(StoreError) -> Int {
    try connection.rows("SELECT tries FROM retries WHERE document = ?", [SQLValue(id)]) {
      (row) throws(StoreError) in row.int(0)
    }.first ?? 0
  }

  private func failed(
    _ condition: String, _ values: [SQLValue], _ connection: Connection
  ) throws(StoreError) -> [FailedDocument] {
    let sql = """
      SELECT r.document, r.cause, r.tries, r.not_before, r.circumstances, r.counted_under FROM retries r
      JOIN documents d ON d.id = r.document WHERE d.state = 'gestoert' \(condition) ORDER BY r.document
      """
    return try connection.rows(sql, values) { (row) throws(StoreError) in
      return FailedDocument(
        id: row.int(0), cause: Stoerung.Cause(rawValue: row.text(1)) ?? .document, tries: row.int(2),
        notBefore: try time(row.text(3)), circumstances: try circumstances(row.optionalText(4)),
        countedUnder: try circumstances(row.optionalText(5)),
        originals: try files(of: row.int(0), connection).map(\.path))
    }
  }

  private func circumstances(_ text: String?) throws(StoreError) -> Circumstances? {
    guard let text else { return nil }
    return try value(Circumstances.self, json: text)
  }

  private func time(_ text: String) throws(StoreError) -> UTCTime {
    guard let time = UTCTime(iso: text) else {
      throw StoreError(path: path, reason: .unreadableRow("a time reads \(text)"))
    }
    return time
  }
}
