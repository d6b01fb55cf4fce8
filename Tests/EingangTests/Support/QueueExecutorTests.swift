import Dispatch
import Eingang
import Testing

@Suite struct QueueExecutorTests {
  private actor Blocking {
    private let executor = QueueExecutor(label: "test")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
  }

  @Test("actors that block leave the pool's threads to the others")
  func blocking() async {
    let semaphore = DispatchSemaphore(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        let actor = Blocking()
        group.addTask { await actor.wait(for: semaphore) }
      }
      // Only a free pool thread can run this; were the sixteen holding them, the test would never end.
      group.addTask { for _ in 0..<16 { semaphore.signal() } }
      await group.waitForAll()
    }
    #expect(semaphore.wait(timeout: .now()) == .timedOut)
  }
}
