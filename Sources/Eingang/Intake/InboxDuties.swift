/// What lies between watching an inbox and taking in what arrives there: each duty runs until its task is cancelled.
struct InboxDuties: Sendable {
  private let watcher: InboxWatcher
  private let inspector: InboxInspector
  private let late: LateWrites
  private let left = LeftFiles()
  private let troubles = Troubles()
  private let ledger: WaitingLedger
  private let report: Intake.Report
  private let clock = ContinuousClock()
  private let quiet = Channel<InboxItem>()
  private let lists = Channel<[WaitingFile]>(onlyLatest: true)
  private let lateFates = Channel<LateFate>()
  /// What is to be taken.
  let arrivals = Channel<Arrival>()

  private struct LateFate: Sendable {
    let item: InboxItem
    let fate: InboxFate
  }

  init(_ watcher: InboxWatcher, store: Store, check: any WholenessCheck, report: @escaping Intake.Report) {
    self.watcher = watcher
    self.report = report
    inspector = InboxInspector(check, inbox: watcher.settings.inbox)
    late = LateWrites(store: store, rule: watcher.settings.rule, inspector: inspector)
    ledger = WaitingLedger(store: store)
  }

  /// Passes on what the watcher sees; when that ends, nothing more arrives.
  func forward() async {
    defer { arrivals.finish() }
    for await event in watcher.events {
      switch event {
      case .quiet(let item): quiet.send(item)
      case .arrived(let arrival): arrivals.send(arrival)
      case .ignored(let path): report(.ignored(path: path))
      case .waiting(let list): lists.send(list)
      case .notice(let notice):
        // The log has the name too, so a store that cannot be written just now holds nothing up.
        if case .renamed(let renaming) = notice, let error = await ledger.record(renaming) { tell(error, of: .list) }
        report(.inbox(notice))
      }
    }
  }

  /// Looks into what stands still, one thing after the other.
  func inspect() async {
    for await item in quiet.values { watcher.answer(item, await inspector.verdict(on: item)) }
  }

  /// Writes down what waits.
  ///
  /// A store that cannot be written just now is tried again.
  func list() async {
    for await list in lists.values {
      while let error = await ledger.write(list) {
        tell(error, of: .list)
        guard await Intake.rest(.seconds(2)) else { return }
      }
      tell(nil, of: .list)
    }
  }

  /// Tells the watcher, or who watches over late writes, what became of an arrival.
  func settle(_ arrival: Arrival, _ fate: InboxFate) {
    guard let item = arrival.item else { return }
    tell(arrival, item, fate)
    if arrival.mode == .move {
      watcher.settle(item, fate)
    } else {
      lateFates.send(LateFate(item: item, fate: fate))
    }
  }

  private func tell(_ arrival: Arrival, _ item: InboxItem, _ fate: InboxFate) {
    switch fate {
    case .taken: troubles.forget(item.path)
    // It is looked at again at once, and nobody has to do anything.
    case .untaken(.vanished), .untaken(.changing): return
    case .untaken(let why):
      if troubles.isNews(why.description, of: item.path) { report(.finished(names: arrival.names, .untaken(why))) }
    case .failed(.folder(let error)):
      let what = "\(error.operation) \(error.code)"
      if troubles.isNews(what, of: item.path) { report(.stays(names: arrival.names, error)) }
    case .failed: return
    }
  }

  /// A file is safe in the archive and could not be moved away.
  func leave() { left.note(now: clock.now) }

  /// Looks from time to time after what was taken: whether it is written to, and whether what had to stay can go.
  func tidy(_ intake: Intake, inbox: String) async {
    repeat {
      await ledger.noteMounted(inbox)
      await lateRound()
      if left.isDue(now: clock.now) { await moveLeft(intake, inbox: inbox) }
    } while await Intake.rest(await late.isIdle ? .seconds(30) : .seconds(5))
  }

  /// Writes down how it went with what was changed late.
  func settleLate() async {
    for await one in lateFates.values {
      // The document itself is in the archive; without this line only its story is shorter.
      do throws(StoreError) {
        try await late.settle(one.item, one.fate, now: .now(clock))
        tell(nil, of: .story)
      } catch {
        tell(error, of: .story)
      }
    }
  }

  /// What the store is needed for here.
  private enum Need: String {
    case late
    case story
    case list
    case left
  }

  /// Says once that the store cannot be used just now, and once that it can be used again.
  private func tell(_ error: StoreError?, of need: Need) {
    // Paths begin with a slash.
    let subject = need.rawValue
    guard let error else {
      if troubles.forget(subject) { report(.store(.goesOn)) }
      return
    }
    if troubles.isNews(error.description, of: subject) { report(.store(.waits(error))) }
  }

  private func moveLeft(_ intake: Intake, inbox: String) async {
    switch await intake.moveLeft(inbox: inbox) {
    case .success(let errors):
      left.tried(leftover: errors.count, now: clock.now)
      for error in errors where troubles.isNews("\(error.operation) \(error.code)", of: error.path) {
        report(.left(error))
      }
      tell(nil, of: .left)
    case .failure(let error):
      left.tried(leftover: 1, now: clock.now)
      switch error {
      case .store(let error): tell(error, of: .left)
      case .folder(let error) where troubles.isNews("\(error.operation) \(error.code)", of: error.path):
        report(.left(error))
      default: return
      }
    }
  }

  private func lateRound() async {
    let due: [(arrival: Arrival, document: Int)]
    // A store that cannot be used just now is asked again in the next round.
    do throws(StoreError) { due = try await late.due(now: .now(clock)) } catch { return tell(error, of: .late) }
    tell(nil, of: .late)
    for (arrival, document) in due {
      report(.changedLater(path: arrival.files[0], document: document))
      arrivals.send(arrival)
    }
  }
}
