import AlbertModel

extension Store {
  /// Makes a document teach what its card says now, and nothing else: what it taught before is taken back.
  func teach(_ snapshot: CardSnapshot, id: Int, _ connection: Connection) throws(StoreError) {
    try unteach(id, connection)
    guard snapshot.card.state != .offen || !snapshot.hand.isEmpty else { return }
    let pages: [PageText]
    do throws(StoreError) {
      pages = try self.pages(of: id, connection)
    } catch {
      guard case .unreadableRow = error.reason else { throw error }
      // Text that cannot be read any more keeps nobody from deciding; the card still says who, what and where.
      pages = []
    }
    guard let lesson = Lehre(snapshot, pages) else { return }
    let standing = """
      SELECT ifnull(max(id), 0) FROM decisions WHERE undone_at IS NULL AND automatic = 0
        AND (document = ?1 OR id IN (SELECT decision FROM regroupings WHERE document = ?1))
      """
    let rank = try connection.rows(standing, [SQLValue(id)]) { (row) throws(StoreError) in row.int(0) }.first ?? 0
    try insert(lesson, id: id, rank: rank, connection)
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
    try connection.run(
      "INSERT OR IGNORE INTO lesson_keys (key, rank, document) SELECT value, ?, ? FROM json_each(?)",
      [SQLValue(rank), SQLValue(id), .text(try json(lesson.schluessel))])
    guard let pattern = lesson.muster else { return }
    try connection.run(
      """
      INSERT INTO lesson_words (word, pattern, sender, letters) SELECT value, ?, ?, 1 FROM json_each(?) WHERE true
      ON CONFLICT DO UPDATE SET letters = letters + 1
      """, [.text(pattern), .text(sender), .text(try json(lesson.woerter))])
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
    return try write { (connection) throws(StoreError) in
      for id in documents {
        var snapshot: CardSnapshot?
        do throws(StoreError) {
          snapshot = try self.snapshot(id: id, connection)
        } catch {
          // A card that cannot be read teaches nothing.
          guard case .unreadableRow = error.reason else { throw error }
        }
        if let snapshot { try teach(snapshot, id: id, connection) } else { try unteach(id, connection) }
      }
      return documents.count == most
    }
  }
}
