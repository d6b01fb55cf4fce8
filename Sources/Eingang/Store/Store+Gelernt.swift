import AlbertModel

extension Store {
  /// So many of the newest letters with a key are looked at: an old one says little, and a dominant sender has thousands.
  private static let newest = 24

  /// What decisions until now teach about a letter.
  package func gelernt(for merkmale: Briefmerkmale) throws(StoreError) -> Gelernt {
    try teachUntaught()
    return try read { (connection) throws(StoreError) in
      let keys = try json(merkmale.schluessel.map(\.key))
      let (patterns, words) = try counts(of: merkmale.woerter, connection)
      return Gelernt(briefe: try lessons(withKeys: keys, connection), ziele: patterns, woerter: words)
    }
  }

  private func lessons(withKeys keys: String, _ connection: Connection) throws(StoreError) -> [Lehre] {
    let sql = """
      WITH near AS (
        SELECT DISTINCT k.document FROM json_each(?1) AS wanted, lesson_keys AS k
        WHERE k.key = wanted.value AND k.rank >= ifnull(
          (SELECT rank FROM lesson_keys WHERE key = wanted.value ORDER BY rank DESC LIMIT 1 OFFSET ?2), -9223372036854775807))
      SELECT decision, absender, printed, target, pattern, art, person, printed_person, by_hand, keys, words
      FROM lessons WHERE document IN near AND decision IN ('angenommen', 'abgelehnt') ORDER BY rank DESC, document DESC LIMIT 60
      """
    return try connection.rows(sql, [.text(keys), SQLValue(Store.newest - 1)]) { (row) throws(StoreError) in
      guard let decision = Lehre.Entscheidung(rawValue: row.text(0)), let art = Belegart(rawValue: row.text(5)) else {
        throw StoreError(path: path, reason: .unreadableRow("a lesson says \(row.text(0)) of \(row.text(5))"))
      }
      var lesson = Lehre(
        decision, art: art, schluessel: row.text(9).split(separator: "\n").map(String.init),
        woerter: row.text(10).split(separator: " ").map(String.init))
      lesson.absender = row.optionalText(1)
      lesson.gedruckt = row.optionalText(2)
      lesson.ziel = row.optionalText(3)
      lesson.muster = row.optionalText(4)
      lesson.person = row.optionalText(6)
      lesson.gedrucktePerson = row.optionalText(7)
      lesson.zielVonHand = row.text(8).contains("ablage")
      lesson.personVonHand = row.text(8).contains("person")
      return lesson
    }
  }

  private func counts(
    of words: [String], _ connection: Connection
  ) throws(StoreError) -> (patterns: [String: Int], words: [String: [String: Int]]) {
    let senders = "SELECT pattern, count(DISTINCT sender) FROM lessons WHERE pattern IS NOT NULL GROUP BY pattern"
    var patterns: [String: Int] = [:]
    for (pattern, count) in try connection.rows(
      senders, [], { (row) throws(StoreError) in (row.text(0), row.int(1)) })
    { patterns[pattern] = count }
    let sql = """
      SELECT pattern, word, count(*) FROM lesson_words WHERE word IN (SELECT value FROM json_each(?))
      GROUP BY pattern, word
      """
    var counts: [String: [String: Int]] = [:]
    for (pattern, word, count) in try connection.rows(
      sql, [.text(try json(words))], { (row) throws(StoreError) in (row.text(0), row.text(1), row.int(2)) })
    { counts[pattern, default: [:]][word] = count }
    return (patterns, counts)
  }
}
