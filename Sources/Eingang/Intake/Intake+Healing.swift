import AlbertModel
import Glibc

extension Intake {
  /// A run looks after documents that failed no more often than so.
  private static let shortestPause = Duration.seconds(1)
  /// Milliseconds after which a document that nobody has in hand is taken for left behind.
  private static let leftBehind: Int64 = 60_000

  /// Hands on, until the task is cancelled, what failed and can be tried again now.
  nonisolated func heal(inbox: String?, _ hand: @Sendable (IntakeQueue.Step) -> Void) async {
    guard case .daemon(let tick) = manner else { return }
    var looked: ContinuousClock.Instant?
    while !Task.isCancelled {
      if looked.map({ clock.now - $0 >= Intake.orphanAge }) ?? true {
        await adoptOrphans(inbox: inbox)
        looked = clock.now
      }
      switch await due() {
      case .failure(let error): return hand(.done(error))
      case .success(let due):
        for work in due.work { hand(.work(work)) }
        let pause = due.next.map { min(tick, max($0, Intake.shortestPause)) } ?? tick
        guard await Intake.rest(pause) else { return }
      }
    }
  }

  /// What is to be done now, and in how long there may be more.
  struct Due: Sendable {
    var work: [IntakeQueue.Work] = []
    var next: Duration?
  }

  /// A plain result: the optimiser miscompiles typed throws in closures that outlive their call.
  func due() -> Result<Due, IntakeError> {
    defer { looks += 1 }
    do {
      try custody.stored { () throws(StoreError) in try custody.store.expectFile() }
      try buryTheDead()
      let attempts = Dictionary(try attempts().map { ($0.document, $0) }) { one, _ in one }
      return .success(try waitingDue(attempts, and: failedDue(attempts)))
    } catch {
      return .failure(error)
    }
  }

  /// What another run has in hand that lives is left to it.
  private func failedDue(_ attempts: [Int: Attempt]) throws(IntakeError) -> Due {
    let store = custody.store
    var due = Due()
    guard let circumstances = circumstances() else { return due }
    let present = RetryRule.Present(now: store.now(), circumstances: circumstances, archive: custody.archive)
    let all = try custody.stored { () throws(StoreError) in try store.failedDocuments() }
    for failed in all where attempts[failed.id]?.owner == nil {
      switch RetryRule.verdict(on: failed, present) {
      case .now:
        guard queue(failed.id) else { continue }
        due.work.append(
          .again(try custody.stored { () throws(StoreError) in try store.document(failed.id) }))
      case .later(let time): due.wait(until: time, from: present.now)
      case .afterChange, .byHand: continue
      }
    }
    return due
  }

  private func waitingDue(_ attempts: [Int: Attempt], and due: Due) throws(IntakeError) -> Due {
    var due = due
    let (store, now) = (custody.store, custody.store.now())
    let pending = try custody.stored { () throws(StoreError) in try store.pending() }
    if pending.isEmpty { return due }
    let times = try custody.stored { () throws(StoreError) in try store.postponedDocuments() }
    let until = Dictionary(times.map { ($0.id, $0.until) }) { one, _ in one }
    for document in pending where attempts[document.id]?.owner == nil {
      let time =
        until[document.id]
        ?? UTCTime(iso: document.arrivedAt).map { UTCTime(milliseconds: $0.milliseconds + Intake.leftBehind) }
      if let time, time > now {
        due.wait(until: time, from: now)
      } else if queue(document.id) {
        due.work.append(attempts[document.id]?.isSuspect == true ? .suspect(document) : .document(document))
      }
    }
    return due
  }

  /// A document without a card; nil where there is none of that number.
  func pending(_ id: Int) throws(IntakeError) -> PendingDocument? {
    try custody.stored { () throws(StoreError) in try custody.store.pending() }.first { $0.id == id }
  }

  /// Reads a document anew because a person asks for it: at once, however often it has failed.
  ///
  /// Nil where it has a card that is not disturbed.
  package func retry(_ id: Int) async throws(IntakeError) -> Outcome? {
    let store = custody.store
    try custody.stored { () throws(StoreError) in try store.acquit(id) }
    if let document = try pending(id) { return try await read(document) }
    guard try custody.stored({ () throws(StoreError) in try store.card(id: id) })?.state == .gestoert else {
      return nil
    }
    let document = try custody.stored { () throws(StoreError) in try store.document(id) }
    return try await read(document, .again(counts: false))
  }
}

extension Intake.Due {
  fileprivate mutating func wait(until time: UTCTime, from now: UTCTime) {
    let pause = Duration.milliseconds(time.milliseconds - now.milliseconds)
    next = next.map { min($0, pause) } ?? pause
  }
}

extension RetryRule.Present {
  /// Looks at the disk of the archive.
  package init(now: UTCTime, circumstances: Circumstances, archive: Archive) {
    self.init(now: now, circumstances: circumstances, freeBytes: Files.freeBytes(below: archive.root)) {
      access(archive.path($0), R_OK) == 0
    }
  }
}
