import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct ConnectionTests {
  @Test("values come back as they were bound", arguments: ["", "Größe „x“", "a\u{0}b", "'; --"])
  func texts(text: String) throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path + "/x.sqlite")
    try connection.execute("CREATE TABLE t (a TEXT, b INTEGER, c REAL, d TEXT) STRICT")
    try connection.run("INSERT INTO t VALUES (?, ?, ?, ?)", [.text(text), .int(.min), .real(0.1), .null])
    let rows = try connection.rows("SELECT a, b, c, d FROM t") { (row) throws(StoreError) in
      (row.text(0), row.int(1), row.real(2), row.optionalText(3))
    }
    let row = try #require(rows.first)
    #expect(row == (text, Int.min, 0.1, nil))
  }

  @Test("a transaction that throws leaves nothing behind, and the next one works")
  func rollsBack() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path + "/x.sqlite")
    try connection.execute("CREATE TABLE t (a TEXT NOT NULL) STRICT")
    #expect(throws: StoreError.self) {
      try connection.transaction { () throws(StoreError) in
        try connection.run("INSERT INTO t VALUES ('x')")
        try connection.run("INSERT INTO t VALUES (?)", [.null])
      }
    }
    try connection.transaction { () throws(StoreError) in try connection.run("INSERT INTO t VALUES ('y')") }
    #expect(try connection.rows("SELECT a FROM t") { (row) throws(StoreError) in row.text(0) } == ["y"])
  }

  @Test("a disk on which SQLite keeps to another journal mode is refused", arguments: [["delete"], ["memory"], []])
  func noLog(answer: [String]) throws {
    let error = try #require(throws: StoreError.self) { try Connection.expectWAL(answer, path: "/x.sqlite") }
    #expect(error.description.contains("/x.sqlite") && error.description.contains("on a local disk"))
    try Connection.expectWAL(["wal"], path: "/x.sqlite")
  }

  @Test("opens and closes a hundred times, and keeps synchronous commits in WAL")
  func opensOften() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<100 {
      let connection = try Connection(path: folder.path + "/x.sqlite")
      let mode = try connection.rows("PRAGMA journal_mode") { (row) throws(StoreError) in row.text(0) }
      let sync = try connection.rows("PRAGMA synchronous") { (row) throws(StoreError) in row.int(0) }
      #expect(mode == ["wal"])
      #expect(sync == [2])
    }
  }

  @Test("a second connection that comes and goes leaves the locks of the first")
  func keepsLocks() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/x.sqlite"
    let first = try Connection(path: path)
    try first.execute("CREATE TABLE t (a TEXT) STRICT")
    #expect(try isLocked(path))
    for _ in 0..<2 { _ = try Connection(path: path).schema() }
    #expect(try isLocked(path))
    withExtendedLifetime(first) {}
  }

  /// As the system lists them: opening and closing the file here would itself give them up.
  private func isLocked(_ path: String) throws -> Bool {
    let inode = try #require(FileStatus(path: path)).inode
    let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
    return locks.split(separator: "\n").contains { line in
      line.contains(" \(getpid()) ") && line.contains(":\(inode) ")
    }
  }
}
