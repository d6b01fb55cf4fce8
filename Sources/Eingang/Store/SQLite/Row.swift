import CSQLite

/// The row a statement stands on; good only until its next step, hence not copyable.
struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
  func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
  func bool(_ column: Int32) -> Bool { int(column) != 0 }

  /// Empty for NULL.
  func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  func optionalText(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func optionalInt(_ column: Int32) -> Int? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : int(column)
  }

  func optionalReal(_ column: Int32) -> Double? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : real(column)
  }

  /// Every column that is not NULL by its name.
  var record: StoreRow {
    var record: StoreRow = [:]
    for column in 0..<sqlite3_column_count(statement) {
      guard let name = sqlite3_column_name(statement, column).map({ String(cString: $0) }) else { continue }
      switch sqlite3_column_type(statement, column) {
      case SQLITE_NULL: continue
      case SQLITE_INTEGER: record[name] = .int(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: record[name] = .real(real(column))
      default: record[name] = .text(text(column))
      }
    }
    return record
  }
}
