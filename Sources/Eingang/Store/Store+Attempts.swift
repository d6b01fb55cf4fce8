import AlbertModel

/// What a run does with a document that it has in hand.
///
/// Readers touch the file's bytes, so whatever ends a run during `lesen` is hardly the document's doing; `verstehen` is
/// this program's own work on text, and ends it every time if it ends it once.
enum AttemptStage: String, Hashable, Sendable {
  case lesen
  case verstehen
}

/// A document that was begun and has not come to an end.
struct Attempt: Hashable, Sendable {
  let document: Int
  /// The workshop of the run that has it in hand; nil where no run has.
  var owner: String?
  /// From `verstehen` on its readings are stored.
  var stage = AttemptStage.lesen
  /// How often in a row a run died with nothing else in hand.
  var deaths = 0
  /// It was in hand when a run died.
  var isSuspect = false
}

/// What came of asking for a document.
enum Beginning: Hashable, Sendable {
  case begun(Attempt)
  /// Another run has it in hand; whether that run still lives, its workshop tells.
  case inHand(owner: String)
  /// There is nothing to be done any more: it has a card, or the card is not disturbed.
  case over
}

extension Store {
  /// Takes a waiting document into one's hand, and writes that down before anything looks into it.
  func begin(_ id: Int, owner: String) throws(StoreError) -> Beginning {
    try write { (connection) throws(StoreError) in
      guard try state(of: id, connection) == "wartet" else { return .over }
      return try begin(id, owner: owner, .begonnen, connection)
    }
  }

  func begin(
    _ id: Int, owner: String, _ step: JournalStep, _ connection: Connection
  ) throws(StoreError) -> Beginning {
    var attempt = try attempt(of: id, connection) ?? Attempt(document: id)
    if let other = attempt.owner, other != owner { return .inHand(owner: other) }
    attempt.owner = owner
    try save(attempt, connection)
    try note(step, document: id, connection)
    return .begun(attempt)
  }

  /// Keeps what a document was read as, before anything is made of it: reading is what takes long.
  func keepReadings(_ readings: [(sha256: String, reading: Reading)], of id: Int) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      for (sha256, reading) in readings { try keep(reading, of: sha256, connection) }
      try connection.run(
        "UPDATE attempts SET stage = ?, deaths = CASE stage WHEN ?1 THEN deaths ELSE 0 END WHERE document = ?2",
        [.text(AttemptStage.verstehen.rawValue), SQLValue(id)])
    }
  }

  /// Lays a document down again, unfinished, so that nobody has it in hand.
  func release(_ id: Int, _ step: JournalStep? = .unterbrochen, detail: String = "") throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("UPDATE attempts SET owner = NULL WHERE document = ?", [SQLValue(id)])
      if let step { try note(step, document: id, detail: detail, connection) }
    }
  }

  /// Forgets that a document was ever suspected, for a try that a person asks for.
  func acquit(_ id: Int) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "UPDATE attempts SET deaths = 0, is_suspect = 0 WHERE document = ?", [SQLValue(id)])
    }
  }

  /// All documents that were begun, or are suspected.
  func attempts() throws(StoreError) -> [Attempt] {
    try read { (connection) throws(StoreError) in try attempts("", [], connection) }
  }

  /// Writes down that a run died, and lays down what it had in hand: all of it suspects, one alone guilty.
  func bury(_ owner: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      let left = try attempts("WHERE owner = ?", [.text(owner)], connection)
      for var attempt in left {
        attempt.owner = nil
        attempt.isSuspect = true
        if left.count == 1 { attempt.deaths += 1 }
        try save(attempt, connection)
      }
    }
  }

  /// A document came to its end.
  func finishAttempt(_ id: Int, _ connection: Connection) throws(StoreError) {
    try connection.run("DELETE FROM attempts WHERE document = ?", [SQLValue(id)])
  }

  func state(of id: Int, _ connection: Connection) throws(StoreError) -> String? {
    try connection.rows("SELECT state FROM documents WHERE id = ?", [SQLValue(id)]) { (row) throws(StoreError) in
      row.text(0)
    }.first
  }

  private func attempt(of id: Int, _ connection: Connection) throws(StoreError) -> Attempt? {
    try attempts("WHERE document = ?", [SQLValue(id)], connection).first
  }

  private func attempts(
    _ condition: String, _ values: [SQLValue], _ connection: Connection
  ) throws(StoreError) -> [Attempt] {
    let sql = "SELECT document, owner, stage, deaths, is_suspect FROM attempts \(condition) ORDER BY document"
    return try connection.rows(sql, values) { (row) throws(StoreError) in
      Attempt(
        document: row.int(0), owner: row.optionalText(1), stage: AttemptStage(rawValue: row.text(2)) ?? .lesen,
        deaths: row.int(3), isSuspect: row.bool(4))
    }
  }

  private func save(_ attempt: Attempt, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "INSERT OR REPLACE INTO attempts (document, owner, stage, deaths, is_suspect) VALUES (?, ?, ?, ?, ?)",
      [
        SQLValue(attempt.document), SQLValue(attempt.owner), .text(attempt.stage.rawValue), SQLValue(attempt.deaths),
        SQLValue(attempt.isSuspect),
      ])
  }
}
