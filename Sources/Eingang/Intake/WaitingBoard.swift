/// Decides when the list of what waits is worth writing down.
///
/// Most files wait for a moment only, and a list that is written at each of them costs more than it tells.
struct WaitingBoard: Sendable {
  /// What waits for less long is not told of.
  private static let briefly: Int64 = 1000

  private var written: [WaitingFile]?
  private var computedAt: ContinuousClock.Instant?
  private var isOutdated = true

  /// Something has happened that may have changed the list.
  mutating func outdate() { isOutdated = true }

  /// What is to be written of all that waits; nil where that says nothing new.
  ///
  /// Ask once it is due.
  mutating func list(of all: [WaitingFile], now: InboxMoment) -> [WaitingFile]? {
    let old = all.filter { now.time.milliseconds - $0.since.milliseconds >= WaitingBoard.briefly }
    computedAt = now.instant
    isOutdated = old.count < all.count
    guard old != written else { return nil }
    written = old
    return old
  }

  /// How long until the list is to be looked at again; nil where nothing has happened since.
  func due(now: InboxMoment) -> Duration? {
    guard isOutdated else { return nil }
    guard let computedAt else { return .zero }
    // A long list takes longer to write.
    let pause = Duration.milliseconds(1000 + 2 * (written?.count ?? 0))
    return max(.zero, pause - computedAt.duration(to: now.instant))
  }
}
