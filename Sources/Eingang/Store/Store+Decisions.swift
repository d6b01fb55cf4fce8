import AlbertModel

/// A copy that accepting a card wrote into the Ablage.
package struct FiledFile: Hashable, Sendable, Codable {
  /// Absolute.
  package let path: String
  package let sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }
}

/// What a person decided about a card, with what is needed to take it back.
struct DecisionRecord: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case uebernehmen
    case ablehnen
    case aendern
  }

  let id: Int
  let document: Int
  let kind: Kind
  let before: CardSnapshot
  let filed: [FiledFile]
}

/// A decision about to be written.
struct NewDecision: Sendable {
  let document: Int
  let kind: DecisionRecord.Kind
  /// The card as the person saw it.
  let before: CardSnapshot
  var after: CardSnapshot
  var filed: [FiledFile] = []
  var step: JournalStep
  var detail: String
}

extension Store {
  /// Writes a decision; false where the card is no longer as the person saw it.
  func decide(_ decision: NewDecision) throws(StoreError) -> Bool {
    try write { (connection) throws(StoreError) in
      guard try snapshot(id: decision.document, connection) == decision.before else { return false }
      try remember(decision, connection)
      try save(decision.after, id: decision.document, connection)
      try connection.run("DELETE FROM filings WHERE document = ?", [SQLValue(decision.document)])
      try note(decision.step, document: decision.document, detail: decision.detail, connection)
      for file in decision.filed {
        let subject = JournalSubject(
          document: decision.document, sha256: file.sha256, name: FilePath.name(of: file.path), detail: file.path)
        try note(.abgelegt, subject, connection)
      }
      return true
    }
  }

  /// Writes down a step that can be taken back.
  func remember(_ decision: NewDecision, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "INSERT INTO decisions (document, kind, decided_at, before, after, filed) VALUES (?, ?, ?, ?, ?, ?)",
      [
        SQLValue(decision.document), .text(decision.kind.rawValue), .text(timestamp),
        .text(try json(decision.before)), .text(try json(decision.after)), .text(try json(decision.filed)),
      ])
  }

  /// The last decision that still stands, of one card or of all.
  func lastDecision(of document: Int?) throws(StoreError) -> DecisionRecord? {
    let sql = """
      SELECT id, document, kind, before, filed FROM decisions
      WHERE undone_at IS NULL AND (?1 IS NULL OR document = ?1) ORDER BY id DESC LIMIT 1
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(document)]) { (row) throws(StoreError) in
        guard let kind = DecisionRecord.Kind(rawValue: row.text(2)) else {
          throw StoreError(path: path, reason: .unreadableRow("decision \(row.int(0))"))
        }
        return DecisionRecord(
          id: row.int(0), document: row.int(1), kind: kind, before: try value(CardSnapshot.self, json: row.text(3)),
          filed: try value([FiledFile].self, json: row.text(4)))
      }.first
    }
  }

  /// Takes a decision back; false where another process has done so meanwhile.
  func revert(_ decision: DecisionRecord, detail: String) throws(StoreError) -> Bool {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "UPDATE decisions SET undone_at = ? WHERE id = ? AND undone_at IS NULL",
        [.text(timestamp), SQLValue(decision.id)])
      guard connection.changes == 1 else { return false }
      try save(decision.before, id: decision.document, connection)
      try note(.zurueckgenommen, document: decision.document, detail: detail, connection)
      return true
    }
  }

  /// Copies in the Ablage by the decision that stands.
  package func filed(of document: Int) throws(StoreError) -> [FiledFile] {
    try lastDecision(of: document)?.filed ?? []
  }
}
