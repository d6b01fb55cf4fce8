import Eingang
import Testing

@testable import eingangd

struct OrderedWorkTests {
  @Test("results come in the order of the pieces, whatever finishes first")
  func order() async throws {
    let gate = Gate()
    var handed: [Int] = []
    try await OrderedWork.run([0, 1, 2], atOnce: 3) { piece in
      // The first piece waits until the last one is done.
      if piece == 0 { await gate.wait() }
      if piece == 2 { await gate.open() }
      return piece
    } handOver: {
      handed.append($0)
    }
    #expect(handed == [0, 1, 2])
  }

  @Test("no more is done at once than allowed", arguments: [1, 2, 5])
  func limit(atOnce: Int) async throws {
    let running = Guarded((now: 0, most: 0))
    var handed = 0
    try await OrderedWork.run(Array(0..<40), atOnce: atOnce) { _ in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      await Task.yield()
      running.withLock { $0.now -= 1 }
    } handOver: {
      handed += 1
    }
    #expect(handed == 40)
    #expect(running.withLock { $0.most } <= atOnce)
  }

  @Test("an error while handing over ends the work")
  func failing() async {
    await #expect(throws: OutputClosed.self) {
      try await OrderedWork.run([1, 2, 3], atOnce: 2) {
        $0
      } handOver: { _ in
        throw OutputClosed()
      }
    }
  }

  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }
}
