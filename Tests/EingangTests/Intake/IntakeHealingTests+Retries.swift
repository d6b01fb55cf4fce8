import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

/// How often a disturbed card is tried, and what comes between a try and its card.
extension IntakeHealingTests {
  @Test("what used up its tries is tried by itself under another version, thrice again")
  func newVersion() async throws {
    let intake = try intake(.once)
    _ = fail(.interrupted)
    _ = try await takeLetter(intake)
    for version in ["1", "2"] {
      world.program.withLock { $0 = version }
      for number in 1...3 {
        pass(minutes: 60)
        #expect(try await heal(intake).count == 1, "\(version), \(number)")
        #expect(try store.failedDocument(id: 1)?.tries == number)
      }
      pass(minutes: 100_000)
      #expect(try await heal(intake).isEmpty, "\(version)")
    }
  }

  @Test("a version whose tries each end with the program tries no more than thrice either")
  func newVersionDies() async throws {
    let intake = try intake(.once)
    _ = fail(.document)
    _ = try await takeLetter(intake)
    world.program.withLock { $0 = "2" }
    let now = Circumstances(program: "2", libraries: "x", languages: ["deu"], limits: .init(Limits()))
    for number in 1...3 {
      #expect(try await intake.due().get().work.count == 1)
      await intake.dequeue(1)
      _ = try store.beginRetry(1, owner: "tot", counts: true, under: now)
      try store.bury("tot")
      #expect(try store.failedDocument(id: 1)?.tries == number)
    }
    #expect(try await intake.due().get().work.isEmpty)
  }

  @Test("a disturbed card that another living run has in hand is left to it without a word")
  func inAnotherHand() async throws {
    let intake = try intake(.once)
    _ = fail(.document)
    _ = try await takeLetter(intake)
    world.program.withLock { $0 = "2" }
    var other: Workshop? = try Workshop(in: fixture.archive)
    _ = try store.beginRetry(1, owner: try #require(other?.name), counts: false)
    #expect(try await intake.due().get().work.isEmpty)
    #expect(try store.failedDocument(id: 1)?.tries == 0)
    other = nil
    // A process that another test starts may hold its lock for a moment longer.
    while try await intake.due().get().work.isEmpty { await Task.yield() }
    #expect(try store.attempts().compactMap(\.owner).isEmpty)
  }

  @Test("a try that an unusable store cut short is not counted")
  func storeFails() async throws {
    _ = fail(.interrupted)
    _ = try await takeLetter(try intake(.once))
    pass(minutes: 1)
    let reader = FakeReader { [store] _ in
      do {
        try store.write { (connection) throws(StoreError) in
          try connection.execute("ALTER TABLE throughput RENAME TO elsewhere")
        }
      } catch { Issue.record(error) }
    }
    var parts = fixture.parts(reader)
    parts.store = store
    let again = try Intake(parts)
    await #expect(throws: IntakeError.self) {
      _ = try await again.read(try store.document(1), .again(counts: true))
    }
    #expect(try store.failedDocument(id: 1)?.tries == 0)
    #expect(try store.attempts().compactMap(\.owner).isEmpty)
  }

  @Test("a card that was split while it was read again keeps to its own pages, and is read again as it is then")
  func splitMeanwhile() async throws {
    let intake = try intake(.once)
    let paths = try ["eins", "zwei"].map { try folder.write($0, to: "x/\($0).pdf") }
    _ = fail(.document)
    _ = try await intake.take(Arrival(files: paths, mode: .copy))
    world.program.withLock { $0 = "2" }
    let document = try store.document(1)
    let decisions = Decisions(store: store, archive: fixture.archive, ablage: folder.path + "/Ablage")
    // Both files are read at once; one reading is enough to come upon it.
    let isSplit = Guarded(false)
    let reader = FakeReader { _ in
      guard
        isSplit.withLock({ isSplit in
          defer { isSplit = true }
          return !isSplit
        })
      else { return }
      do {
        _ = try decisions.split(1) { _ in .sample() }
      } catch { Issue.record(error) }
    }
    var parts = fixture.parts(reader)
    parts.store = store
    guard case .elsewhere(let card) = try await Intake(parts).read(document, .again(counts: true)) else {
      Issue.record("written all the same")
      return
    }
    #expect(card.files == ["eins.pdf"] && card.state == .gestoert)
    world.failure.withLock { $0 = nil }
    guard case .proposed(let healed) = try await heal(intake).first else {
      Issue.record("not read again")
      return
    }
    #expect(healed.id == 1 && healed.files == ["eins.pdf"] && healed.pages == [1])
    #expect(try await heal(intake).isEmpty)
  }

  @Test("ending the program in the middle of a retry is no try")
  func interrupted() async throws {
    let intake = try intake(.once)
    _ = fail(.interrupted)
    _ = try await takeLetter(intake)
    pass(minutes: 1)
    let (reading, gate) = (Gate(), Gate())
    var parts = fixture.parts(
      FakeReader { _ in
        await reading.open()
        await gate.pass()
      })
    parts.store = store
    let again = try Intake(parts)
    let task = Task { try await again.read(try store.document(1), .again(counts: true)) }
    await reading.pass()
    #expect(try store.failedDocument(id: 1)?.tries == 1)
    task.cancel()
    await gate.open()
    #expect(try await task.value == .interrupted(1))
    #expect(try store.failedDocument(id: 1)?.tries == 0)
  }
}
