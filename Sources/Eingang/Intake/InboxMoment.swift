/// The present, as the clock that never jumps has it and as people write it down.
struct InboxMoment: Hashable, Sendable {
  let instant: ContinuousClock.Instant
  let time: UTCTime

  static func now(_ clock: ContinuousClock = ContinuousClock(), time: UTCTime = UTCTime.system()) -> InboxMoment {
    InboxMoment(instant: clock.now, time: time)
  }
}
