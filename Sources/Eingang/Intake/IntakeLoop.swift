import AlbertModel

/// The daemon: takes what is dropped into the inbox, until its task is cancelled.
package struct IntakeLoop: Sendable {
  package let home: Home
  package let inbox: String
  package let rule: StabilityRule
  /// Documents in hand at a time, as many as there are readers.
  package let parallel: Int
  /// So often it looks whether a failed document can be tried again.
  var tick = Duration.seconds(60)

  package init(home: Home, inbox: String, rule: StabilityRule = StabilityRule(), parallel: Int) {
    self.home = home
    self.inbox = inbox
    self.rule = rule
    self.parallel = parallel
  }

  /// Watches until the task is cancelled; every document is then whole in the archive or still in the inbox.
  ///
  /// One process at a time takes from an inbox; `ingest` may go on beside it.
  package func run(_ parts: Intake.Parts, report: @escaping Intake.Report) async throws(IntakeError) {
    let archive = parts.archive.root
    if (inbox + "/").hasPrefix(archive + "/") || (archive + "/").hasPrefix(inbox + "/") {
      throw .nested(inbox: inbox, archive: archive)
    }
    let lock = try lock()
    let patience = StorePatience(.passing) { report(.store($0)) }
    let run = try stored(patience) { () throws(StoreError) in try parts.store.beginRun(.watch) }
    let intake = try Intake(parts, run: run, manner: .daemon(tick: tick), report: report)
    let watcher: InboxWatcher
    do {
      watcher = try InboxWatcher(inbox: inbox, rule: rule)
    } catch {
      throw .folder(error)
    }
    report(.ready(inbox: inbox))
    try await take(from: watcher, into: intake, lock, report: report)
    try stored(patience) { () throws(StoreError) in try parts.store.endRun(run) }
    withExtendedLifetime(lock) {}
  }

  private func take(
    from watcher: InboxWatcher, into intake: Intake, _ lock: FileLock, report: @escaping Intake.Report
  ) async throws(IntakeError) {
    let (arrivals, continuation) = AsyncStream.makeStream(of: Arrival.self)
    async let watching = forward(watcher.events, to: continuation, report: report)
    let failure: IntakeError?
    do {
      try await intake.takeAll(arrivals, inbox: inbox, parallel: parallel, lock: lock)
      failure = nil
    } catch {
      failure = error
    }
    watcher.stop()
    let broken = await watching
    if let failure { throw failure }
    if let broken { throw .folder(broken) }
  }

  /// Passes arrivals on; gives the reason where the inbox cannot be watched any more.
  private func forward(
    _ events: AsyncStream<InboxWatcher.Event>, to arrivals: AsyncStream<Arrival>.Continuation,
    report: @escaping Intake.Report
  ) async -> FileError? {
    defer { arrivals.finish() }
    for await event in events {
      switch event {
      case .arrived(let arrival): arrivals.yield(arrival)
      case .ignored(let path): report(.ignored(path: path))
      case .failed(let error): return error
      }
    }
    return nil
  }

  private func lock() throws(IntakeError) -> FileLock {
    do throws(FileError) {
      for folder in [home.path, inbox] { try Files.makeFolder(folder) }
      if let lock = try FileLock.acquire(home.lockPath, within: .seconds(1)) { return lock }
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
