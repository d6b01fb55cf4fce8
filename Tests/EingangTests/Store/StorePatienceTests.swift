import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct StorePatienceTests {
  /// What was told, and what happens when it is.
  private final class Told: Sendable {
    let news = Guarded<[StorePatience.News]>([])
    let isFree = Guarded(false)
  }

  private static let busy = StoreError(path: "/x.sqlite", reason: .busy)

  @Test("what is waited for is done once it is possible, and waiting and going on are told once each")
  func waits() throws {
    let told = Told()
    let patience = StorePatience(.passing, pause: .zero) { news in told.news.withLock { $0.append(news) } }
    var tries = 0
    let result = try patience.run { () throws(StoreError) -> String in
      tries += 1
      if tries < 4 { throw StorePatienceTests.busy }
      return "done"
    }
    #expect(result == "done" && tries == 4)
    #expect(told.news.withLock { $0 } == [.waits(StorePatienceTests.busy), .goesOn])
  }

  @Test(
    "each measure waits for just what it can",
    arguments: [
      (StorePatience.Measure.none, StoreError.Reason.busy, 1), (.busy, .busy, 2), (.busy, .full, 1),
      (.starting, .full, 2), (.starting, .inaccessible("x"), 1), (.passing, .inaccessible("x"), 2),
      (.passing, .damaged("x"), 1), (.passing, .newer(found: 9, known: 1), 1), (.passing, .replaced, 1),
      (.passing, .gone, 2), (.busy, .gone, 1),
    ])
  func measures(measure: StorePatience.Measure, reason: StoreError.Reason, tries expected: Int) {
    var tries = 0
    let done: Bool
    do throws(StoreError) {
      try StorePatience(measure, pause: .zero).run { () throws(StoreError) in
        tries += 1
        if tries == 1 { throw StoreError(path: "/x.sqlite", reason: reason) }
      }
      done = true
    } catch {
      done = false
    }
    #expect(tries == expected)
    #expect(done == (expected == 2))
  }

  @Test("a task that is cancelled stops waiting")
  func cancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var tries = 0
      do throws(StoreError) {
        try StorePatience(.passing, pause: .seconds(60)).run { () throws(StoreError) in
          tries += 1
          throw StorePatienceTests.busy
        }
      } catch {}
      return tries
    }
    #expect(await task.value == 1)
  }

  @Test(
    "a document in hand while another process holds the store is stored once it lets go: one card, nothing disturbed")
  func locked() async throws {
    let fixture = try StoreFixture()
    let path = fixture.store.path
    let store = try Store.open(path: path, busyMilliseconds: 1)
    let file = try fixture.folder.write("Brief", to: "Eingang/brief.pdf")
    let holder = Guarded<Connection?>(nil)
    let reader = FakeReader { _ in
      holder.withLock { holder in
        do {
          let connection = try Connection(path: path)
          try connection.execute("BEGIN EXCLUSIVE")
          holder = connection
        } catch { Issue.record(error) }
      }
    }
    var parts = fixture.parts(reader)
    parts.store = store
    let news = Guarded<[StorePatience.News]>([])
    let intake = try Intake(parts, manner: .daemon(tick: .seconds(60))) { event in
      guard case .store(let told) = event else { return }
      news.withLock { $0.append(told) }
      // It is let go only after it was missed.
      if case .waits = told { holder.withLock { $0 = nil } }
    }
    guard case .proposed = try await intake.take(Arrival(files: [file], mode: .move, inbox: fixture.inbox)) else {
      Issue.record("not proposed")
      return
    }
    #expect(news.withLock { $0 } == [.waits(StoreError(path: path, reason: .busy)), .goesOn])
    #expect(try fixture.store.cards(.all).map(\.state) == [.offen])
    #expect(fixture.archived("original").count == 1)
  }
}
