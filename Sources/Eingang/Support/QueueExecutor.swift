import Dispatch

/// Runs an actor on a queue of its own, so that a blocking call in it holds none of the pool's few threads.
///
/// Linux's Dispatch has no `DispatchSerialQueue` that could serve as the executor.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// The label shows up in a debugger.
  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
