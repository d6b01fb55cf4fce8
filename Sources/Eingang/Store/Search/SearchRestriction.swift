import AlbertModel

/// The conditions of a search as SQL over `documents`, values bound.
struct SearchRestriction {
  private(set) var values: [SQLValue] = []
  private var conditions: [String] = []

  var isEmpty: Bool { conditions.isEmpty }
  var sql: String { conditions.joined(separator: " AND ") }

  /// The documents that meet the conditions, as SQL.
  struct Chosen {
    /// Nil where there are no conditions.
    var sql: String?
    var values: [SQLValue] = []
    /// None meets them.
    var isNothing = false
  }

  /// So many are named one by one: looking for them once more would cost more than that.
  private static let mostNamed = 20_000

  /// Looks for the documents once, where they are not too many.
  func chosen(_ connection: Connection) throws(StoreError) -> Chosen {
    if isEmpty { return Chosen() }
    let all = "SELECT id FROM documents WHERE \(sql)"
    let most = SearchRestriction.mostNamed
    let ids = try connection.rows(all + " LIMIT ?", values + [SQLValue(most + 1)]) {
      (row) throws(StoreError) in row.int(0)
    }
    if ids.count > most { return Chosen(sql: all, values: values) }
    let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
    return Chosen(sql: "SELECT value FROM json_each(?)", values: [.text(list)], isNothing: ids.isEmpty)
  }

  /// As the store writes lists.
  typealias Listing = ([String]) throws(StoreError) -> String

  /// Names are looked up among those that there are.
  init(_ wanted: [SearchCondition], _ connection: Connection, json: Listing) throws(StoreError) {
    for condition in wanted {
      switch condition {
      case .name(let name, let part): try add(name, part, connection, json)
      case .betrag(let cents): add("betrag BETWEEN ? AND ?", [SQLValue(cents.lowerBound), SQLValue(cents.upperBound)])
      case .day(.angekommen, let days):
        add(
          "arrived_at >= ? AND arrived_at < ?",
          [.text(days.lowerBound.iso), .text(days.upperBound.adding(days: 1).iso)])
      case .day(let day, let days):
        add("\(day.rawValue) BETWEEN ? AND ?", [.text(days.lowerBound.iso), .text(days.upperBound.iso)])
      case .art(let art): add("art = ?", [.text(art.rawValue)])
      case .state(let state): add("state = ?", [.text(state.rawValue)])
      case .iban(let part): add("instr(iban, ?) > 0", [.text(part)])
      case .withoutName(let name): add("\(name.rawValue) IS NULL", [])
      case .withoutBetrag: add("betrag IS NULL", [])
      case .withoutDay(.angekommen): add("0", [])
      case .withoutDay(let day): add("\(day.rawValue) IS NULL", [])
      }
    }
  }

  /// All different ones.
  ///
  /// An index begins with the senders, and of those each is looked up behind the one before: they are few beside their
  /// letters.
  private static func values(of name: SearchCondition.Name) -> String {
    guard name == .absender else {
      return "SELECT DISTINCT \(name.rawValue) FROM documents WHERE \(name.rawValue) IS NOT NULL"
    }
    return """
      WITH RECURSIVE names(name) AS (
        SELECT min(absender) FROM documents
        UNION ALL
        SELECT (SELECT min(absender) FROM documents WHERE absender > name) FROM names WHERE name IS NOT NULL)
      SELECT name FROM names WHERE name IS NOT NULL
      """
  }

  private mutating func add(_ sql: String, _ bound: [SQLValue]) {
    conditions.append(sql)
    values += bound
  }

  private mutating func add(
    _ name: SearchCondition.Name, _ part: String, _ connection: Connection, _ json: Listing
  ) throws(StoreError) {
    let key = Folding.key(part)
    let column = name.rawValue
    let all = try connection.rows(SearchRestriction.values(of: name)) { (row) throws(StoreError) in row.text(0) }
    let fitting = all.filter { Folding.key($0).contains(key) }
    // One value, however many names there are: SQLite takes no more than so many.
    add("\(column) IN (SELECT value FROM json_each(?))", [.text(try json(fitting))])
  }
}
