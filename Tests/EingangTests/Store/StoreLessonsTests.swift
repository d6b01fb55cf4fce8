import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreLessonsTests {
  @Test("decisions of an earlier version teach as soon as something is asked, each once")
  func migrates() throws {
    let haus = try Lernhaus()
    let text = Lernhaus.letter("Stadtwerke Rosenau GmbH", "Strom", foot: "www.stadtwerke-rosenau.de")
    try haus.accept(text, ablage: "Haus/Energie", absender: "Stadtwerke")
    _ = try haus.fixture.decisions.decline(try haus.arrive(text + "\nzweiter Brief"))
    try haus.arrive(text + "\ndritter Brief")
    let taught = try haus.taught()
    // As a store was before it could learn.
    let path = haus.fixture.folder.path + "/eingang.sqlite"
    let step = try #require(Migrations.steps.firstIndex(of: Migrations.lessons))
    do {
      let connection = try Connection(path: path)
      for table in ["lesson_words", "lesson_keys", "untaught", "lessons"] {
        try connection.execute("DROP TABLE \(table)")
      }
      try connection.execute("PRAGMA user_version=\(step)")
      try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix(step + 1)))
      let due = try connection.rows("SELECT document FROM untaught ORDER BY 1") { (row) throws(StoreError) in
        row.int(0)
      }
      #expect(due == [1, 2])
    }
    #expect(try haus.proposal(text + "\nvierter Brief").ablage.value == "Haus/Energie")
    #expect(try haus.taught() == taught)
  }

  @Test("many decisions of an earlier version teach some at a time")
  func portions() throws {
    let haus = try Lernhaus()
    for number in 1...5 { try haus.accept(Lernhaus.letter("Stadtwerke Au", "Strom", foot: "", number: number)) }
    try haus.fixture.store.write { (connection) throws(StoreError) in
      try connection.run("INSERT INTO untaught SELECT document FROM lessons")
    }
    #expect(try haus.fixture.store.teachUntaught(most: 3))
    #expect(try !haus.fixture.store.teachUntaught(most: 3))
    #expect(try haus.taught().filter { $0.hasPrefix("lessons ") }.count == 5)
  }

  @Test("a card whose stored text is damaged can still be decided, and teaches what the card says")
  func damagedText() throws {
    let haus = try Lernhaus()
    let id = try haus.arrive(Lernhaus.letter("Stadtwerke Au", "Strom", foot: ""))
    try haus.fixture.store.write { (connection) throws(StoreError) in
      try connection.run("UPDATE pages SET content = '{}'")
    }
    #expect(try haus.fixture.decisions.accept(id).warnings.map { $0.contains("beschädigt") } == [true])
    #expect(try haus.taught().contains { $0.contains("angenommen") })
  }
}
