import Glibc

/// What the watching thread does: wait, look, hand on.
struct InboxLoop {
  private let watch: InboxWatch
  private let pause: Duration
  private var state: InboxState
  /// Watched folders by their watch.
  private var folders: [Int32: String]
  private let clock = ContinuousClock()

  /// The pause is the longest time between two looks.
  init(watch: InboxWatch, rule: StabilityRule, pause: Duration) {
    self.watch = watch
    self.pause = pause
    state = InboxState(rule: rule)
    folders = [watch.root: watch.inbox]
  }

  mutating func run(_ events: AsyncStream<InboxWatcher.Event>.Continuation) {
    while true {
      do {
        try look(events)
      } catch {
        events.yield(.failed(error))
        return
      }
      let wait = state.nextLook(now: clock.now).map { min($0, pause) } ?? pause
      guard watch.wait(wait) else { return }
      for change in watch.changes() { note(change) }
    }
  }

  private mutating func note(_ change: InboxWatch.Change) {
    switch change {
    case .sign(let watch, let name):
      if let folder = folders[watch] { state.sign(folder + "/" + name) }
    case .gone(let watch): folders[watch] = nil
    }
  }

  private mutating func look(_ events: AsyncStream<InboxWatcher.Event>.Continuation) throws(FileError) {
    guard folders[watch.root] != nil, FileStatus(path: watch.inbox) != nil else {
      throw FileError(.watch, watch.inbox, code: ENOENT)
    }
    var (items, strange) = try InboxItem.all(in: watch.inbox)
    // What was written into a new folder before it was watched was not heard of.
    if follow(items) { (items, strange) = try InboxItem.all(in: watch.inbox) }
    let (whole, news) = state.look(at: items, strange: strange, now: clock.now)
    for path in news { events.yield(.ignored(path: path)) }
    for item in whole {
      let folder = item.isFolder ? item.path : nil
      events.yield(
        .arrived(Arrival(files: item.files.map(\.path), mode: .move, folder: folder, inbox: watch.inbox)))
    }
  }

  /// Watches folders that are not yet watched; true where there was one.
  private mutating func follow(_ items: [InboxItem]) -> Bool {
    let watched = Set(folders.values)
    var isNew = false
    for folder in items.flatMap(\.folders) where !watched.contains(folder) {
      guard let added = watch.add(folder) else { continue }
      folders[added] = folder
      isNew = true
    }
    return isNew
  }
}
