import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct MigrationsSearchTests {
  private static let rows = """
    INSERT INTO documents (id, digest, state, arrived_at, card)
      VALUES (7, 'd7', 'offen', '2025-09-05T10:00:00.000Z', '{"schema":1,"state":"gestoert","files":["a.pdf"],"error":{"stage":"ocr","why":"w"}}');
    INSERT INTO page_texts VALUES (1, 7, 1, 'Zahnzusatzversicherung München', 'zahnzusatzversicherung muenchen');
    INSERT INTO page_words (rowid, text) VALUES (1, 'Zahnzusatzversicherung München');
    INSERT INTO page_parts (rowid, folded) VALUES (1, 'zahnzusatzversicherung muenchen');
    """

  @Test("what an earlier version could find is found", arguments: ["zusatz", "Muenchen", "münchen", "Zahnzusatz"])
  func findsAgain(word: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let old = try Connection(path: path)
      try Migrations.run(on: old, steps: Array(Migrations.steps.prefix { $0 != Migrations.search }))
      try old.execute(Self.rows)
    }
    let store = try Store.open(path: path)
    let hits = try store.search(SearchQuery(words: [word]))
    #expect(hits.map(\.card.id) == [7] && hits.map(\.page) == [1])
    #expect(try store.damages().isEmpty)
  }
}
