import EingangTestSupport
import Glibc
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
    // Open until the end: closing it would itself give up the locks.
    let probe = open(path, O_RDWR | O_CLOEXEC)
    defer { close(probe) }
    #expect(isLocked(probe))
    for _ in 0..<2 { _ = try Connection(path: path).schema() }
    #expect(isLocked(probe))
    withExtendedLifetime(first) {}
  }

  /// Whether anybody, this process included, holds a lock on any part of the file.
  private func isLocked(_ file: Int32) -> Bool {
    // F_OFD_GETLK is 36 on Linux: it asks for the open file and not for this process, whose own locks stand in its way.
    var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    return fcntl(file, 36, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }
}
