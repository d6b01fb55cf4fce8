/// What the watching thread does: wait, look, hand on, and tell what waits.
struct InboxLoop {
  /// What there is to see in an inbox; tests put one here that fails.
  typealias Listing = @Sendable (String, IgnoreList, NameRest) -> Result<InboxListing, FileError>

  /// How often it makes sure that the inbox is still the folder that is watched.
  private static let glance = Duration.seconds(5)

  let inbox: String
  private let rule: StabilityRule
  /// The longest time between two looks where events come.
  private let rescan: Duration
  private let ignored: IgnoreList
  private let names: NameRest
  private let list: Listing
  private let mailbox: InboxMailbox
  private let events: AsyncStream<InboxWatcher.Event>.Continuation
  private let clock = ContinuousClock()

  private var watch = InboxWatch()
  private var root: InboxRoot
  private var state: InboxState
  private var board = WaitingBoard()
  /// Watched folders by their watch.
  private var folders: [Int32: String] = [:]
  private var deafness: InboxNotice.Deafness?
  private var lookAt: ContinuousClock.Instant
  /// When a name can be put right that is not UTF-8.
  private var nextName: ContinuousClock.Instant?
  /// Looking takes the longer the more there is, and must not be all that is done.
  private var earliest: ContinuousClock.Instant

  init(
    _ watcher: InboxWatcher.Settings, _ mailbox: InboxMailbox, _ events: AsyncStream<InboxWatcher.Event>.Continuation
  ) {
    inbox = watcher.inbox
    rule = watcher.rule
    rescan = watcher.rescan
    list = watcher.list
    ignored = watcher.ignored
    names = NameRest(watcher.rule)
    self.mailbox = mailbox
    self.events = events
    root = InboxRoot(inbox: watcher.inbox, wasMounted: watcher.wasMounted)
    state = InboxState(rule: watcher.rule)
    lookAt = clock.now
    earliest = clock.now
  }

  /// Until it is told to stop.
  mutating func run() {
    defer { watch.close() }
    while !mailbox.isStopped {
      if lookAt <= clock.now { look() }
      let now = InboxMoment.now(clock)
      if board.due(now: now) == .zero, let list = board.list(of: waiting(now.time), now: now) {
        events.yield(.waiting(list))
      }
      let pause = min(max(.zero, now.instant.duration(to: lookAt)), InboxLoop.glance)
      watch.wait(min(pause, board.due(now: now) ?? pause), mailbox)
      if isAnother { lookAt = min(lookAt, clock.now) }
      read(mailbox.letters())
      for change in watch.changes() { note(change) }
    }
  }

  /// No event tells that something was mounted over the inbox, or that a folder above it was moved.
  private var isAnother: Bool {
    guard root.loss == nil else { return false }
    do { return root.isNew(try InboxRoot.Identity(of: inbox)) } catch { return true }
  }

  private func waiting(_ now: UTCTime) -> [WaitingFile] {
    guard let (loss, since) = root.loss else { return state.waiting(now: now) }
    let inbox = WaitingFile(path: inbox, size: 0, since: since, reason: .lost, detail: loss.germanReason)
    return loss == .unmounted ? [inbox] + state.waiting(now: now) : [inbox]
  }

  private mutating func read(_ letters: [InboxMailbox.Letter]) {
    guard !letters.isEmpty else { return }
    let now = InboxMoment.now(clock)
    for letter in letters {
      switch letter {
      case .verdict(let item, let verdict):
        if state.answer(item, verdict, now: now) { handOn(item) }
      case .fate(let item, let fate): state.settle(item, fate, now: now)
      }
    }
    board.outdate()
    lookAt = min(lookAt, max(now.instant + nextLook(now), earliest))
  }

  private mutating func note(_ change: InboxChange) {
    let now = clock.now
    switch change {
    case .sign(let watch, let name, let sign):
      if let folder = folders[watch] { state.sign(folder + "/" + name, sign) }
      lookAt = min(lookAt, max(now, earliest))
    case .gone(let gone):
      folders[gone] = nil
      watch.remove(gone)
      lookAt = min(lookAt, max(now, earliest))
    case .made, .overflow: lookAt = min(lookAt, max(now, earliest))
    // Mostly the program's own taking files away, which asks for no hurry.
    case .other: lookAt = min(lookAt, max(now + .seconds(1), earliest))
    }
  }

  private func handOn(_ item: InboxItem) { events.yield(.arrived(Arrival(item, inbox: inbox))) }
}

extension InboxLoop {
  private mutating func look() {
    let begun = clock.now
    board.outdate()
    switch see() {
    case .failure(let error): tell(root.failed(error, now: UTCTime.system()))
    case .success(let listing):
      let now = InboxMoment.now(clock)
      let findings = state.look(at: listing, now: now, trustsTimes: deafness != .remote)
      for path in findings.strays { events.yield(.ignored(path: path)) }
      for item in findings.quiet { events.yield(.quiet(item)) }
      for item in findings.arrived { handOn(item) }
    }
    let now = InboxMoment.now(clock)
    nextName = names.next(since: begun).map { now.instant + $0 }
    earliest = now.instant + min(begun.duration(to: now.instant) * 4, .seconds(5))
    lookAt = max(now.instant + nextLook(now), earliest)
  }

  /// What is due in an inbox that cannot be read is due when it can be read again.
  private func nextLook(_ now: InboxMoment) -> Duration {
    if case .failed = root.loss?.why { return pause }
    let name = nextName.map { max(.zero, now.instant.duration(to: $0)) }
    return min(pause, state.nextLook(now: now) ?? pause, name ?? pause)
  }

  /// How long until the next look, whatever happens.
  private var pause: Duration {
    if root.loss != nil { return min(root.pause(now: UTCTime.system()), rescan) }
    return deafness == nil ? rescan : pollingPause
  }

  /// As often as a file needs to rest.
  private var pollingPause: Duration { min(rescan, max(rule.quiet, .milliseconds(100))) }

  private mutating func see() -> Result<InboxListing, FileError> {
    let found: InboxRoot.Identity
    do throws(FileError) {
      found = try InboxRoot.Identity(of: inbox)
    } catch {
      return .failure(error)
    }
    if root.isNew(found) { attach() } else if mayHear { listen() }
    var listing = seen()
    // What was written into a new folder before it was watched was not heard of.
    if case .success(let first) = listing, follow(first.items) { listing = seen() }
    if case .success = listing { tell(root.found(found, now: UTCTime.system())) }
    return listing
  }

  /// Names are put right by looking, once.
  private func seen() -> Result<InboxListing, FileError> {
    let listing = list(inbox, ignored, names)
    if case .success(let listing) = listing { for renaming in listing.renamed { tell(.renamed(renaming)) } }
    return listing
  }

  /// What kept events away may be over.
  private var mayHear: Bool {
    if case .unwritable = deafness { return true }
    return !folders.values.contains(inbox)
  }

  private mutating func attach() {
    for watched in folders.keys { watch.remove(watched) }
    folders = [:]
    listen()
  }

  /// Watches the inbox, and finds out whether anything is heard of it.
  private mutating func listen() {
    let found: InboxNotice.Deafness?
    switch watch.add(inbox, following: true) {
    case .failure(let error): found = .unavailable(error)
    case .success(let added):
      folders[added] = inbox
      var heard: [InboxChange] = []
      found = InboxProbe(inbox: inbox).deafness(watch, mailbox) { heard.append($0) }
      for change in heard { note(change) }
    }
    // An inbox that went away at this very moment is lost, which looking tells.
    if found != nil, FileStatus(following: inbox) == nil { return }
    defer { deafness = found }
    guard found != deafness else { return }
    tell(found.map { .polling(inbox: inbox, $0, every: pollingPause) } ?? .hearing(inbox: inbox))
  }

  /// Watches folders that are not yet watched; true where there was one.
  private mutating func follow(_ items: [InboxItem]) -> Bool {
    let watched = Set(folders.values)
    var isNew = false
    for folder in items.flatMap(\.folders) where !watched.contains(folder) {
      guard case .success(let added) = watch.add(folder) else { continue }
      folders[added] = folder
      isNew = true
    }
    return isNew
  }

  private func tell(_ notice: InboxNotice?) {
    if let notice { events.yield(.notice(notice)) }
  }
}
