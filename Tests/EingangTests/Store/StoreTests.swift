import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreTests {
  @Test("a new store is readable by its owner only")
  func permissions() throws {
    let fixture = try StoreFixture()
    #expect(try Files.mode(of: fixture.store.path) == 0o600)
    #expect(try fixture.store.damages().isEmpty)
  }

  @Test("a store that a newer program wrote is left alone to the byte, what it left in its log too")
  func newer() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    let known = Migrations.steps.count
    let newer = try Connection(path: path)
    try newer.execute("CREATE TABLE strange (x TEXT); PRAGMA user_version=\(known + 1)")
    // As a crash would leave it: the log holds what the file does not.
    for name in ["eingang.sqlite", "eingang.sqlite-wal"] {
      try folder.copy(folder.path + "/" + name, to: "rest/" + name)
    }
    let before = try ["eingang.sqlite", "eingang.sqlite-wal"].map { try Files.digest(of: folder.path + "/rest/" + $0) }
    let left = folder.path + "/rest/eingang.sqlite"
    #expect(throws: StoreError(path: left, reason: .newer(found: known + 1, known: known))) {
      try Store.open(path: left)
    }
    let after = try ["eingang.sqlite", "eingang.sqlite-wal"].map { try Files.digest(of: folder.path + "/rest/" + $0) }
    #expect(after == before)
    withExtendedLifetime(newer) {}
  }

  @Test("a file that is no database is called damaged")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "Kein Speicher. ", count: 100), to: "eingang.sqlite")
    let error = #expect(throws: StoreError.self) { try Store.open(path: path) }
    guard case .damaged = error?.reason else {
      Issue.record("not told apart: \(String(describing: error))")
      return
    }
  }

  @Test("a store in a folder that is missing cannot be opened")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: StoreError.self) { try Store.open(path: folder.path + "/fehlt/eingang.sqlite") }
    guard case .inaccessible = error?.reason else {
      Issue.record("not told apart: \(String(describing: error))")
      return
    }
  }

  @Test("two programs that open a new store at once both find it ready")
  func openedTwice() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { try Store.open(path: path).count() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == [0, 0, 0, 0])
  }

  @Test("what one connection writes, another one reads")
  func twoConnections() throws {
    let fixture = try StoreFixture()
    let other = try Store.open(path: fixture.store.path)
    let id = try fixture.card("Guten Tag")
    #expect(try other.card(id: id) == fixture.store.card(id: id))
    #expect(try other.count() == 1)
  }
}
