import Foundation

/// Work that cannot be stopped, on a thread of its own, and waited for only so long.
///
/// Work that never ends keeps its thread until the program ends; nothing else waits for it.
enum TimedWork {
  /// Nil where the work has not ended in time.
  static func run<Result: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () -> Result
  ) async -> Result? {
    await withCheckedContinuation { continuation in
      let answer = Answer(continuation)
      let timer = Task {
        do { try await Task.sleep(for: limit) } catch { return }
        answer.give(nil)
      }
      let thread = Thread {
        let result = work()
        timer.cancel()
        answer.give(result)
      }
      // As much as a program's main thread has.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Goes to whoever waits, once.
  private final class Answer<Result: Sendable>: Sendable {
    private let waiting: Guarded<CheckedContinuation<Result?, Never>?>

    init(_ continuation: CheckedContinuation<Result?, Never>) { waiting = Guarded(continuation) }

    func give(_ result: Result?) {
      let continuation = waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      continuation?.resume(returning: result)
    }
  }
}
