import AlbertModel

/// What a card teaches as it stands, and what that was made of.
///
/// Made before the store is locked for writing: looking through a long letter takes a while.
struct PreparedLesson: Sendable {
  let snapshot: CardSnapshot
  /// Of which pages; see `Store.source(of:)`.
  let source: [String]
  let isTakenOver: Bool
  let lesson: Lehre?
}

extension Store {
  /// Imported decisions come before all that were taken here, in their own order.
  private static let before = 1 << 40

  /// Makes the lesson of a card as it is about to be; nil where it teaches nothing.
  func prepare(_ snapshot: CardSnapshot, id: Int, isTakenOver: Bool) throws(StoreError) -> PreparedLesson? {
    guard snapshot.card.state == .abgelegt || snapshot.card.state == .abgelehnt else { return nil }
    // What was read since the first look makes it another lesson, which is found out when it is kept.
    let source = try read { (connection) throws(StoreError) -> [String] in try self.source(of: id, connection) }
    let pages = try read { (connection) throws(StoreError) -> [PageText] in try readable(id, connection) }
    return PreparedLesson(
      snapshot: snapshot, source: source, isTakenOver: isTakenOver,
      lesson: Lehre(snapshot, pages, isTakenOver: isTakenOver))
  }

  /// Makes a document teach what its card says now, and nothing else: what it taught before is taken back.
  func teach(
    _ snapshot: CardSnapshot, id: Int, prepared: PreparedLesson? = nil, _ connection: Connection
  ) throws(StoreError) {
    try unteach(id, connection)
    guard snapshot.card.state == .abgelegt || snapshot.card.state == .abgelehnt else { return }
    let standing = try standing(id, connection)
    let isTakenOver = standing?.origin == DecisionOrigin.uebernommen.rawValue
    let lesson: Lehre?
    if let prepared, prepared.snapshot == snapshot, prepared.isTakenOver == isTakenOver,
      prepared.source == (try source(of: id, connection))
    {
      lesson = prepared.lesson
    } else {
      lesson = Lehre(snapshot, try readable(id, connection), isTakenOver: isTakenOver)
    }
    guard let lesson else { return }
    let rank = standing.map { isTakenOver ? $0.id - Store.before : $0.id }
    try insert(lesson, id: id, rank: rank ?? 0, connection)
  }

  /// The last decision of a person about it that stands.
  private func standing(_ id: Int, _ connection: Connection) throws(StoreError) -> (id: Int, origin: Int)? {
    let sql = """
      SELECT id, automatic FROM decisions WHERE undone_at IS NULL AND automatic <> 1
        AND (document = ?1 OR id IN (SELECT decision FROM regroupings WHERE document = ?1)) ORDER BY id DESC LIMIT 1
      """
    return try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in (id: row.int(0), origin: row.int(1)) }
      .first
  }

  /// Text that cannot be read any more keeps nobody from deciding; the card still says who, what and where.
  private func readable(_ id: Int, _ connection: Connection) throws(StoreError) -> [PageText] {
    do throws(StoreError) {
      return try pages(of: id, connection)
    } catch {
      guard case .unreadableRow = error.reason else { throw error }
      return []
    }
  }

  /// Its files, the pages of them, and by which reading they were read.
  private func source(of id: Int, _ connection: Connection) throws(StoreError) -> [String] {
    let sql = """
      SELECT sha256 || ' ' || ifnull(first_page, 0) || '-' || ifnull(last_page, 0) || ' ' || ifnull(
        (SELECT max(r.id) FROM readings r WHERE r.sha256 = f.sha256), 0)
      FROM document_files f WHERE document = ? ORDER BY position
      """
    return try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in row.text(0) }
  }

  /// Keeps what a document teaches.
  func insert(_ lesson: Lehre, id: Int, rank: Int, _ connection: Connection) throws(StoreError) {
    let sender = lesson.wer.isEmpty ? "#\(id)" : lesson.wer
    let hand = (lesson.zielVonHand ? ["ablage"] : []) + (lesson.personVonHand ? ["person"] : [])
    try connection.run(
      """
      INSERT INTO lessons (document, rank, decision, sender, absender, printed, target, pattern, art, person,
        printed_person, by_hand, keys, words) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        SQLValue(id), SQLValue(rank), .text(lesson.entscheidung.rawValue), .text(sender), SQLValue(lesson.absender),
        SQLValue(lesson.gedruckt), SQLValue(lesson.ziel), SQLValue(lesson.muster), .text(lesson.art.rawValue),
        SQLValue(lesson.person), SQLValue(lesson.gedrucktePerson), .text(hand.joined(separator: " ")),
        .text(lesson.schluessel.joined(separator: "\n")), .text(lesson.woerter.joined(separator: " ")),
      ])
    try connection.spreadLesson(
      id, rank: rank, keys: try json(lesson.schluessel), words: try json(lesson.woerter), pattern: lesson.muster,
      sender: sender)
  }

  /// Takes back exactly what a document taught.
  func unteach(_ id: Int, _ connection: Connection) throws(StoreError) {
    try connection.run("DELETE FROM untaught WHERE document = ?", [SQLValue(id)])
    let taught = try connection.rows(
      "SELECT pattern, sender, words FROM lessons WHERE document = ?", [SQLValue(id)]
    ) { (row) throws(StoreError) in
      (pattern: row.optionalText(0), sender: row.text(1), words: row.text(2).split(separator: " ").map(String.init))
    }
    guard let taught = taught.first else { return }
    if let pattern = taught.pattern {
      let words = try json(taught.words)
      let these = "pattern = ? AND sender = ? AND word IN (SELECT value FROM json_each(?))"
      let values: [SQLValue] = [.text(pattern), .text(taught.sender), .text(words)]
      try connection.run("DELETE FROM lesson_words WHERE letters = 1 AND " + these, values)
      // What was deleted is gone, and what is left had more than one.
      try connection.run("UPDATE lesson_words SET letters = letters - 1 WHERE " + these, values)
    }
    try connection.run("DELETE FROM lesson_keys WHERE document = ?", [SQLValue(id)])
    try connection.run("DELETE FROM lessons WHERE document = ?", [SQLValue(id)])
  }

  /// Lets decisions of an earlier version teach, the newest first, some at a time; true where more are left.
  @discardableResult
  func teachUntaught(most: Int = 100) throws(StoreError) -> Bool {
    let due = "SELECT document FROM untaught ORDER BY document DESC LIMIT ?"
    let documents = try read { (connection) throws(StoreError) in
      try connection.rows(due, [SQLValue(most)]) { (row) throws(StoreError) in row.int(0) }
    }
    if documents.isEmpty { return false }
    var lessons: [Int: PreparedLesson] = [:]
    for id in documents {
      guard let snapshot = try snapshotIfReadable(id) else { continue }
      lessons[id] = try prepare(snapshot, id: id, isTakenOver: false)
    }
    return try write { [lessons] (connection) throws(StoreError) in
      for id in documents {
        var snapshot: CardSnapshot?
        do throws(StoreError) {
          snapshot = try self.snapshot(id: id, connection)
        } catch {
          // A card that cannot be read teaches nothing.
          guard case .unreadableRow = error.reason else { throw error }
        }
        if let snapshot {
          try teach(snapshot, id: id, prepared: lessons[id], connection)
        } else {
          try unteach(id, connection)
        }
      }
      return documents.count == most
    }
  }

  private func snapshotIfReadable(_ id: Int) throws(StoreError) -> CardSnapshot? {
    do throws(StoreError) {
      return try snapshot(id: id)
    } catch {
      guard case .unreadableRow = error.reason else { throw error }
      return nil
    }
  }
}

extension Connection {
  /// Makes a lesson findable by its keys, and counts its words; both are arrays of JSON.
  func spreadLesson(
    _ id: Int, rank: Int, keys: String, words: String, pattern: String?, sender: String
  ) throws(StoreError) {
    try run(
      "INSERT OR IGNORE INTO lesson_keys (key, rank, document) SELECT value, ?, ? FROM json_each(?)",
      [SQLValue(rank), SQLValue(id), .text(keys)])
    guard let pattern else { return }
    try run(
      """
      INSERT INTO lesson_words (word, pattern, sender, letters) SELECT value, ?, ?, 1 FROM json_each(?) WHERE true
      ON CONFLICT DO UPDATE SET letters = letters + 1
      """, [.text(pattern), .text(sender), .text(words)])
  }
}
