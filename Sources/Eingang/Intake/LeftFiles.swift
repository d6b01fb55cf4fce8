/// When it is time to try again to move away what is safe in the archive and had to stay in the inbox.
final class LeftFiles: Sendable {
  private static let first = Duration.seconds(10)
  private static let longest = Duration.seconds(300)

  private struct Plan {
    var at: ContinuousClock.Instant
    var pause: Duration
  }

  private let plan = Guarded<Plan?>(nil)

  /// Another file had to stay.
  func note(now: ContinuousClock.Instant) {
    plan.withLock { plan in
      plan = plan ?? Plan(at: now + LeftFiles.first, pause: LeftFiles.first)
    }
  }

  func isDue(now: ContinuousClock.Instant) -> Bool { plan.withLock { $0.map { $0.at <= now } ?? false } }

  /// So many files still had to stay; the pauses grow.
  func tried(leftover: Int, now: ContinuousClock.Instant) {
    plan.withLock { plan in
      guard leftover > 0, let before = plan else {
        plan = nil
        return
      }
      let pause = min(before.pause * 2, LeftFiles.longest)
      plan = Plan(at: now + pause, pause: pause)
    }
  }
}
