import AlbertModel

/// A document that failed, and what was the case then.
package struct FailedDocument: Hashable, Sendable {
  package let id: Int
  package let cause: Stoerung.Cause
  /// Times that it was tried again by itself.
  package let tries: Int
  package let notBefore: UTCTime
  /// Nil where an earlier version of the program noted none.
  package let circumstances: Circumstances?
  /// What was the case when the tries were made; nil where none was, or an earlier version of the program made them.
  package let countedUnder: Circumstances?
  /// Below the archive.
  package let originals: [String]
}

/// Says when a failed document is tried again by itself.
///
/// Pure: time, circumstances and the disks' state come in. Trying has a point only once the cause is gone, and thrice
/// is enough: what still fails then needs a person, or another version of the program, for which it counts anew.
package struct RetryRule: Hashable, Sendable {
  /// What is the case now.
  package struct Present: Sendable {
    package var now: UTCTime
    package var circumstances: Circumstances
    /// Bytes that are free where documents are kept.
    package var freeBytes: Int64
    /// An original, by its place below the archive, can be opened.
    package var canOpen: @Sendable (String) -> Bool

    package init(
      now: UTCTime, circumstances: Circumstances, freeBytes: Int64, canOpen: @escaping @Sendable (String) -> Bool
    ) {
      self.now = now
      self.circumstances = circumstances
      self.freeBytes = freeBytes
      self.canOpen = canOpen
    }
  }

  /// When a document is tried again by itself.
  package enum Verdict: Hashable, Sendable {
    case now
    case later(UTCTime)
    /// When this is no longer the case.
    case afterChange(Stoerung.Cause)
    /// It was tried often enough.
    case byHand
  }

  /// Tries by itself.
  package static let most = 3
  /// A disk with less is full for all purposes.
  static let leastFreeBytes: Int64 = 64 << 20
  /// Milliseconds to wait before a disturbed card is tried for the first, second and third time.
  private static let pauses: [Int64] = [60_000, 600_000, 3_600_000]
  /// Milliseconds that a document without a card waits for the machine, before it gets one that says so.
  private static let waits: [Int64] = [10_000, 60_000, 600_000]

  /// The earliest moment of the next try, after so many.
  static func notBefore(after tries: Int, now: UTCTime) -> UTCTime {
    UTCTime(milliseconds: now.milliseconds + pauses[min(max(tries, 0), pauses.count - 1)])
  }

  /// Until when a document waits that could not be read for want of something; nil where it has waited long enough.
  static func wait(after waits: Int, for cause: Stoerung.Cause, now: UTCTime) -> UTCTime? {
    let allowed: Int
    switch cause {
    case .resources, .disk, .missing, .original: allowed = Self.waits.count
    // A reader that was killed twice may be killed no more a moment later, and one that kills itself will go on so.
    case .interrupted: allowed = 1
    case .document, .password, .size, .memory, .time, .program: allowed = 0
    }
    return waits < allowed ? UTCTime(milliseconds: now.milliseconds + Self.waits[max(waits, 0)]) : nil
  }

  /// Tries by itself that count against a document: those made when what decides was already as it is now.
  package static func tries(of failed: FailedDocument, under now: Circumstances) -> Int {
    isChanged(failed.cause, from: failed.countedUnder ?? failed.circumstances, to: now) ? 0 : failed.tries
  }

  package static func verdict(on failed: FailedDocument, _ present: Present) -> Verdict {
    guard tries(of: failed, under: present.circumstances) < most else { return .byHand }
    if isChanged(failed.cause, from: failed.circumstances, to: present.circumstances) { return .now }
    guard mayBeGone(failed, present) else { return .afterChange(failed.cause) }
    return failed.notBefore <= present.now ? .now : .later(failed.notBefore)
  }

  /// What read and understood it then is not what would do so now: there is nothing to wait for.
  private static func isChanged(
    _ cause: Stoerung.Cause, from then: Circumstances?, to now: Circumstances
  ) -> Bool {
    guard let then else { return true }
    if then.program != now.program || then.libraries != now.libraries { return true }
    return switch cause {
    case .password: then.passwords != now.passwords
    case .size: then.limits.pages < now.limits.pages || then.limits.megapixels < now.limits.megapixels
    case .memory: isRaised(then.limits.mebibytes, now.limits.mebibytes)
    case .time: then.limits.secondsPerPage < now.limits.secondsPerPage
    case .missing: !Set(now.languages).isSubset(of: then.languages)
    case .document, .interrupted, .resources, .disk, .original, .program: false
    }
  }

  /// The cause may have gone by itself; so that nothing is tried over and over, that is looked at with pauses.
  private static func mayBeGone(_ failed: FailedDocument, _ present: Present) -> Bool {
    switch failed.cause {
    case .document, .password, .program, .size, .memory: false
    // A machine that slept, or had much else to do, was slow once.
    case .time: tries(of: failed, under: present.circumstances) == 0
    case .interrupted, .resources: true
    case .disk: present.freeBytes >= leastFreeBytes
    case .missing: !present.circumstances.languages.isEmpty
    case .original: failed.originals.allSatisfy(present.canOpen)
    }
  }

  /// Zero is no limit.
  private static func isRaised(_ then: Int, _ now: Int) -> Bool { then > 0 && (now == 0 || now > then) }
}
