import Dispatch
import Testing

@testable import Eingang

@Suite("What is guarded") struct GuardedTests {
  @Test("nothing that threads add at the same time is lost")
  func addsUp() {
    let added = Guarded<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<1000 { added.withLock { $0.append(thread * 1000 + step) } }
    }
    #expect(added.withLock { $0.sorted() } == Array(0..<4000))
  }

  @Test("what fails within it says so outside, and leaves it free for the next")
  func failure() {
    let left = Guarded(1)
    #expect(throws: CancellationError.self) {
      try left.withLock { left in
        left = 2
        throw CancellationError()
      }
    }
    #expect(left.withLock { $0 } == 2)
  }
}
