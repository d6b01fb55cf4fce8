import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct MigrationsTests {
  @Test("only the steps that are new are run, and a step that fails leaves the store as it was")
  func appended() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path + "/eingang.sqlite")
    try Migrations.run(on: connection)
    let more = Migrations.steps + ["CREATE TABLE more (x) STRICT;"]
    #expect(throws: StoreError.self) { try Migrations.run(on: connection, steps: more) }
    try Migrations.run(on: connection, steps: Migrations.steps + ["CREATE TABLE more (x TEXT) STRICT;"])
    try connection.run("INSERT INTO more VALUES ('y')")
    try Migrations.run(on: connection, steps: Migrations.steps + ["CREATE TABLE more (x TEXT) STRICT;"])
    #expect(try connection.rows("SELECT x FROM more") { (row) throws(StoreError) in row.text(0) } == ["y"])
  }

  @Test("a card that an earlier version could not read is tried again by this one")
  func retrying() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let connection = try Connection(path: path)
      try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix(1)))
      let card = #"{"schema":1,"state":"gestoert","files":["a.pdf"],"error":{"stage":"ocr","why":"Zu lange."}}"#
      for (id, state) in [(1, "gestoert"), (2, "wartet"), (3, "abgelehnt")] {
        try connection.run(
          "INSERT INTO documents (id, digest, state, arrived_at, card) VALUES (?, ?, ?, ?, ?)",
          [
            SQLValue(id), .text("\(id)"), .text(state), "2025-09-05T12:00:00.000Z",
            SQLValue(state == "wartet" ? nil : card),
          ])
      }
    }
    let store = try Store.open(path: path)
    #expect(try store.failedDocuments().map(\.id) == [1])
    #expect(try store.failedDocuments().first?.circumstances == nil)
    #expect(try store.failedDocuments().first?.tries == 0)
    #expect(try store.card(id: 1)?.content == .gestoert(Stoerung(stage: .ocr, why: "Zu lange.")))
  }

  @Test("a run of an earlier version has no reader's memory, and one of this version has")
  func readerMemory() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let connection = try Connection(path: path)
      try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix { !$0.contains("largest_reader") }))
      try connection.run("INSERT INTO runs (kind, started_at) VALUES ('ingest', '2025-09-05T12:00:00.000Z')")
    }
    let store = try Store.open(path: path)
    try store.endRun(try store.beginRun(.watch), largestReader: 84_000)
    #expect(try store.runs().map(\.largestReader) == [84_000, nil])
  }

  @Test("what an earlier version tried often enough keeps its count until there is another version")
  func countedUnder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    var then = Circumstances(program: "1", libraries: "x", languages: ["deu"], limits: .init(Limits()))
    do {
      let connection = try Connection(path: path)
      try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix { !$0.contains("counted_under") }))
      let card = #"{"schema":1,"state":"gestoert","files":["a.pdf"],"error":{"stage":"ocr","why":"Zu lange."}}"#
      try connection.run(
        "INSERT INTO documents (digest, state, arrived_at, card) VALUES ('d', 'gestoert', '2025-09-05T12:00:00.000Z', ?)",
        [.text(card)])
      let text = try #require(String(bytes: JSONEncoder().encode(then), encoding: .utf8))
      try connection.run(
        """
        INSERT INTO retries (document, cause, why, tries, not_before, circumstances)
        VALUES (1, 'document', '', 3, '2025-09-05T12:00:00.000Z', ?)
        """, [.text(text)])
    }
    let store = try Store.open(path: path)
    let failed = try #require(try store.failedDocument(id: 1))
    #expect(failed.countedUnder == nil && failed.circumstances == then)
    #expect(RetryRule.tries(of: failed, under: then) == 3)
    then.program = "2"
    #expect(RetryRule.tries(of: failed, under: then) == 0)
    _ = try store.beginRetry(1, owner: "neu", counts: true, under: then)
    #expect(try store.failedDocument(id: 1)?.countedUnder == then)
    #expect(try store.failedDocument(id: 1)?.tries == 1)
  }

  @Test("a store of the first version keeps what it holds, and learns what is half done")
  func fromFirst() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    let sha256 = SHA256.hex("Brief".utf8)
    let connection = try Connection(path: path)
    try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix(1)))
    try connection.execute(
      """
      INSERT INTO originals VALUES ('\(sha256)', 5, 'scan.pdf', 'aa/scan.pdf', '2025-09-05T12:00:00.000Z');
      INSERT INTO documents (digest, state, arrived_at) VALUES ('\(sha256)', 'wartet', '2025-09-05T12:00:00.000Z');
      INSERT INTO document_files VALUES (1, 0, '\(sha256)', 'scan.pdf', '/Eingang/scan.pdf', NULL);
      """)
    let store = try Store.open(path: path)
    #expect(try store.untaken() == [UntakenFile(document: 1, sha256: sha256, source: "/Eingang/scan.pdf")])
    #expect(try store.droppedFolders().isEmpty)
    #expect(try store.begunReversals().isEmpty)
    #expect(try store.pending().map(\.id) == [1])
  }
}
