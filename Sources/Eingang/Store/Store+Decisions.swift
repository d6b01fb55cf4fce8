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
    case verbinden
    case trennen
  }

  let id: Int
  let document: Int
  let kind: Kind
  let before: CardSnapshot
  let filed: [FiledFile]

  /// Concerns the files of several documents.
  var isRegrouping: Bool { kind == .verbinden || kind == .trennen }
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
  var origin = DecisionOrigin.person
}

/// Who took a decision.
enum DecisionOrigin: Int, Hashable, Sendable {
  /// A person, here.
  case person = 0
  /// The program itself; taken back only where the card is named.
  case programm = 1
  /// A person in another program, from which the card was taken over: it teaches, and whatever is decided here counts more.
  case uebernommen = 2
}

extension Store {
  /// Writes a decision; false where the card is no longer as the person saw it.
  func decide(_ decision: NewDecision) throws(StoreError) -> Bool {
    let lesson = try prepare(decision.after, id: decision.document, isTakenOver: decision.origin == .uebernommen)
    return try write { (connection) throws(StoreError) in
      guard try snapshot(id: decision.document, connection) == decision.before else { return false }
      try remember(decision, connection)
      try save(decision.after, id: decision.document, lesson: lesson, connection)
      try connection.run("DELETE FROM filings WHERE document = ?", [SQLValue(decision.document)])
      try note(decision.step, document: decision.document, detail: decision.detail, connection)
      for file in decision.filed {
        let subject = JournalSubject(
          document: decision.document, sha256: file.sha256, name: FilePath.name(of: file.path), detail: file.path)
        try note(.abgelegt, subject, connection)
      }
      try FaultPoint.deciding.reach(in: path)
      return true
    }
  }

  /// Writes down a step that can be taken back.
  func remember(_ decision: NewDecision, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "INSERT INTO decisions (document, kind, decided_at, before, after, filed, automatic) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        SQLValue(decision.document), .text(decision.kind.rawValue), .text(timestamp),
        .text(try json(decision.before)), .text(try json(decision.after)), .text(try json(decision.filed)),
        SQLValue(decision.origin.rawValue),
      ])
  }

  /// The last decision that still stands, of one card, or a person's last of all.
  func lastDecision(of document: Int?) throws(StoreError) -> DecisionRecord? {
    let condition = """
      WHERE undone_at IS NULL AND CASE WHEN ?1 IS NULL
        THEN automatic = 0 AND document NOT IN (SELECT id FROM documents WHERE \(Store.purged))
        ELSE document = ?1 OR id IN (SELECT decision FROM regroupings WHERE document = ?1) END
      ORDER BY id DESC LIMIT 1
      """
    return try read { (connection) throws(StoreError) in
      try decisions(condition, [SQLValue(document)], connection).first
    }
  }

  /// Decisions that were about to be taken back when the program ended.
  func begunReversals() throws(StoreError) -> [DecisionRecord] {
    try read { (connection) throws(StoreError) in
      try decisions("WHERE id IN (SELECT decision FROM reversals) ORDER BY id DESC", [], connection)
    }
  }

  /// Remembers that a decision is about to be taken back, so that a crash does not leave half of it.
  func beginReversal(of decision: DecisionRecord) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("INSERT OR IGNORE INTO reversals (decision) VALUES (?)", [SQLValue(decision.id)])
    }
  }

  /// Forgets that, where nothing was done.
  func cancelReversal(of decision: DecisionRecord) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("DELETE FROM reversals WHERE decision = ?", [SQLValue(decision.id)])
    }
  }

  /// True where a decision that concerns one of these documents is being taken back: nothing new may build on it.
  func isBeingTakenBack(_ documents: [Int], _ connection: Connection) throws(StoreError) -> Bool {
    let sql = """
      SELECT 1 FROM reversals r JOIN decisions d ON d.id = r.decision
      WHERE d.document = ?1 OR d.id IN (SELECT decision FROM regroupings WHERE document = ?1) LIMIT 1
      """
    for document in documents {
      let found = try connection.rows(sql, [SQLValue(document)]) { (row) throws(StoreError) in row.int(0) }
      if !found.isEmpty { return true }
    }
    return false
  }

  private func decisions(
    _ condition: String, _ values: [SQLValue], _ connection: Connection
  ) throws(StoreError) -> [DecisionRecord] {
    let sql = "SELECT id, document, kind, before, filed FROM decisions " + condition
    return try connection.rows(sql, values) { (row) throws(StoreError) in
      guard let kind = DecisionRecord.Kind(rawValue: row.text(2)) else {
        throw StoreError(path: path, reason: .unreadableRow("decision \(row.int(0))"))
      }
      return DecisionRecord(
        id: row.int(0), document: row.int(1), kind: kind, before: try value(CardSnapshot.self, json: row.text(3)),
        filed: try value([FiledFile].self, json: row.text(4)))
    }
  }

  /// The document of a later decision that still stands and builds on this one; nil where there is none.
  func decidedSince(_ decision: DecisionRecord) throws(StoreError) -> Int? {
    try read { (connection) throws(StoreError) in try decidedSince(decision, connection) }
  }

  private func decidedSince(_ decision: DecisionRecord, _ connection: Connection) throws(StoreError) -> Int? {
    let sql = """
      WITH concerned AS (SELECT ?2 AS document UNION SELECT document FROM regroupings WHERE decision = ?1)
      SELECT d.document FROM decisions d WHERE d.undone_at IS NULL AND d.id > ?1 AND
        (d.document IN concerned OR d.id IN (SELECT decision FROM regroupings WHERE document IN concerned))
      ORDER BY d.id DESC LIMIT 1
      """
    return try connection.rows(sql, [SQLValue(decision.id), SQLValue(decision.document)]) { (row) throws(StoreError) in
      row.int(0)
    }.first
  }

  /// The documents that it joined or split, the first one included, in the order of their numbers.
  func concerned(by decision: DecisionRecord) throws(StoreError) -> [Int] {
    try read { (connection) throws(StoreError) in
      let sql = "SELECT document FROM regroupings WHERE decision = ? ORDER BY document"
      return try connection.rows(sql, [SQLValue(decision.id)]) { (row) throws(StoreError) in row.int(0) }
    }
  }

  /// Takes a decision back; false where another process has done so meanwhile, or decided something that builds on it.
  func revert(_ decision: DecisionRecord, detail: String) throws(StoreError) -> Bool {
    try write { (connection) throws(StoreError) in
      guard try decidedSince(decision, connection) == nil else { return false }
      try connection.run(
        "UPDATE decisions SET undone_at = ? WHERE id = ? AND undone_at IS NULL",
        [.text(timestamp), SQLValue(decision.id)])
      guard connection.changes == 1 else { return false }
      if decision.isRegrouping {
        try restore(decision, connection)
      } else {
        try save(decision.before, id: decision.document, connection)
      }
      try note(.zurueckgenommen, document: decision.document, detail: detail, connection)
      try connection.run("DELETE FROM reversals WHERE decision = ?", [SQLValue(decision.id)])
      try FaultPoint.reverting.reach(in: path)
      return true
    }
  }

  /// Copies in the Ablage by the decision that stands.
  package func filed(of document: Int) throws(StoreError) -> [FiledFile] {
    try lastDecision(of: document)?.filed ?? []
  }
}
