import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

/// A store over whose file somebody writes other bytes while it is open.
///
/// Always by another program: closing the file here would give up this process's locks on it.
@Suite struct ConnectionMarkingTests {
  private let fixture: StoreFixture
  private var store: Store { fixture.store }
  private var error: StoreError { StoreError(path: store.path, reason: .overwritten) }

  init() throws {
    fixture = try StoreFixture()
    try fixture.card("Guten Tag")
    try emptyLog(store)
    try shell("cp eingang.sqlite sicherung.sqlite")
    try store.mark()
    try fixture.card("Noch einer")
  }

  private func shell(_ command: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = URL(fileURLWithPath: fixture.folder.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  private func emptyLog(_ store: Store) throws {
    try store.read { (connection) throws(StoreError) in connection.emptyLog() }
  }

  private func exists(_ name: String) -> Bool { FileStatus(path: fixture.folder.path + "/" + name) != nil }

  @Test(
    "other bytes in the file's place are told, stay as they are, and never meet this one's log",
    arguments: [
      "cp sicherung.sqlite eingang.sqlite", ": > eingang.sqlite", "echo Kein Speicher > eingang.sqlite",
      "head -c 8192 /dev/zero > eingang.sqlite", "cat sicherung.sqlite > eingang.sqlite",
      "dd if=sicherung.sqlite of=eingang.sqlite conv=notrunc status=none",
    ], [true, false])
  func overwritten(command: String, isIdle: Bool) throws {
    try shell(command + " && cp eingang.sqlite danach")
    if !isIdle { #expect(throws: error) { try fixture.card("Der dritte") } }
    #expect(throws: error) { try store.keep() }
    #expect(throws: error) { try fixture.card("Der dritte") }
    try shell("cmp eingang.sqlite danach")
    #expect(!exists("eingang.sqlite-wal") && exists("eingang.sqlite.ueberschrieben-wal"))
  }

  @Test("a copy from before is the store at the next start, and whoever has the other one open writes nothing")
  func nextStart() throws {
    try shell("cp eingang.sqlite haus.sqlite && cp eingang.sqlite-wal haus.sqlite-wal && cp sicherung.sqlite haus-alt")
    let path = fixture.folder.path + "/haus.sqlite"
    do {
      let beside = try Store.open(path: path)
      let run = try Store.open(path: path)
      try run.mark()
      _ = try run.beginRun(.watch)
      try shell("cat haus-alt > haus.sqlite")
      #expect(throws: StoreError(path: path, reason: .overwritten)) { try run.keep() }
      #expect(throws: StoreError(path: path, reason: .overwritten)) { try beside.beginRun(.watch) }
    }
    try shell("cmp haus-alt haus.sqlite")
    let next = try Store.open(path: path)
    #expect(try next.count() == 1)
    #expect(try next.damages().isEmpty)
  }

  @Test("a run that ends before it has looked spoils nothing either")
  func endsFirst() throws {
    try shell("cp sicherung.sqlite haus.sqlite")
    let path = fixture.folder.path + "/haus.sqlite"
    do {
      let run = try Store.open(path: path)
      try run.mark()
      _ = try run.beginRun(.watch)
      try shell("cp sicherung.sqlite haus.sqlite")
    }
    try shell("cmp sicherung.sqlite haus.sqlite && test ! -e haus.sqlite-wal")
  }

  @Test("what goes through SQLite is no overwriting: other connections, a log that is emptied, another mark")
  func throughSQLite() throws {
    for number in 0..<20 {
      try fixture.card("Brief \(number)")
      let other = try Store.open(path: store.path)
      _ = try other.beginRun(.ingest)
      try emptyLog(other)
      #expect(try !store.keep())
    }
    try store.mark()
    #expect(try !store.keep())
    do {
      let other = try Connection(path: store.path)
      try other.execute("PRAGMA application_id = 77")
      try other.noteMark()
      #expect(try !store.keep())
      other.emptyLog()
    }
    #expect(try !store.keep())
    try fixture.card("Danach")
    try shell("cp sicherung.sqlite eingang.sqlite")
    #expect(throws: error) { try store.keep() }
  }

  @Test("a mark that a run gives is none of the business of whoever has the store open beside it")
  func markedAnew() throws {
    let beside = try Store.open(path: store.path)
    for _ in 0..<3 {
      try store.mark()
      _ = try beside.beginRun(.ingest)
      #expect(try !store.keep())
    }
    #expect(exists("eingang.sqlite-wal") && !exists("eingang.sqlite.ueberschrieben-wal"))
  }

  @Test("a deleted file that was written back is told apart from others as before")
  func writtenBack() throws {
    try shell("rm eingang.sqlite")
    #expect(try store.keep())
    #expect(try !store.keep())
    try shell("cp sicherung.sqlite eingang.sqlite")
    #expect(throws: error) { try store.keep() }
  }

  @Test("a log that is taken away is written to no more")
  func logTakenAway() throws {
    try shell("mv eingang.sqlite-wal weg")
    #expect(throws: error) { try fixture.card("Der dritte") }
    try shell("mv weg eingang.sqlite-wal")
    try fixture.card("Der dritte")
    #expect(try store.count() == 3)
  }
}
