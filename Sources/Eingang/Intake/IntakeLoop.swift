/// The daemon: takes what is dropped into the inbox, until its task is cancelled.
package struct IntakeLoop: Sendable {
  package let home: Home
  package let inbox: String
  package let ablage: String?
  package var rule = StabilityRule()
  /// Documents in hand at a time, as many as there are readers.
  package let parallel: Int
  /// So often it looks whether a failed document can be tried again.
  var tick = Duration.seconds(60)
  private let check: any WholenessCheck

  package init(home: Home, folders: Folders, check: any WholenessCheck, parallel: Int) {
    self.home = home
    inbox = folders.inbox
    ablage = folders.ablage
    self.check = check
    self.parallel = parallel
  }

  /// Refuses folders that lie in one another.
  package func checkFolders(_ archive: Archive) throws(IntakeError) {
    try places(archive).check()
  }

  private func places(_ archive: Archive) -> InboxPlaces {
    InboxPlaces(inbox: inbox, home: home.path, archive: archive.root, ablage: ablage)
  }

  /// Watches until the task is cancelled; every document is then whole in the archive or still in the inbox.
  ///
  /// One process at a time takes from an inbox; `ingest` may go on beside it.
  package func run(_ parts: Intake.Parts, report: @escaping Intake.Report) async throws(IntakeError) {
    let places = places(parts.archive)
    try places.check()
    let lock = try lock()
    let patience = StorePatience(.passing) { report(.store($0)) }
    let isFirstRun = try stored(patience) { () throws(StoreError) in try !parts.store.hasRun(.watch) }
    if places.mayMakeInbox(isFirstRun: isFirstRun) {
      do throws(FileError) { try Files.makeFolder(inbox) } catch { throw .folder(error) }
    }
    let run = try stored(patience) { () throws(StoreError) in try parts.store.beginRun(.watch) }
    try stored(patience) { () throws(StoreError) in try parts.store.mark() }
    let wasMounted = try stored(patience) { () throws(StoreError) in try parts.store.mountedInboxes().contains(inbox) }
    let watcher = try watcher(wasMounted: wasMounted, parts.ignored)
    let duties = InboxDuties(watcher, store: parts.store, check: check, report: report)
    let intake = try Intake(parts, run: run, manner: .daemon(tick: tick)) { event in
      if case .left = event { duties.leave() }
      report(event)
    }
    report(.ready(inbox: inbox))
    let failure = await work(watcher, duties, intake, lock)
    if let failure { throw failure }
    let largest = await parts.reader.largestReader
    try stored(patience) { () throws(StoreError) in try parts.store.endRun(run, largestReader: largest) }
    withExtendedLifetime(lock) {}
  }

  private func watcher(wasMounted: Bool, _ ignored: IgnoreList) throws(IntakeError) -> InboxWatcher {
    var settings = InboxWatcher.Settings(inbox: inbox, rule: rule, ignored: ignored)
    settings.wasMounted = wasMounted
    do throws(FileError) { return try InboxWatcher(settings) } catch { throw .folder(error) }
  }

  /// Does all that there is to be done at the same time; gives the reason where it cannot go on.
  private func work(
    _ watcher: InboxWatcher, _ duties: InboxDuties, _ intake: Intake, _ lock: FileLock
  ) async -> IntakeError? {
    await withTaskGroup(of: Void.self, returning: IntakeError?.self) { group in
      group.addTask { await duties.forward() }
      group.addTask { await duties.inspect() }
      group.addTask { await duties.list() }
      group.addTask { await duties.settleLate() }
      group.addTask { await duties.tidy(intake, inbox: inbox) }
      let failure = await taking(duties, intake, lock)
      watcher.stop()
      group.cancelAll()
      return failure
    }
  }

  private func taking(_ duties: InboxDuties, _ intake: Intake, _ lock: FileLock) async -> IntakeError? {
    do {
      let supply = Intake.Supply(arrivals: duties.arrivals.values, inbox: inbox) { duties.settle($0, $1) }
      try await intake.takeAll(supply, parallel: parallel, lock: lock)
      return nil
    } catch {
      return error
    }
  }

  private func lock() throws(IntakeError) -> FileLock {
    do throws(FileError) {
      try Files.makeFolder(home.path)
      if let lock = try FileLock.acquire(home.lockPath, within: .seconds(1)) {
        lock.label(FileLock.watch)
        return lock
      }
    } catch {
      throw .folder(error)
    }
    throw .alreadyRunning(lock: home.lockPath)
  }

  private func stored<Result>(
    _ patience: StorePatience, _ body: () throws(StoreError) -> Result
  ) throws(IntakeError) -> Result {
    do { return try patience.run(body) } catch { throw .store(error) }
  }
}
