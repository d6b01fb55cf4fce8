/// What is known of one thing in the inbox.
struct InboxSighting: Sendable {
  enum Phase: Hashable, Sendable {
    /// It has yet to stand still.
    case settling
    /// It is being looked into.
    case checking
    /// Looked into, and not to be taken yet.
    case waiting(InboxVerdict)
    /// Handed on, as it was then.
    case handedOn(InboxItem)
    /// Safe in the archive; whether it has gone from here was not looked at yet.
    case taken
    /// Safe in the archive, and still here.
    case left
    /// It could not be taken, for this German reason.
    case failed(String)
  }

  private(set) var item: InboxItem
  /// Since when it lies here.
  let since: UTCTime
  private(set) var phase = Phase.settling
  /// When it changed last.
  private(set) var changed: ContinuousClock.Instant
  /// When it was first seen as it is now.
  private(set) var seen: ContinuousClock.Instant
  /// When it is asked or tried again.
  private(set) var again: ContinuousClock.Instant?
  private var pause: Duration?
  /// It is taken as it is, though it is not whole.
  private(set) var isOverdue = false
  /// Why it was not taken the last time, which holds while that is found out anew.
  private(set) var obstacle: Phase?

  /// What has lain here unchanged since before it was seen need not wait as long as what has just come.
  ///
  /// Where other machines write, the times are theirs, and tell nothing.
  init(_ item: InboxItem, now: InboxMoment, trustsTimes: Bool) {
    self.item = item
    let past = item.changed.map { min($0, now.time) } ?? now.time
    since = past
    let age = trustsTimes ? now.time.milliseconds - past.milliseconds : 0
    changed = now.instant - .milliseconds(age)
    seen = now.instant
  }

  /// It looks different now.
  ///
  /// What is on its way to the archive is judged once it is known how that went.
  mutating func change(to item: InboxItem, now: InboxMoment) {
    self.item = item
    changed = now.instant
    seen = now.instant
    if case .handedOn = phase { return }
    settle()
  }

  /// When it is to be looked into; nil where it is not waited for.
  func due(_ rule: StabilityRule, _ sign: StabilityRule.Sign?) -> ContinuousClock.Instant? {
    switch phase {
    case .settling:
      guard let wait = rule.wait(for: item, sign: sign) else { return nil }
      // However long ago it changed: that nobody writes to it shows only in its standing still.
      return max(changed + wait, seen + min(wait, rule.quiet))
    case .waiting, .failed: return again
    case .checking, .handedOn, .taken, .left: return nil
    }
  }

  /// Somebody finds out whether it can be taken now.
  var isTriedAgain: Bool {
    switch phase {
    case .checking, .handedOn: true
    default: false
    }
  }

  func isPatienceOver(_ rule: StabilityRule, now: InboxMoment) -> Bool { changed + rule.patience <= now.instant }

  mutating func check() { phase = .checking }

  mutating func handOn(isOverdue: Bool = false) {
    phase = .handedOn(item)
    again = nil
    self.isOverdue = isOverdue
  }

  /// It is to be looked into again after a pause, or as soon as patience is over.
  mutating func wait(_ verdict: InboxVerdict, _ rule: StabilityRule, now: InboxMoment) {
    let pause = rule.pause(after: pause)
    self.pause = pause
    phase = .waiting(verdict)
    obstacle = phase
    again = min(now.instant + pause, changed + rule.patience)
  }

  /// It is whole, and waits whether it grows.
  mutating func wait(until due: ContinuousClock.Instant) {
    phase = .waiting(.growing)
    again = due
  }

  mutating func settle() {
    phase = .settling
    again = nil
    pause = nil
    obstacle = nil
    isOverdue = false
  }

  /// It begins anew, though nothing was seen of a change.
  mutating func restart(now: InboxMoment) {
    changed = now.instant
    seen = now.instant
    settle()
  }

  mutating func leave() { phase = .taken }

  /// It is still here.
  mutating func confirm() { if phase == .taken { phase = .left } }

  mutating func fail(_ why: String, _ rule: StabilityRule, now: InboxMoment) {
    let pause = rule.retry(after: pause)
    self.pause = pause
    phase = .failed(why)
    obstacle = phase
    again = now.instant + pause
  }
}
