import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(1))) struct IntakeLoopTests {
  private func loop(_ fixture: StoreFixture) -> IntakeLoop {
    IntakeLoop(
      home: Home(path: fixture.folder.path), inbox: fixture.inbox,
      rule: StabilityRule(quiet: .milliseconds(30), quietAfterSign: .milliseconds(10)), parallel: 2)
  }

  @Test("what is dropped becomes a card while it watches, and ending it is no error")
  func watches() async throws {
    let fixture = try StoreFixture()
    let reports = Reports()
    try fixture.folder.write("vorher", to: "Eingang/vorher.pdf")
    let task = Task { try await loop(fixture).run(fixture.parts(), report: reports.report) }
    var names: Set<[String]> = []
    for await event in reports.events {
      if case .ready = event { try fixture.folder.write("nachher", to: "Eingang/nachher.pdf") }
      if case .finished(let arrived, .proposed) = event { names.insert(arrived) }
      if names.count == 2 { break }
    }
    task.cancel()
    try await task.value
    #expect(names == [["vorher.pdf"], ["nachher.pdf"]])
    #expect(fixture.folder.files(below: "Eingang").isEmpty)
    #expect(try fixture.store.runs().map(\.kind) == [.watch])
    #expect(try fixture.store.runs().first?.throughput.documents == 2)
    #expect(try fixture.store.runs().first?.endedAt != nil)
  }

  @Test("a second one for the same home is refused")
  func refusesSecond() async throws {
    let fixture = try StoreFixture()
    let home = Home(path: fixture.folder.path)
    let lock = try FileLock.acquire(home.lockPath, waiting: false)
    await #expect(throws: IntakeError.alreadyRunning(lock: home.lockPath)) {
      try await loop(fixture).run(fixture.parts()) { _ in }
    }
    withExtendedLifetime(lock) {}
  }

  @Test("an inbox that lies in the archive, or holds it, is refused", arguments: ["", "/Archiv", "/Archiv/a"])
  func nested(below: String) async throws {
    let fixture = try StoreFixture()
    let inbox = fixture.folder.path + below
    let loop = IntakeLoop(home: Home(path: fixture.folder.path), inbox: inbox, parallel: 1)
    await #expect(throws: IntakeError.nested(inbox: inbox, archive: fixture.archive.root)) {
      try await loop.run(fixture.parts()) { _ in }
    }
  }

  @Test("ending it in the middle of a document leaves that document for the next start")
  func endsInTheMiddle() async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let (reading, gate) = (Gate(), Gate())
    let reader = FakeReader { _ in
      await reading.open()
      await gate.pass()
    }
    let task = Task { try await loop(fixture).run(fixture.parts(reader)) { _ in } }
    await reading.pass()
    task.cancel()
    await gate.open()
    try await task.value
    #expect(try fixture.store.pending().map(\.id) == [1])
    #expect(fixture.archived("original").count == 1)

    let reports = Reports()
    let next = try fixture.reopened()
    let again = Task { try await loop(next).run(next.parts(), report: reports.report) }
    for await event in reports.events { if case .finished = event { break } }
    again.cancel()
    try await again.value
    #expect(try next.store.card(id: 1)?.state == .offen)
  }

  @Test("an inbox that vanishes ends it with an error")
  func inboxVanishes() async throws {
    let fixture = try StoreFixture()
    let reports = Reports()
    let task = Task { try await loop(fixture).run(fixture.parts(), report: reports.report) }
    for await event in reports.events { if case .ready = event { break } }
    try Files.move(fixture.inbox, to: fixture.folder.path + "/weg")
    await #expect(throws: IntakeError.folder(FileError(.watch, fixture.inbox, code: 2))) { try await task.value }
  }
}
