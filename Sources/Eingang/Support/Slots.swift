/// Lets so many tasks through at a time, in the order of their coming.
///
/// A cancelled task waits like any other: whoever holds a slot for a cancelled task gives it back soon.
package final class Slots: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Guarded<State>

  package init(_ count: Int) { state = Guarded(State(free: max(1, count))) }

  package func acquire() async {
    await withCheckedContinuation { continuation in
      let goesAtOnce = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if goesAtOnce { continuation.resume() }
    }
  }

  package func release() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Void, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
