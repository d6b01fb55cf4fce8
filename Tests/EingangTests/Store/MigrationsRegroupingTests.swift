import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct MigrationsRegroupingTests {
  private static let rows = """
    INSERT INTO originals VALUES ('\(String(repeating: "a", count: 64))', 3, 'a.pdf', 'aa/a.pdf', '2025-09-05T10:00:00.000Z');
    INSERT INTO documents (id, digest, state, arrived_at, card, hand, needs_decision, titel, betrag, frist)
      VALUES (7, 'd7', 'offen', '2025-09-05T10:00:00.000Z', '{}', '["frist"]', 1, 'Brief', 8500, '2025-09-15');
    INSERT INTO documents (id, digest, state, arrived_at) VALUES (9, 'd9', 'wartet', '2025-09-05T11:00:00.000Z');
    INSERT INTO document_files VALUES (7, 0, '\(String(repeating: "a", count: 64))', 'a.pdf', '/in/a.pdf', '/weg/a.pdf');
    INSERT INTO readings VALUES (1, '\(String(repeating: "a", count: 64))', 'f', '2025-09-05T10:00:01.000Z');
    INSERT INTO pages VALUES (1, 1, '{}');
    INSERT INTO page_texts VALUES (1, 7, 1, 'Borkum', 'borkum');
    INSERT INTO page_words (rowid, text) VALUES (1, 'Borkum');
    INSERT INTO page_parts (rowid, folded) VALUES (1, 'borkum');
    INSERT INTO decisions (id, document, kind, decided_at, before, after, filed, undone_at)
      VALUES (3, 7, 'aendern', '2025-09-05T10:01:00.000Z', 'b', 'a', '[]', NULL);
    INSERT INTO filings VALUES (1, 7, 'x', '/t', '/p');
    INSERT INTO journal (at, document, step, detail) VALUES ('2025-09-05T10:00:00.000Z', 7, 'archiviert', '');
    INSERT INTO runs (kind, started_at) VALUES ('watch', '2025-09-05T10:00:00.000Z');
    INSERT INTO throughput VALUES (1, 7, 1, '2025-09-05T10:00:02.000Z', 0, 1, 3, 1, 1, 1, 1, 1, 5);
    """

  private static let laterRows = """
    INSERT INTO attempts VALUES (9, 'lauf', 'lesen', 1, 0);
    INSERT INTO retries (document, cause, why, not_before) VALUES (9, 'document', 'w', '2025-09-05T10:00:00.000Z');
    """

  private func texts(_ sql: String, _ connection: Connection) throws -> [String] {
    try connection.rows(sql) { (row) throws(StoreError) in row.text(0) }
  }

  @Test(
    "a store of an earlier schema keeps every row, its numbers go on, and its rules hold", arguments: [1, 2])
  func keepsRows(schema: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let old = try Connection(path: path)
      try Migrations.run(on: old, steps: Array(Migrations.steps.prefix(schema)))
      try old.execute(Self.rows)
      if schema > 1 { try old.execute(Self.laterRows) }
    }
    let connection = try Connection(path: path)
    try Migrations.run(on: connection)
    let columns = "id || state || hand || needs_decision || titel || betrag || frist || by_name"
    #expect(
      try texts("SELECT \(columns) FROM documents WHERE id = 7", connection) == [
        "7offen[\"frist\"]1Brief85002025-09-150"
      ])
    #expect(
      try texts("SELECT digest || ifnull(joined_to, '-') FROM documents ORDER BY id", connection) == ["d7-", "d9-"])
    #expect(
      try texts("SELECT name || taken || ifnull(first_page, '-') FROM document_files", connection) == [
        "a.pdf/weg/a.pdf-"
      ])
    #expect(try texts("SELECT id || kind || before || automatic FROM decisions", connection) == ["3aendernb0"])
    for table in ["originals", "readings", "pages", "page_texts", "filings", "journal", "runs", "throughput"] {
      #expect(try texts("SELECT count(*) FROM \(table)", connection) == ["1"], "\(table)")
    }
    #expect(
      try texts("SELECT document FROM attempts UNION ALL SELECT document FROM retries", connection).count
        == (schema - 1) * 2)
    #expect(try texts("SELECT rowid FROM page_words WHERE page_words MATCH 'borkum'", connection) == ["\(7 << 20 | 1)"])
    #expect(try texts("PRAGMA foreign_key_check", connection).isEmpty)
    #expect(try texts("PRAGMA integrity_check", connection) == ["ok"])
    #expect(try texts("PRAGMA foreign_keys", connection) == ["1"])

    try connection.run("INSERT INTO documents (digest, state, arrived_at) VALUES ('neu', 'wartet', 'x')")
    #expect(connection.lastInserted == 10)
    for forbidden in [
      "INSERT INTO documents (state, arrived_at) VALUES ('sonst', 'x')",
      "INSERT INTO documents (state, arrived_at) VALUES ('verbunden', 'x')",
      "INSERT INTO documents (state, arrived_at, joined_to) VALUES ('wartet', 'x', 7)",
      "INSERT INTO documents (state, arrived_at, joined_to) VALUES ('verbunden', 'x', 99)",
      "UPDATE document_files SET first_page = 3", "UPDATE document_files SET first_page = 3, last_page = 2",
      "DELETE FROM documents WHERE id = 7",
    ] {
      #expect(throws: StoreError.self, "\(forbidden)") { try connection.run(forbidden) }
    }
  }

  @Test("a store with a reference to nowhere is called damaged and stays as it was")
  func broken() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    let connection = try Connection(path: path)
    try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix(1)))
    try connection.execute("PRAGMA foreign_keys=OFF")
    try connection.run("INSERT INTO journal (at, document, step, detail) VALUES ('x', 99, 'archiviert', '')")
    let error = #expect(throws: StoreError.self) { try Migrations.run(on: connection) }
    guard case .damaged(let why) = error?.reason else {
      Issue.record("not told apart: \(String(describing: error))")
      return
    }
    #expect(why == "journal refers to a row of documents that is not there")
    #expect(try texts("PRAGMA user_version", connection) == ["1"])
  }
}
