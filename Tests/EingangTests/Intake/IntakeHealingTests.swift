import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct IntakeHealingTests {
  /// A household whose reader fails until it is mended, and whose program can be another version.
  final class World: Sendable {
    let failure = Guarded<Stoerung?>(nil)
    let program = Guarded("1")
    let time = Guarded<Int64>(1_757_073_600_000)
  }

  let world = World()
  let folder: TemporaryFolder
  let store: Store
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    folder = fixture.folder
    store = try Store.open(path: fixture.store.path) { [world] in
      UTCTime(milliseconds: world.time.withLock { $0 })
    }
  }

  func intake(_ manner: Intake.Manner = .daemon(tick: .milliseconds(1))) throws -> Intake {
    let reader = FakeReader { [world] (_) throws(Stoerung) in
      if let stoerung = world.failure.withLock({ $0 }) { throw stoerung }
    }
    var parts = fixture.parts(reader)
    parts.store = store
    parts.circumstances = { [world] in
      Circumstances(
        program: world.program.withLock { $0 }, libraries: "x", languages: ["deu"], limits: .init(Limits()))
    }
    return try Intake(parts, manner: manner)
  }

  func fail(_ cause: Stoerung.Cause) -> Stoerung {
    let stoerung = Stoerung(stage: .ocr, why: "Es ging nicht.", cause: cause)
    world.failure.withLock { $0 = stoerung }
    return stoerung
  }

  func pass(minutes: Int64) { world.time.withLock { $0 += minutes * 60_000 } }

  func takeLetter(_ intake: Intake) async throws -> Outcome {
    let path = try folder.write("Brief", to: "x/brief.pdf")
    return try await intake.take(Arrival(files: [path], mode: .copy))
  }

  /// Carries out what is due now.
  func heal(_ intake: Intake) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for work in try await intake.due().get().work {
      switch work {
      case .again(let document):
        outcomes.append(try await intake.read(document, .again(counts: true)))
        await intake.dequeue(document.id)
      case .document(let document), .suspect(let document):
        outcomes.append(try await intake.read(document))
        await intake.dequeue(document.id)
      case .arrival: continue
      }
    }
    return outcomes
  }

  private var steps: [JournalStep] {
    get throws { try store.where(.id(1)).first?.steps.map(\.step) ?? [] }
  }

  @Test("a disturbed card becomes a proposal under its number by itself, once its cause is gone")
  func heals() async throws {
    let intake = try intake()
    let stoerung = fail(.document)
    guard case .failed = try await takeLetter(intake) else {
      Issue.record("not failed")
      return
    }
    pass(minutes: 2)
    #expect(try await heal(intake).isEmpty)
    world.program.withLock { $0 = "2" }
    world.failure.withLock { $0 = nil }
    guard case .proposed(let card) = try await heal(intake).first else {
      Issue.record("not healed")
      return
    }
    #expect(card.id == 1 && card.state == .offen)
    #expect(
      try steps == [.archiviert, .begonnen, .gestoert, .erneutVersucht, .gelesen, .vorgeschlagen])
    #expect(try store.failedDocuments().isEmpty && store.attempts().isEmpty)
    #expect(stoerung.cause == .document)
  }

  @Test("a failure is tried again three times with growing pauses, then only by hand")
  func bounded() async throws {
    let intake = try intake(.once)
    _ = fail(.interrupted)
    _ = try await takeLetter(intake)
    #expect(try await heal(intake).isEmpty)
    for (number, minutes) in [(1, 1), (2, 10), (3, 60)] as [(Int, Int64)] {
      pass(minutes: minutes)
      #expect(try await heal(intake).count == 1)
      #expect(try store.failedDocument(id: 1)?.tries == number)
      #expect(try await heal(intake).isEmpty)
    }
    pass(minutes: 100_000)
    #expect(try await heal(intake).isEmpty)
    world.failure.withLock { $0 = nil }
    guard case .proposed = try await intake.retry(1) else {
      Issue.record("not read by hand")
      return
    }
  }

  @Test("by hand it fails again with today's reason, and does not use up a try by itself")
  func byHand() async throws {
    let intake = try intake(.once)
    _ = fail(.memory)
    _ = try await takeLetter(intake)
    let stoerung = fail(.time)
    guard case .failed(let card) = try await intake.retry(1) else {
      Issue.record("not failed")
      return
    }
    #expect(card.content == .gestoert(stoerung))
    #expect(try store.failedDocument(id: 1)?.cause == .time)
    #expect(try store.failedDocument(id: 1)?.tries == 0)
  }

  @Test("a card that a person declined or filled in is never tried again", arguments: [true, false])
  func decided(declined: Bool) async throws {
    let intake = try intake(.once)
    _ = fail(.document)
    _ = try await takeLetter(intake)
    let decisions = Decisions(store: store, archive: fixture.archive, ablage: folder.path + "/Ablage")
    var change = Aenderung()
    change.titel = "Von Hand"
    _ = declined ? try decisions.decline(1) : try decisions.change(1, change)
    world.program.withLock { $0 = "2" }
    world.failure.withLock { $0 = nil }
    pass(minutes: 5)
    #expect(try await heal(intake).isEmpty)
    #expect(try await intake.retry(1) == nil)
    // Even where it was begun before the person decided.
    let parts = try store.files(of: 1).map(\.part)
    let late = DocumentResult(
      content: .vorschlag(.sample()), parts: parts, pages: [], bytes: 1, timing: Timing(), run: nil)
    _ = try store.finish(1, with: late)
    #expect(try store.card(id: 1)?.vorschlag?.extraction.titel?.value == (declined ? nil : "Von Hand"))
  }

  @Test("what fails for want of something on the machine waits without a card, longer each time, and then says so")
  func waits() async throws {
    let intake = try intake()
    let stoerung = fail(.resources)
    let start = world.time.withLock { $0 }
    #expect(
      try await takeLetter(intake)
        == .postponed(1, stoerung, until: UTCTime(milliseconds: start + 10_000)))
    #expect(try store.card(id: 1) == nil)
    #expect(try store.postponedDocuments().map(\.why) == ["Es ging nicht."])
    #expect(try await heal(intake).isEmpty)
    for minutes in [1, 10] as [Int64] {
      pass(minutes: minutes)
      guard case .postponed = try await heal(intake).first else {
        Issue.record("not postponed")
        return
      }
    }
    pass(minutes: 10)
    guard case .failed(let card) = try await heal(intake).first else {
      Issue.record("no card")
      return
    }
    #expect(card.content == .gestoert(stoerung))
    world.failure.withLock { $0 = nil }
    pass(minutes: 1)
    guard case .proposed = try await heal(intake).first else {
      Issue.record("not healed")
      return
    }
  }

  @Test("a reader that was killed twice is tried once more before there is a card")
  func killedReader() async throws {
    let intake = try intake()
    _ = fail(.interrupted)
    guard case .postponed = try await takeLetter(intake) else {
      Issue.record("not postponed")
      return
    }
    pass(minutes: 1)
    guard case .failed = try await heal(intake).first else {
      Issue.record("no card")
      return
    }
  }

  @Test("a daemon reads what a run beside it left behind when it died")
  func leftBehind() async throws {
    let path = try folder.write("Brief", to: "x/brief.pdf")
    let custody = try Custody(store: store, archive: fixture.archive)
    guard case .received = try custody.take(Arrival(files: [path], mode: .copy)) else { return }
    _ = try store.begin(1, owner: "tot")
    let intake = try intake()
    #expect(try await heal(intake).isEmpty)
    pass(minutes: 2)
    guard case .proposed = try await heal(intake).first else {
      Issue.record("left behind")
      return
    }
  }

  @Test("a running daemon heals without being told to")
  func byItself() async throws {
    _ = fail(.interrupted)
    _ = try await takeLetter(try intake(.once))
    world.failure.withLock { $0 = nil }
    pass(minutes: 1)
    let (arrivals, continuation) = AsyncStream.makeStream(of: Arrival.self)
    let healed = Gate()
    var parts = fixture.parts()
    parts.store = store
    parts.circumstances = { [world] in
      Circumstances(
        program: world.program.withLock { $0 }, libraries: "x", languages: ["deu"], limits: .init(Limits()))
    }
    let daemon = try Intake(parts, manner: .daemon(tick: .milliseconds(1))) { event in
      if case .finished(_, .proposed) = event { Task { await healed.open() } }
    }
    let supply = Intake.Supply(arrivals: arrivals)
    let task = Task { try await daemon.takeAll(supply, parallel: 1, lock: try fixture.lock()) }
    await healed.pass()
    continuation.finish()
    try await task.value
    #expect(try store.card(id: 1)?.state == .offen)
  }

  @Test("a daemon whose store is replaced by another file ends with an error, and leaves both alone")
  func storeTaken() async throws {
    let (arrivals, continuation) = AsyncStream.makeStream(of: Arrival.self)
    let task = Task {
      try await self.intake().takeAll(Intake.Supply(arrivals: arrivals), parallel: 1, lock: try fixture.lock())
    }
    try Files.move(store.path, to: folder.path + "/weg")
    try folder.write("", to: "eingang.sqlite")
    await #expect(throws: IntakeError.store(StoreError(path: store.path, reason: .replaced))) { try await task.value }
    continuation.finish()
  }
}
