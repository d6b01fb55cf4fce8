import Glibc

/// Waits for a store that cannot be used just now: another process holds it, or its disk is full.
///
/// What was to be stored is tried again as a whole, so nothing is lost and nothing is stored twice. Waiting ends with
/// the task that waits.
package struct StorePatience: Sendable {
  /// What is told while it waits.
  package enum News: Hashable, Sendable {
    case waits(StoreError)
    case goesOn
  }

  /// Which troubles are waited for.
  package enum Measure: Hashable, Sendable {
    case none
    /// Another process, for a few minutes.
    case busy
    /// Another process or a full disk, without end: what a start can wait for.
    case starting
    /// Whatever may pass: another process, a full disk, a disk that cannot be written, a file that was moved away.
    case passing
  }

  let measure: Measure
  /// Between two tries.
  let pause: Duration
  let tell: @Sendable (News) -> Void
  /// For `busy`; a run that a person waits for must end some time.
  private static let longest = Duration.seconds(300)

  package init(
    _ measure: Measure, pause: Duration = .seconds(1), tell: @escaping @Sendable (News) -> Void = { _ in }
  ) {
    self.measure = measure
    self.pause = pause
    self.tell = tell
  }

  package static let none = StorePatience(.none)

  /// Does what is asked, again and again where that has a point; it must be one transaction.
  package func run<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    let start = ContinuousClock.now
    var hasTold = false
    while true {
      do {
        let result = try body()
        if hasTold { tell(.goesOn) }
        return result
      } catch {
        guard waits(for: error, since: start) else { throw error }
        if !hasTold { tell(.waits(error)) }
        hasTold = true
        guard rest() else { throw error }
      }
    }
  }

  private func waits(for error: StoreError, since start: ContinuousClock.Instant) -> Bool {
    switch (measure, error.reason) {
    case (.none, _): false
    case (.starting, .busy), (.starting, .full): true
    case (.passing, .busy), (.passing, .full), (.passing, .inaccessible), (.passing, .gone): true
    case (.busy, .busy): ContinuousClock.now - start < StorePatience.longest
    default: false
    }
  }

  /// Holds the thread, which is the caller's own, in short steps; false once the task is cancelled.
  private func rest() -> Bool {
    let end = ContinuousClock.now + pause
    while ContinuousClock.now < end {
      if Task.isCancelled { return false }
      usleep(20_000)
    }
    return !Task.isCancelled
  }
}
