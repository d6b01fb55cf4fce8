import Dispatch

/// Runs what blocks on a thread of its own, so that no test keeps another from running.
package enum BlockingCall {
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: body()) }
    }
  }
}
