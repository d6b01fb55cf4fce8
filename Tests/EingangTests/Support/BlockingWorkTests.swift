import Dispatch
import Eingang
import Testing

@Suite(.timeLimit(.minutes(15))) struct BlockingWorkTests {
  @Test("more pieces may wait at the same time than the pool has threads")
  func waits() async throws {
    let count = 64
    let (arrived, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue(label: "opener").async {
      for _ in 0..<count { arrived.wait() }
      for _ in 0..<count { mayGo.signal() }
    }
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...count {
        group.addTask {
          try await BlockingWork(label: "test").run {
            arrived.signal()
            mayGo.wait()
            return number
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == count * (count + 1) / 2)
  }
}
