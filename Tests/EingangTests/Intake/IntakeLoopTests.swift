import AlbertModel
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct IntakeLoopTests {
  private func loop(
    _ fixture: StoreFixture, inbox: String? = nil, check: FakeCheck = FakeCheck(),
    patience: Duration = .seconds(900)
  ) -> IntakeLoop {
    var rule = StabilityRule(quiet: .milliseconds(30), patience: patience)
    rule.quietInFolder = .milliseconds(40)
    var loop = IntakeLoop(
      home: Home(path: fixture.folder.path),
      folders: Folders(
        inbox: inbox ?? fixture.inbox, archiv: fixture.archive.root, ablage: fixture.folder.path + "/Ablage"),
      check: check, parallel: 2)
    loop.rule = rule
    return loop
  }

  /// Until the report says something that is waited for.
  private func run(
    _ loop: IntakeLoop, _ parts: Intake.Parts, until isOver: (IntakeEvent) async throws -> Bool
  ) async throws {
    let reports = Reports()
    let task = Task { try await loop.run(parts, report: reports.report) }
    for await event in reports.events { if try await isOver(event) { break } }
    task.cancel()
    try await task.value
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
    let error = await #expect(throws: IntakeError.self) {
      try await loop(fixture, inbox: fixture.folder.path + below).run(fixture.parts()) { _ in }
    }
    guard case .nested = error else {
      Issue.record("refused otherwise: \(String(describing: error))")
      return
    }
  }

  @Test("what is incomplete waits, is in the list of what waits, and is taken once it is whole")
  func incomplete() async throws {
    let fixture = try StoreFixture(now: UTCTime.system)
    try fixture.folder.write("halb", to: "Eingang/scan.pdf")
    let isAsked = Channel<Bool>()
    let path = fixture.inbox + "/scan.pdf"
    let check = FakeCheck { _ in
      isAsked.send(true)
      return FileStatus(path: path)?.size == 4 ? .incomplete("Das Ende fehlt.") : .whole(mayGrow: false)
    }
    let store = fixture.store
    try await run(loop(fixture, check: check), fixture.parts()) { event in
      if case .ready = event {
        for await _ in isAsked.values { break }
        while try store.waiting().map(\.reason) != [.incomplete] { await Task.yield() }
        #expect(try store.cards(.all).isEmpty)
        try fixture.folder.write("halb und ganz", to: "Eingang/scan.pdf")
      }
      if case .finished(_, .proposed) = event { return true }
      return false
    }
    #expect(try store.where(.name("scan.pdf")).first?.files.map(\.size) == [13])
  }

  @Test("what stays incomplete is taken when patience is over, and becomes a card that says so")
  func impatient() async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("kaputt", to: "Eingang/scan.pdf")
    let check = FakeCheck { _ in .incomplete("Das Ende fehlt.") }
    try await run(loop(fixture, check: check, patience: .milliseconds(200)), fixture.parts()) { event in
      if case .finished(["scan.pdf"], .failed) = event { true } else { false }
    }
    #expect(fixture.archived("original").count == 1)
  }

  @Test("an archive that cannot be written is told of once, and the file is taken when it can be written again")
  func fullArchive() async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    // A file lies where the folder of the original would have to be.
    let obstacle = "Archiv/" + SHA256.hex("Brief".utf8).prefix(2)
    try fixture.folder.write("", to: obstacle)
    var stays = 0
    try await run(loop(fixture), fixture.parts()) { event in
      if case .stays(["scan.pdf"], let error) = event {
        #expect(error.operation == .makeFolder)
        stays += 1
        try Files.move(fixture.folder.path + "/" + obstacle, to: fixture.folder.path + "/weg")
        // A change is reason enough to try again at once.
        #expect(chmod(fixture.inbox + "/scan.pdf", 0o640) == 0)
      }
      if case .finished(["scan.pdf"], .proposed) = event { return true }
      return false
    }
    #expect(stays == 1)
    #expect(fixture.folder.files(below: "Eingang").isEmpty)
  }

  @Test("an inbox that vanishes is told of, waited for, and taken from again")
  func inboxVanishes() async throws {
    let fixture = try StoreFixture()
    var told: [InboxNotice] = []
    try await run(loop(fixture), fixture.parts()) { event in
      if case .ready = event { try Files.move(fixture.inbox, to: fixture.folder.path + "/weg") }
      if case .inbox(let notice) = event {
        told.append(notice)
        if case .lost = notice { try fixture.folder.write("Brief", to: "Eingang/scan.pdf") }
      }
      if case .finished(["scan.pdf"], .proposed) = event { return true }
      return false
    }
    let lost = InboxNotice.lost(inbox: fixture.inbox, .failed(FileError(.watch, fixture.inbox, code: 2)))
    #expect(told == [lost, .back(inbox: fixture.inbox)])
  }

  @Test("a store that is moved away leaves what comes in the inbox, and goes on by itself once it is back")
  func storeMovedAway() async throws {
    let fixture = try StoreFixture()
    let elsewhere = fixture.folder.path + "/weg.sqlite"
    try await run(loop(fixture), fixture.parts()) { event in
      if case .ready = event {
        try Files.move(fixture.store.path, to: elsewhere)
        try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
      }
      if case .store(.waits(let error)) = event, FileStatus(path: fixture.store.path) == nil {
        #expect(error.reason == .gone)
        #expect(fixture.folder.files(below: "Eingang") == ["scan.pdf"])
        #expect(fixture.archived("original").isEmpty)
        try Files.move(elsewhere, to: fixture.store.path)
      }
      if case .finished(["scan.pdf"], .proposed) = event { return true }
      return false
    }
    #expect(try Store.open(path: fixture.store.path).count() == 1)
  }

  @Test("a store that is deleted is written back, told of, and goes on with all it held")
  func storeDeleted() async throws {
    let fixture = try StoreFixture()
    try fixture.card("Vorher")
    try await run(loop(fixture), fixture.parts()) { event in
      if case .ready = event {
        #expect(unlink(fixture.store.path) == 0)
        try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
      }
      if case .finished(["scan.pdf"], .proposed) = event { return true }
      return false
    }
    #expect(try Store.open(path: fixture.store.path).count() == 2)
  }

  @Test("an inbox elsewhere is made the first time, and waited for ever after")
  func missingInbox() async throws {
    let fixture = try StoreFixture()
    let elsewhere = try TemporaryFolder()
    let inbox = elsewhere.path + "/Freigabe/Eingang"
    try await run(loop(fixture, inbox: inbox), fixture.parts()) { if case .ready = $0 { true } else { false } }
    #expect(FileStatus(path: inbox)?.kind == .folder)
    try Files.move(elsewhere.path + "/Freigabe", to: elsewhere.path + "/ausgehängt")
    try await run(loop(fixture, inbox: inbox), fixture.parts()) { event in
      if case .inbox(.lost) = event { true } else { false }
    }
    #expect(FileStatus(path: inbox) == nil)
  }

  @Test("a file that cannot be moved out of the inbox is safe, has its card, and is moved once that is possible")
  func left() async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Eingang/Ordner/1.jpg")
    // A file lies where the folder for taken files would have to be.
    try fixture.folder.write("", to: "Archiv/angenommen")
    try await run(loop(fixture), fixture.parts()) { if case .finished(_, .proposed) = $0 { true } else { false } }
    #expect(fixture.folder.files(below: "Eingang") == ["Ordner/1.jpg"])
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    #expect(try custody.moveLeft(inbox: fixture.inbox).map(\.operation) == [.makeFolder])
    try Files.move(fixture.folder.path + "/Archiv/angenommen", to: fixture.folder.path + "/weg")
    #expect(try custody.moveLeft(inbox: fixture.inbox).isEmpty)
    #expect(fixture.archived("angenommen") == ["angenommen/1/1.jpg"])
    #expect(FileStatus(path: fixture.inbox + "/Ordner") == nil)
    #expect(try fixture.store.cards(.all).count == 1)
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
}
