import AlbertModel
import Dispatch
import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(1))) struct IntakeAttemptsTests {
  /// A document that waits to be read.
  private func waiting(_ fixture: StoreFixture, _ text: String = "Brief") throws -> Int {
    let path = try fixture.folder.write(text, to: "Eingang/\(text).pdf")
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    guard case .received(let receipt) = try custody.take(Arrival(files: [path], mode: .move)) else {
      throw StoreFixture.Unexpected()
    }
    return receipt.registration.document
  }

  @Test("what was begun twice and ended neither time is a disturbed card that says so, and is not begun again")
  func givenUp() async throws {
    let fixture = try StoreFixture()
    let id = try waiting(fixture)
    // Two runs that ended in the middle of it, whatever ended them.
    #expect(try fixture.store.begin(id) && fixture.store.begin(id))
    let reader = FakeReader { _ in Issue.record("read a third time") }
    let reports = Reports()
    try await Intake(fixture.parts(reader), report: reports.report).takeAll([], parallel: 1, lock: fixture.lock())
    let outcomes = await reports.outcomes()
    guard case .failed(let card)? = outcomes.first, case .gestoert(let stoerung) = card.content else {
      Issue.record("not disturbed: \(outcomes)")
      return
    }
    #expect(stoerung.why.hasPrefix("Zweimal begonnen und nie fertig geworden"))
    #expect(stoerung.why.contains("eingangd reprocess \(id) --from pages --apply"))
    #expect(try fixture.store.pending().isEmpty)
    #expect(fixture.archived("original").count == 1)
  }

  @Test("what was begun once is tried once more")
  func secondTry() async throws {
    let fixture = try StoreFixture()
    let id = try waiting(fixture)
    #expect(try fixture.store.begin(id))
    try await Intake(fixture.parts()).takeAll([], parallel: 1, lock: fixture.lock())
    #expect(try fixture.store.card(id: id)?.state == .offen)
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
      [Arrival(files: [own], mode: .copy)], parallel: 1, lock: try fixture.lock())
    withExtendedLifetime(held) {}
    #expect(try fixture.store.pending().map(\.id) == [others])
    #expect(try fixture.store.cards(.all).map(\.files) == [["eigen.pdf"]])
  }

  @Test("what another process has read meanwhile is told with that card, not as a duplicate")
  func elsewhere() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "x/scan.pdf")
    let other = try Intake(fixture.parts())
    let store = fixture.store
    let reader = FakeReader { _ in
      do {
        for document in try store.pending() { _ = try await other.read(document) }
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
}
