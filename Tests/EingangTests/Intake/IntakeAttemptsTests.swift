import AlbertModel
import Dispatch
import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct IntakeAttemptsTests {
  /// A document that waits to be read.
  private func waiting(_ fixture: StoreFixture, _ text: String = "Brief") throws -> Int {
    let path = try fixture.folder.write(text, to: "Eingang/\(text).pdf")
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    guard case .received(let receipt) = try custody.take(Arrival(files: [path], mode: .move)) else {
      throw StoreFixture.Unexpected()
    }
    return receipt.registration.document
  }

  /// A run that dies with these documents in hand, so many times.
  private func die(_ fixture: StoreFixture, with ids: [Int], at stage: AttemptStage, times: Int = 1) throws {
    for _ in 0..<times {
      for id in ids {
        _ = try fixture.store.begin(id, owner: "tot")
        if stage == .verstehen { try fixture.store.keepReadings([], of: id) }
      }
      try fixture.store.bury("tot")
    }
  }

  @Test("what ended the program thrice while nothing else was in hand is a disturbed card that says so")
  func givenUp() async throws {
    let fixture = try StoreFixture()
    let id = try waiting(fixture)
    try die(fixture, with: [id], at: .verstehen, times: 3)
    let reader = FakeReader { _ in Issue.record("read once more") }
    let outcome = try await Intake(fixture.parts(reader)).read(try #require(try fixture.store.pending().first))
    guard case .failed(let card) = outcome, case .gestoert(let stoerung) = card.content else {
      Issue.record("not disturbed: \(outcome)")
      return
    }
    #expect(stoerung.why.hasPrefix("Dreimal endete das Programm"))
    #expect(stoerung.why.contains("eingangd retry \(id)"))
    #expect(stoerung.stage == .extract && stoerung.cause == .program)
    #expect(try fixture.store.pending().isEmpty && fixture.store.attempts().isEmpty)
    #expect(fixture.archived("original").count == 1)
  }

  @Test(
    "what was killed more rarely, or while readers worked, or beside another document, is read",
    arguments: [(AttemptStage.verstehen, 2, 1), (.lesen, 9, 1), (.verstehen, 9, 2), (.lesen, 20, 2)])
  func innocent(stage: AttemptStage, times: Int, together: Int) async throws {
    let fixture = try StoreFixture()
    let ids = try (1...together).map { try waiting(fixture, "Brief \($0)") }
    try die(fixture, with: ids, at: stage, times: times)
    let intake = try Intake(fixture.parts())
    for document in try fixture.store.pending() { _ = try await intake.read(document) }
    #expect(try fixture.store.cards(CardFilter(states: [.offen])).compactMap(\.id) == ids)
    #expect(try fixture.store.attempts().isEmpty)
  }

  @Test("what was read and not understood before a crash is not read again")
  func readingKept() async throws {
    let fixture = try StoreFixture()
    let id = try waiting(fixture, "Mahnung")
    let sha256 = SHA256.hex("Mahnung".utf8)
    _ = try fixture.store.begin(id, owner: "tot")
    let page = MarkedText("Mahnung").page
    let reading = Reading(pages: [page], timing: Timing(), bytes: 7, fingerprint: "fake")
    try fixture.store.keepReadings([(sha256, reading)], of: id)
    let reader = FakeReader { _ in Issue.record("read again") }
    try await Intake(fixture.parts(reader)).takeAll([], parallel: 1, lock: fixture.lock())
    #expect(try fixture.store.card(id: id)?.vorschlag?.extraction.titel?.value == "Mahnung")
    #expect(try fixture.store.pages(of: id).map(\.text) == ["Mahnung\n"])
  }

  @Test("what was in hand when a run died is read with nothing else in hand, and before the rest")
  func alone() async throws {
    let fixture = try StoreFixture()
    let ids = try (1...3).map { try waiting(fixture, "Brief \($0)") }
    try die(fixture, with: [ids[1], ids[2]], at: .lesen)
    let hand = Guarded<(now: [String], seen: [[String]])>(([], []))
    let reader = FakeReader { text in
      hand.withLock { hand in
        hand.now.append(text)
        hand.seen.append(hand.now.sorted())
      }
      for _ in 0..<50 { await Task.yield() }
      hand.withLock { hand in hand.now.removeAll { $0 == text } }
    }
    try await Intake(fixture.parts(reader)).takeAll([], parallel: 3, lock: fixture.lock())
    #expect(hand.withLock { $0.seen } == [["Brief 2"], ["Brief 3"], ["Brief 1"]])
    #expect(try fixture.store.cards(.all).count == 3)
  }

  @Test("understanding that never ends is a disturbed card, and the program goes on")
  func endless() async throws {
    let fixture = try StoreFixture()
    let files = try ["endlos", "kurz"].map { try fixture.folder.write($0, to: "x/\($0).pdf") }
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }
    var parts = fixture.parts()
    parts.understandingLimit = .milliseconds(20)
    parts.understand = { _ in
      end.wait()
      return .sample()
    }
    guard case .failed(let card) = try await Intake(parts).take(Arrival(files: [files[0]], mode: .copy)),
      case .gestoert(let stoerung) = card.content
    else {
      Issue.record("not disturbed")
      return
    }
    #expect(stoerung.stage == .extract && stoerung.cause == .program)
    guard case .proposed = try await Intake(fixture.parts()).take(Arrival(files: [files[1]], mode: .copy)) else {
      Issue.record("the program does not go on")
      return
    }
  }

  @Test("ending the program in the middle of a document is no failed attempt, however often")
  func interrupted() async throws {
    let fixture = try StoreFixture()
    let id = try waiting(fixture)
    for _ in 0..<3 {
      let (reading, gate) = (Gate(), Gate())
      let reader = FakeReader { _ in
        await reading.open()
        await gate.pass()
      }
      let intake = try Intake(fixture.parts(reader))
      let task = Task {
        let document = try #require(try fixture.store.pending().first)
        return try await intake.read(document)
      }
      await reading.pass()
      task.cancel()
      await gate.open()
      #expect(try await task.value == .interrupted(id))
    }
    try await Intake(fixture.parts()).takeAll([], parallel: 1, lock: fixture.lock())
    #expect(try fixture.store.card(id: id)?.state == .offen)
  }

  @Test("a document that takes long to understand holds up no other")
  func slow() async throws {
    let fixture = try StoreFixture()
    let files = try ["langsam", "schnell"].map { try fixture.folder.write($0, to: "x/\($0).pdf") }
    let isDone = DispatchSemaphore(value: 0)
    var parts = fixture.parts()
    parts.understand = { pages in
      let text = pages.first?.lines.first?.text
      if text == "langsam" { isDone.wait() }
      return .sample(titel: text)
    }
    let reports = Reports()
    let intake = try Intake(parts) { event in
      if case .finished(let names, _) = event, names == ["schnell.pdf"] { isDone.signal() }
      reports.report(event)
    }
    try await intake.takeAll(Arrival.documents(files, joined: false, mode: .copy), parallel: 2, lock: nil)
    #expect(await reports.outcomes().count == 2)
    #expect(try fixture.store.cards(.all).count == 2)
  }

  @Test("without the home's lock, what another process has in hand is left to it")
  func withoutLock() async throws {
    let fixture = try StoreFixture()
    let others = try waiting(fixture, "fremd")
    let held = try fixture.lock()
    let own = try fixture.folder.write("eigen", to: "x/eigen.pdf")
    try await Intake(fixture.parts()).takeAll(
      [Arrival(files: [own], mode: .copy)], parallel: 1, lock: try fixture.lock(within: .zero))
    withExtendedLifetime(held) {}
    #expect(try fixture.store.pending().map(\.id) == [others])
    #expect(try fixture.store.cards(.all).map(\.files) == [["eigen.pdf"]])
  }

  @Test("what another process has decided or read meanwhile is told with that card, not as a duplicate")
  func elsewhere() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "x/scan.pdf")
    let store = fixture.store
    let reader = FakeReader { _ in
      do {
        for document in try store.pending() {
          let result = DocumentResult(
            content: .vorschlag(.sample()), parts: document.files.map(\.part), pages: [], bytes: 1, timing: Timing(),
            run: nil)
          _ = try store.finish(document.id, with: result)
        }
      } catch { Issue.record(error) }
    }
    let outcome = try await Intake(fixture.parts(reader)).take(Arrival(files: [path], mode: .copy))
    guard case .elsewhere(let card) = outcome else {
      Issue.record("told otherwise: \(outcome)")
      return
    }
    #expect(card.id == 1 && card.state == .offen)
    #expect(try fixture.store.cards(.all).count == 1)
  }

  @Test("what another living process has in hand is left to it, and taken over once that has died")
  func inHand() async throws {
    let fixture = try StoreFixture()
    let id = try waiting(fixture)
    var other: Workshop? = try Workshop(in: fixture.archive)
    _ = try fixture.store.begin(id, owner: try #require(other?.name))
    let document = try #require(try fixture.store.pending().first)
    #expect(try await Intake(fixture.parts()).read(document) == .reading(id))
    other = nil
    // A process that another test starts may hold its lock for a moment longer.
    var outcome = try await Intake(fixture.parts()).read(document)
    while outcome == .reading(id) { outcome = try await Intake(fixture.parts()).read(document) }
    guard case .proposed = outcome else {
      Issue.record("not taken over: \(outcome)")
      return
    }
  }
}
