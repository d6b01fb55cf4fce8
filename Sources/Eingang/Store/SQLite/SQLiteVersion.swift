import CSQLite

/// The SQLite library that is linked.
package enum SQLiteVersion {
  package static var text: String { String(cString: sqlite3_libversion()) }
}
