import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreWaitingTests {
  private let since = UTCTime(milliseconds: 1_757_073_600_000)

  @Test("what waits is written down whole, in its order, in place of what stood there")
  func replaced() throws {
    let fixture = try StoreFixture()
    let store = fixture.store
    #expect(try store.waiting().isEmpty)
    let first = [
      WaitingFile(path: "/e/b.pdf", size: 5, since: since, reason: .incomplete, detail: "Das Ende fehlt."),
      WaitingFile(path: "/e/a.pdf", size: 0, since: since, reason: .empty),
    ]
    try store.replaceWaiting(first)
    #expect(try store.waiting() == first)
    try store.replaceWaiting([])
    #expect(try store.waiting().isEmpty)
  }

  @Test("every reason comes back as it was written", arguments: WaitingFile.Reason.allCases)
  func reasons(reason: WaitingFile.Reason) throws {
    let fixture = try StoreFixture()
    let store = fixture.store
    let file = WaitingFile(path: "/e/\u{1B}[2J\n'; --", size: 1, since: since, reason: reason, detail: "'")
    try store.replaceWaiting([file])
    #expect(try store.waiting() == [file])
  }

  @Test("two spellings of one name are two lines")
  func spellings() throws {
    let fixture = try StoreFixture()
    let store = fixture.store
    let files = ["/e/B\u{E4}r", "/e/Ba\u{308}r"].map { WaitingFile(path: $0, size: 1, since: since, reason: .open) }
    try store.replaceWaiting(files)
    #expect(try store.waiting().count == 2)
  }

  @Test("a document is unread until it has a card, and it is told whether somebody reads it")
  func unread() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "x/scan.pdf")
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    _ = try custody.take(Arrival(files: [path], mode: .copy))
    var unread = try fixture.store.unread()
    #expect(unread.map(\.id) == [1] && unread.map(\.files) == [["scan.pdf"]] && unread.map(\.size) == [5])
    #expect(unread.map(\.isBegun) == [false])
    _ = try fixture.store.begin(1, owner: custody.workshop.name)
    unread = try fixture.store.unread()
    #expect(unread.map(\.isBegun) == [true])
    try fixture.store.release(1)
    try await Intake(fixture.parts()).takeAll([], parallel: 1, lock: fixture.lock())
    #expect(try fixture.store.unread().isEmpty)
  }

  @Test("a store of the version before gets the list")
  func migrated() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    let connection = try Connection(path: path)
    let before = try #require(Migrations.steps.firstIndex { $0.contains("CREATE TABLE waiting") })
    try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix(before)))
    try connection.run("INSERT INTO runs (kind, started_at) VALUES ('watch', 'x')")
    let store = try Store.open(path: path)
    #expect(try store.waiting().isEmpty)
    #expect(try store.hasRun(.watch) && !store.hasRun(.ingest))
  }
}
