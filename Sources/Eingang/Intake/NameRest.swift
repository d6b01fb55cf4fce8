/// Decides when a name in the inbox that is not UTF-8 may be put right.
///
/// A scanner that closes the file after each page goes on by the old name and would begin a second file, so what bears
/// it must have stood still for as long as what grows page by page: by the clock here, never by what its times say.
final class NameRest: Sendable {
  private struct Seen {
    var look: Misnamed.Look
    var since: ContinuousClock.Instant
    /// When it was last met; what was renamed or taken away is forgotten.
    var met: ContinuousClock.Instant
  }

  private let rest: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let seen = Guarded<[Misnamed.Place: Seen]>([:])

  init(_ rule: StabilityRule, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    rest = max(rule.quiet, rule.quietInFolder, rule.quietWhenGrowing)
    self.now = now
  }

  func verdict(on misnamed: Misnamed) -> Misnamed.Verdict {
    let now = now()
    return seen.withLock { seen in
      var one = seen[misnamed.place] ?? Seen(look: misnamed.look, since: now, met: now)
      if one.look != misnamed.look || misnamed.look.isBeingWritten { one.since = now }
      (one.look, one.met) = (misnamed.look, now)
      let isOver = one.since + rest <= now
      seen[misnamed.place] = isOver ? nil : one
      return isOver ? .isRenamed : .waits
    }
  }

  /// How long until one of those that were met in a look that began then can be put right; nil where there is none.
  func next(since look: ContinuousClock.Instant) -> Duration? {
    seen.withLock { seen in
      seen = seen.filter { $0.value.met >= look }
      return seen.values.map(\.since).min().map { max(.zero, now().duration(to: $0 + rest)) }
    }
  }
}
