import AlbertModel

/// A card as it stood at one moment, with what a person had set on it by hand.
struct CardSnapshot: Hashable, Sendable, Codable {
  var card: Card
  /// Names of the fields, sorted.
  var hand: [String]
}

extension Store {
  /// Cards, the most urgent first: by the Frist, then whether a person is needed, then by arrival.
  package func cards(_ filter: CardFilter) throws(StoreError) -> [Card] {
    var conditions = ["state NOT IN ('wartet', 'verbunden')"]
    var values: [SQLValue] = []
    if !filter.states.isEmpty {
      let states = filter.states.map(\.rawValue).sorted()
      conditions.append("state IN (\(states.map { _ in "?" }.joined(separator: ", ")))")
      values += states.map(SQLValue.text)
    }
    if let ablage = filter.ablage {
      conditions.append("(ablage = ? OR substr(ablage, 1, ?) = ?)")
      values += [.text(ablage), SQLValue(ablage.unicodeScalars.count + 1), .text(ablage + "/")]
    }
    if let person = filter.person {
      conditions.append("person = ? COLLATE NOCASE")
      values.append(.text(person))
    }
    if let since = filter.since {
      conditions.append("arrived_at >= ?")
      values.append(.text(since.iso))
    }
    if !filter.numbers.isEmpty {
      conditions.append(
        "EXISTS (SELECT 1 FROM json_each(?) AS span WHERE documents.id BETWEEN span.value ->> 0 AND span.value ->> 1)")
      values.append(.text(try json(filter.numbers.map { [$0.lowerBound, $0.upperBound] })))
    }
    switch filter.wiedervorlage {
    case .any: break
    case .due(let day):
      conditions.append("(wiedervorlage IS NULL OR wiedervorlage <= ?)")
      values.append(.text(day.iso))
    case .after(let day):
      conditions.append("wiedervorlage > ?")
      values.append(.text(day.iso))
    }
    return try read { [conditions, values] (connection) throws(StoreError) in
      let restriction = try SearchRestriction(filter.conditions, connection, json: json)
      let all = conditions + (restriction.isEmpty ? [] : [restriction.sql])
      let sql = """
        SELECT id, state, card FROM documents WHERE \(all.joined(separator: " AND "))
        ORDER BY frist IS NULL, frist, needs_decision DESC, arrived_at, id LIMIT ?
        """
      return try connection.rows(sql, values + restriction.values + [SQLValue(filter.limit ?? -1)]) {
        (row) throws(StoreError) in try card(row)
      }
    }
  }

  /// The cards that wait for a person, the most urgent first.
  package func openCards(_ filter: CardFilter = .open) throws(StoreError) -> [Card] { try cards(filter) }

  /// Nil where no card has that number.
  package func card(id: Int) throws(StoreError) -> Card? { try snapshot(id: id)?.card }

  /// The counter: cards that need a decision, on that day where some are laid aside until later ones.
  package func count(on today: CalendarDay? = nil) throws(StoreError) -> Int {
    let sql = """
      SELECT count(*) FROM documents WHERE needs_decision = 1 AND state IN ('offen', 'gestoert')
        AND (?1 IS NULL OR wiedervorlage IS NULL OR wiedervorlage <= ?1)
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(today?.iso)]) { (row) throws(StoreError) in row.int(0) }.first ?? 0
    }
  }

  /// A number that is another one once another process has written to the store.
  package func writtenElsewhere() throws(StoreError) -> Int {
    try read { (connection) throws(StoreError) in
      try connection.rows("PRAGMA data_version") { (row) throws(StoreError) in row.int(0) }.first ?? 0
    }
  }

  /// Names of the fields that a person has set on this card.
  package func changedByHand(id: Int) throws(StoreError) -> [String] { try snapshot(id: id)?.hand ?? [] }

  /// What cards have as their Absender, person or Ablage, the commonest first.
  package func values(of name: SearchCondition.Name, limit: Int) throws(StoreError) -> [String] {
    let column = name.rawValue
    let sql = """
      SELECT \(column) FROM documents WHERE \(column) IS NOT NULL AND state NOT IN ('wartet', 'verbunden')
      GROUP BY \(column) ORDER BY count(*) DESC, \(column) LIMIT ?
      """
    return try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(limit)]) { (row) throws(StoreError) in row.text(0) }
    }
  }

  /// When the document arrived; nil where there is none.
  package func arrival(id: Int) throws(StoreError) -> UTCTime? {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT arrived_at FROM documents WHERE id = ?", [SQLValue(id)]) {
        (row) throws(StoreError) in row.text(0)
      }
    }.first.flatMap(UTCTime.init(iso:))
  }
}

extension Store {
  func snapshot(id: Int) throws(StoreError) -> CardSnapshot? {
    try read { (connection) throws(StoreError) in try snapshot(id: id, connection) }
  }

  func snapshot(id: Int, _ connection: Connection) throws(StoreError) -> CardSnapshot? {
    let sql = "SELECT id, state, card, hand FROM documents WHERE id = ? AND state NOT IN ('wartet', 'verbunden')"
    return try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in
      CardSnapshot(card: try card(row), hand: try value([String].self, json: row.text(3)))
    }.first
  }

  /// Writes a card and the columns that listings look at, and brings up to date its line in the full text and what it
  /// teaches; a lesson that was made before spares making it while others wait to write.
  func save(
    _ snapshot: CardSnapshot, id: Int, lesson: PreparedLesson? = nil, _ connection: Connection
  ) throws(StoreError) {
    var snapshot = snapshot
    snapshot.card.id = id
    let vorschlag = snapshot.card.vorschlag
    let extraction = vorschlag?.extraction
    let sql = """
      UPDATE documents SET state = ?, card = ?, hand = ?, needs_decision = ?, titel = ?, art = ?, absender = ?,
        betrag = ?, waehrung = ?, frist = ?, datum = ?, person = ?, ablage = ?, iban = ?, wiedervorlage = ? WHERE id = ?
      """
    try connection.run(
      sql,
      [
        .text(snapshot.card.state.rawValue), .text(try json(snapshot.card)), .text(try json(snapshot.hand)),
        SQLValue(snapshot.card.needsDecision), SQLValue(extraction?.titel?.value),
        SQLValue(extraction?.art.value.rawValue), SQLValue(extraction?.absender?.value),
        SQLValue(extraction?.betrag?.value.cents), SQLValue(extraction?.betrag?.value.currency),
        SQLValue(extraction?.frist?.value.day.iso), SQLValue(extraction?.datum?.value.iso),
        SQLValue(extraction?.person?.value), SQLValue(vorschlag?.ablage.value), SQLValue(extraction?.sendersAccount),
        SQLValue(snapshot.card.wiedervorlage?.iso), SQLValue(id),
      ])
    try teach(snapshot, id: id, prepared: lesson, connection)
    let words = [extraction?.titel?.value, extraction?.absender?.value, extraction?.person?.value]
    if vorschlag != nil { try forgetRetry(of: id, connection) }
    let line =
      words.compactMap(\.self) + [vorschlag?.ablage.value ?? ""] + snapshot.card.files + (extraction?.vermerke ?? [])
    try index(line.joined(separator: " · "), page: 0, of: id, connection)
  }

  /// A card from the columns id, state and card; the columns win over what the JSON says of itself.
  private func card(_ row: borrowing Row) throws(StoreError) -> Card {
    var card = try value(Card.self, json: row.text(2))
    card.id = row.int(0)
    guard let state = CardState(rawValue: row.text(1)) else {
      throw StoreError(path: path, reason: .unreadableRow("document \(row.int(0)) is in the state \(row.text(1))"))
    }
    card.state = state
    return card
  }
}
