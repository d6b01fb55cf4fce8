import Foundation

/// Everything the program remembers, in one SQLite file; each process has one connection to it.
///
/// Calls are short and synchronous: a point read takes microseconds, a commit one sync of the disk. Another process
/// that writes at the same moment is waited for, five seconds at most.
package final class Store: Sendable {
  package let path: String
  private let connection: Guarded<Connection>
  let now: @Sendable () -> UTCTime

  /// Opens the store, and makes or migrates it where needed; one that a newer program wrote is not touched.
  ///
  /// Another process is waited for so long; more is the business of `StorePatience`.
  package static func open(
    path: String, busyMilliseconds: Int32 = 5000, now: @escaping @Sendable () -> UTCTime = UTCTime.system
  ) throws(StoreError) -> Store {
    let connection = try Connection(
      path: path, newestSchema: Migrations.steps.count, busyMilliseconds: busyMilliseconds)
    try Migrations.run(on: connection)
    return Store(path: path, connection: connection, now: now)
  }

  private init(path: String, connection: sending Connection, now: @escaping @Sendable () -> UTCTime) {
    self.path = path
    self.connection = Guarded(connection)
    self.now = now
  }

  /// Throws where the file was taken away or replaced: what is written then would be gone with this process.
  package func expectFile() throws(StoreError) {
    try read { (connection) throws(StoreError) in try connection.expectFile() }
  }

  /// Sees to a file that has lost its name: one that was deleted is written back, with all that it held.
  ///
  /// True where it was; throws where it was moved away, or another file has taken its name.
  package func keep() throws(StoreError) -> Bool {
    try connection.withLock { (connection) throws(StoreError) in
      let fate = connection.file.fate
      if fate == .there {
        try connection.expectFile()
        try connection.noteMark()
        return false
      }
      connection.emptyLog()
      guard fate == .deleted || connection.hasGivenName else { throw StoreError(path: path, fate) }
      try connection.writeBack()
      let isOwn = connection.mark?.isOwn ?? false
      connection = try Connection(path: path)
      connection.mark?.isOwn = isOwn
      return true
    }
  }

  /// Marks the file, so that a copy of it from before is told apart where it is written over it, as by `cp`.
  package func mark() throws(StoreError) {
    try read { (connection) throws(StoreError) in try connection.giveMark() }
  }

  /// The present, as it is written.
  var timestamp: String { now().iso }

  func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try connection.withLock { (connection) throws(StoreError) in try body(connection) }
  }

  /// The same for what may fail otherwise, too.
  func withConnection<Result: Sendable>(_ body: @Sendable (Connection) throws -> Result) throws -> Result {
    try connection.withLock { (connection) throws(any Error) in try body(connection) }
  }

  /// Reads and writes as one step.
  func write<Result: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try connection.withLock { (connection) throws(StoreError) in
      let connection = connection
      return try connection.transaction { () throws(StoreError) in try body(connection) }
    }
  }

  /// What SQLite finds wrong with the file; empty where it is whole.
  package func damages() throws(StoreError) -> [String] {
    try read { (connection) throws(StoreError) in try connection.damages() }
  }
}

extension Store {
  /// JSON text for a column; keys are sorted, so that equal values are equal texts.
  func json(_ value: some Encodable) throws(StoreError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw StoreError(path: path, reason: .unreadableRow("\(error)"))
    }
  }

  /// A value back from a column's JSON text.
  func value<Value: Decodable>(_ type: Value.Type, json text: String) throws(StoreError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw StoreError(path: path, reason: .unreadableRow("\(error)"))
    }
  }
}
