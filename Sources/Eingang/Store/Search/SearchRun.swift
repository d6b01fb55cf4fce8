/// One search over the full text: first the words themselves, then words that begin with them, then words that hold them,
/// then words much like them.
///
/// Looks at the newest finds first and at no more than a fixed number of them, so that a common word in a large archive
/// costs no more than a rare one.
struct SearchRun {
  /// Where a document holds the words.
  struct Find: Hashable {
    let document: Int
    /// The page with most of the words; 0 where only the card itself has them.
    let page: Int
    let level: Level
    /// True where title, sender, person or target have all of them.
    let isOnCard: Bool
  }

  enum Level: Int, CaseIterable, Comparable {
    /// All on one page, or on the card.
    case words
    case beginnings
    case parts
    case similar

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  private let connection: Connection
  private let terms: [SearchTerm]
  private let restriction: SearchRestriction.Chosen
  private let limit: Int
  /// What the terms stand for besides, found in the vocabulary.
  private(set) var others: Set<String> = []

  init(
    _ connection: Connection, _ terms: [SearchTerm], _ restriction: SearchRestriction, limit: Int
  ) throws(StoreError) {
    self.connection = connection
    self.terms = terms
    self.restriction = try restriction.chosen(connection)
    self.limit = limit
  }

  /// Rows of the full text that are looked at for one expression.
  private static let most = 2000
  /// How often it looks further where those belong to few documents.
  private static let mostLooks = 10
  /// The same of a word that goes with a rarer one.
  private static let mostOfCommon = 200_000

  /// The best first: by level, then what the card itself says, then the newest.
  mutating func finds() throws(StoreError) -> [Find] {
    var finds: [Int: Find] = [:]
    if restriction.isNothing { return [] }
    for level in Level.allCases {
      if finds.count >= limit || level == .similar && !finds.isEmpty { break }
      guard let expressions = try expressions(level) else { continue }
      for find in try documents(expressions, level) where finds[find.document] == nil { finds[find.document] = find }
    }
    return finds.values.sorted { one, other in
      if one.level != other.level { return one.level < other.level }
      if one.isOnCard != other.isOnCard { return one.isOnCard }
      return one.document > other.document
    }
  }

  /// One for each term; nil where the level adds nothing to the one before.
  private mutating func expressions(_ level: Level) throws(StoreError) -> [String]? {
    switch level {
    // SQLite puts together all places of a common beginning before it gives the first: where whole words are enough, that is
    // not needed.
    case .words: return terms.map { $0.expression(isWhole: true) }
    case .beginnings: return terms.contains(where: \.isBeginning) ? terms.map { $0.expression() } : nil
    case .parts, .similar: return try expressionsOfOthers(level)
    }
  }

  private mutating func expressionsOfOthers(_ level: Level) throws(StoreError) -> [String]? {
    var expressions: [String] = []
    let before = others.count
    for term in terms {
      var words = try connection.words(holding: term)
      if level == .similar, words.isEmpty { words = try connection.words(like: term) }
      others.formUnion(words)
      // What holds the only word itself is found by now.
      expressions.append(terms.count == 1 ? SearchTerm.expression(of: words) : term.expression(or: words))
    }
    return others.count > before ? expressions : nil
  }

  private func documents(_ expressions: [String], _ level: Level) throws(StoreError) -> [Find] {
    let together = expressions.joined(separator: " AND ")
    var places: [Int: [Int: Int]] = [:]
    var onCard: Set<Int> = []
    var end = Int.max
    // A few long documents may fill all rows of one look.
    for _ in 1...SearchRun.mostLooks where places.count < limit {
      let looked = try rows(together, before: end)
      for place in looked {
        places[place >> 20, default: [:]][place & 0xFFFFF] = expressions.count
        if place & 0xFFFFF == 0 { onCard.insert(place >> 20) }
      }
      guard looked.count == SearchRun.most, let last = looked.last else { break }
      end = last
    }
    if level != .words, places.count < limit, expressions.count > 1 {
      for (document, pages) in try scattered(expressions) where places[document] == nil { places[document] = pages }
    }
    return places.map { document, pages in
      // Most of the words, then a real page before the card's own line, then the earlier page.
      let best = pages.max { ($0.value, $0.key == 0 ? 0 : 1, -$0.key) < ($1.value, $1.key == 0 ? 0 : 1, -$1.key) }
      return Find(document: document, page: best?.key ?? 0, level: level, isOnCard: onCard.contains(document))
    }
  }

  /// Documents that hold every word, one here and one there; for each page the number of words on it.
  private func scattered(_ expressions: [String]) throws(StoreError) -> [Int: [Int: Int]] {
    var lists: [[Int]] = []
    for expression in expressions { lists.append(try rows(expression)) }
    // The rarest word says which documents it can be; of the others all rows count, since those are looked up in them.
    guard let rarest = lists.indices.min(by: { lists[$0].count < lists[$1].count }) else { return [:] }
    let documents = Set(lists[rarest].map { $0 >> 20 })
    var found: [Int: [Int: Int]] = Dictionary(uniqueKeysWithValues: documents.map { ($0, [:]) })
    for index in lists.indices {
      let isCut = index != rarest && lists[index].count == SearchRun.most
      let list = isCut ? try rows(expressions[index], most: SearchRun.mostOfCommon) : lists[index]
      var pages: [Int: [Int: Int]] = [:]
      for place in list where found[place >> 20] != nil { pages[place >> 20, default: [:]][place & 0xFFFFF] = 1 }
      found = found.reduce(into: [:]) { rest, entry in
        guard let more = pages[entry.key] else { return }
        rest[entry.key] = entry.value.merging(more, uniquingKeysWith: +)
      }
    }
    return found
  }

  /// Places in the full text, the newest first.
  private func rows(
    _ expression: String, before end: Int = .max, most: Int = SearchRun.most
  ) throws(StoreError) -> [Int] {
    var sql = "SELECT rowid FROM page_words WHERE page_words MATCH ? AND rowid < ?"
    var values: [SQLValue] = [.text(expression), SQLValue(end)]
    if let chosen = restriction.sql {
      sql += " AND rowid >> 20 IN (\(chosen))"
      values += restriction.values
    }
    return try connection.rows(sql + " ORDER BY rowid DESC LIMIT ?", values + [SQLValue(most)]) {
      (row) throws(StoreError) in row.int(0)
    }
  }
}
