import EingangTestSupport
import Foundation
import Glibc
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct LateWritesTests {
  private let rule = StabilityRule(quiet: .seconds(2), quietInFolder: .seconds(2))

  /// A store by the machine's clock, as file times are, with a file that was taken from the inbox.
  private func taken(_ text: String) async throws -> (StoreFixture, Intake, path: String) {
    let fixture = try StoreFixture(now: UTCTime.system)
    let source = try fixture.folder.write(text, to: "Eingang/scan.pdf")
    let intake = try Intake(fixture.parts())
    _ = try await intake.take(Arrival(files: [source], mode: .move, inbox: fixture.inbox))
    let path = try #require(try fixture.store.files(of: 1).first?.taken)
    return (fixture, intake, path)
  }

  private func append(_ text: String, to path: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func late(_ fixture: StoreFixture, _ check: FakeCheck = FakeCheck()) -> LateWrites {
    LateWrites(store: fixture.store, rule: rule, inspector: InboxInspector(check))
  }

  @Test("what a writer adds after a file was taken becomes a document of its own, and the first one stays as it was")
  func appended() async throws {
    let (fixture, intake, path) = try await taken("Seite 1")
    try append(" Seite 2", to: path)
    let late = late(fixture)
    let now = InboxMoment.now()
    #expect(try await late.due(now: now).isEmpty)
    let due = try await late.due(now: now.after(2))
    #expect(due.map(\.document) == [1])
    let arrival = try #require(due.first?.arrival)
    #expect(arrival.mode == .copy && arrival.files == [path])
    guard case .proposed(let card) = try await intake.take(arrival) else {
      Issue.record("not taken in")
      return
    }
    try await late.settle(try #require(arrival.item), .taken, now: now.after(3))
    #expect(card.id == 2)
    #expect(fixture.archived("original").count == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Seite 1 Seite 2")
    #expect(try fixture.store.where(.id(1)).first?.steps.map(\.step).contains(.nachgeschrieben) == true)
    #expect(try fixture.store.where(.name("scan.pdf")).map(\.id) == [1, 2])
    // And that is that, also after another start.
    #expect(try await late.due(now: now.after(60)).isEmpty)
    let next = self.late(fixture)
    _ = try await next.due(now: now)
    #expect(try await next.due(now: now.after(60)).isEmpty)
  }

  @Test("what cannot be compared with the store just now is due once it can")
  func unusableStore() async throws {
    let (fixture, _, path) = try await taken("Seite 1")
    try append(" Seite 2", to: path)
    let late = late(fixture)
    let now = InboxMoment.now()
    #expect(try await late.due(now: now).isEmpty)
    let connection = try Connection(path: fixture.store.path)
    try connection.execute("ALTER TABLE originals RENAME TO away")
    await #expect(throws: StoreError.self) { try await late.due(now: now.after(2)) }
    try connection.execute("ALTER TABLE away RENAME TO originals")
    #expect(try await late.due(now: now.after(600)).map(\.document) == [1])
  }

  @Test("what was only touched is no new document")
  func touched() async throws {
    let (fixture, _, path) = try await taken("Brief")
    try Data("Brief".utf8).write(to: URL(fileURLWithPath: path))
    let late = late(fixture)
    let now = InboxMoment.now()
    for seconds in [0.0, 2, 60] { #expect(try await late.due(now: now.after(seconds)).isEmpty) }
  }

  @Test("what is still being written is waited for")
  func incomplete() async throws {
    let (fixture, _, path) = try await taken("Seite 1")
    try append(" halbe", to: path)
    let late = late(fixture, FakeCheck { _ in .incomplete("Das Ende fehlt.") })
    let now = InboxMoment.now()
    for seconds in [0.0, 2, 60, 800] { #expect(try await late.due(now: now.after(seconds)).isEmpty) }
    #expect(try await late.due(now: now.after(901)).count == 1)
  }

  @Test("what nobody touches is watched over for a while, and then no more")
  func untouched() async throws {
    let (fixture, _, _) = try await taken("Brief")
    let late = late(fixture)
    let now = InboxMoment.now()
    #expect(try await late.due(now: now).isEmpty)
    #expect(await !late.isIdle)
    #expect(try await late.due(now: now.after(3600)).isEmpty)
    #expect(await late.isIdle)
  }

  @Test("what was taken long before the start is not looked at")
  func old() async throws {
    let (fixture, _, path) = try await taken("Brief")
    try append("!", to: path)
    let late = late(fixture)
    let tomorrow = InboxMoment.now().after(25 * 3600)
    for seconds in [0.0, 60] { #expect(try await late.due(now: tomorrow.after(seconds)).isEmpty) }
  }
}
