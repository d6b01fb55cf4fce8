/// A row of a table by the names of its columns; what is NULL is left out.
typealias StoreRow = [String: SQLValue]

extension SQLValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = SQLValue.fitting({ try container.decode(String.self) }) {
      self = .text(text)
    } else if let number = SQLValue.fitting({ try container.decode(Int64.self) }) {
      self = .int(number)
    } else {
      self = .real(try container.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .int(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }

  /// JSON does not say beforehand of what kind a value is.
  private static func fitting<Value>(_ decode: () throws -> Value) -> Value? {
    do { return try decode() } catch { return nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .int(let number) = self { Int(number) } else { nil } }
}

extension Connection {
  /// Rows as they are, whatever columns they have.
  func records(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> [StoreRow] {
    try rows(sql, values) { (row) throws(StoreError) in row.record }
  }

  /// Adds such a row; the names of its columns must be those of the table, which no text from outside is trusted to know.
  func insert(_ row: StoreRow, into table: String) throws(StoreError) {
    let names = row.keys.sorted()
    let places = names.map { _ in "?" }.joined(separator: ", ")
    try run(
      "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(places))", names.map { row[$0] ?? .null })
  }
}
