/// Work that waits without giving its thread back, for a key or for another process's lock, on a thread of its own.
///
/// On a machine with one core the pool has one thread, and a signal could not be answered meanwhile.
package actor BlockingWork {
  private let executor: QueueExecutor

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The label shows up in a debugger.
  package init(label: String) { executor = QueueExecutor(label: label) }

  /// Within the caller's task, so that it is cancelled with it.
  package func run<Result: Sendable>(_ work: @Sendable () throws -> Result) throws -> Result { try work() }

  /// The same of work that says itself how it went.
  func run<Success, Failure>(_ work: @Sendable () -> Result<Success, Failure>) -> Result<Success, Failure> { work() }
}
