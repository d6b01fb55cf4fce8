import AlbertModel

/// Takes documents in: archives them, has them read and understood, and stores the card.
///
/// Disk and database run on a queue of its own; while a document is read, others go on.
package actor Intake {
  package typealias Understanding = @Sendable ([PageText]) -> Vorschlag
  package typealias Report = @Sendable (IntakeEvent) -> Void

  let custody: Custody
  let reader: any PageReader
  let understand: Understanding
  let understandingLimit: Duration
  /// What is the case, for the next try of a document that fails.
  let circumstances: @Sendable () -> Circumstances?
  /// Number of the run that this belongs to, for its throughput.
  let run: Int?
  let manner: Manner
  let report: Report
  private let executor = QueueExecutor(label: "intake")
  /// Where cards are put together anew.
  nonisolated let desk = BlockingWork(label: "grouping")
  /// Where the store's file is looked after.
  nonisolated let storeDesk = BlockingWork(label: "store")
  let clock = ContinuousClock()
  /// Documents that this run reads.
  private var inHand: Set<Int> = []
  /// How often it has looked after failed documents.
  var looks = 0
  /// Documents that wait for their turn in this run.
  private var queued: Set<Int> = []

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// How long a run lasts, and so what it can wait for.
  package enum Manner: Hashable, Sendable {
    /// It ends with what it was given.
    case once
    /// It goes on, and looks so often whether a failed document can be tried again.
    case daemon(tick: Duration)
  }

  nonisolated var isDaemon: Bool { manner != .once }

  /// What an intake needs of the rest of the program.
  package struct Parts: Sendable {
    package var store: Store
    package var archive: Archive
    package var reader: any PageReader
    package var understand: Understanding
    /// Names that no document bears.
    package var ignored = IgnoreList.standard
    /// Wall time that understanding a document may take.
    package var understandingLimit = Duration.seconds(60)
    /// What decides beside the bytes whether a document can be read; nil where that is of no interest.
    package var circumstances: @Sendable () -> Circumstances? = { nil }

    package init(
      store: Store, archive: Archive, reader: any PageReader, understand: @escaping Understanding
    ) {
      self.store = store
      self.archive = archive
      self.reader = reader
      self.understand = understand
    }
  }

  package init(
    _ parts: Parts, run: Int? = nil, manner: Manner = .once, report: @escaping Report = { _ in }
  ) throws(IntakeError) {
    do {
      let patience = StorePatience(manner == .once ? .busy : .passing) { report(.store($0)) }
      var custody = try Custody(store: parts.store, archive: parts.archive, patience: patience)
      custody.ignored = parts.ignored
      self.custody = custody
    } catch {
      throw .folder(error)
    }
    reader = parts.reader
    understand = parts.understand
    understandingLimit = parts.understandingLimit
    circumstances = parts.circumstances
    self.manner = manner
    self.run = run
    self.report = report
  }

  func tellLeft(_ error: FileError) { report(.left(error)) }

  func tell(_ names: [String], _ outcome: Outcome) { report(.finished(names: names, outcome)) }

  /// Finishes what a crash left half done, and gives the documents that have yet to be read.
  ///
  /// What another run has in hand that still lives is left to it.
  func recover(inbox: String?) throws(IntakeError) -> [PendingDocument] {
    for error in try custody.recover(inbox: inbox) { report(.left(error)) }
    try buryTheDead()
    let others = Set(try attempts().filter { $0.owner != nil }.map(\.document))
    return try custody.stored { () throws(StoreError) in try custody.store.pending() }
      .filter { !others.contains($0.id) }
  }

  func attempts() throws(IntakeError) -> [Attempt] {
    try custody.stored { () throws(StoreError) in try custody.store.attempts() }
  }

  /// Lays down what runs had in hand that no longer live.
  func buryTheDead() throws(IntakeError) {
    let owners = Set(try attempts().compactMap(\.owner)).subtracting([custody.workshop.name])
    for owner in owners.sorted() where !Workshop.isAlive(owner, in: custody.archive) {
      try custody.stored { () throws(StoreError) in try custody.store.bury(owner) }
    }
  }

  /// Takes a document into this run's hand, also out of the hand of one that has died.
  func begin(_ id: Int, _ occasion: Occasion) throws(IntakeError) -> Beginning {
    let (store, owner) = (custody.store, custody.workshop.name)
    let present = occasion == .again(counts: true) ? circumstances() : nil
    while true {
      let beginning = try custody.stored { () throws(StoreError) in
        switch occasion {
        case .first: try store.begin(id, owner: owner)
        case .again(let counts): try store.beginRetry(id, owner: owner, counts: counts, under: present)
        }
      }
      guard case .inHand(let other) = beginning, !Workshop.isAlive(other, in: custody.archive) else {
        return beginning
      }
      try custody.stored { () throws(StoreError) in try store.bury(other) }
    }
  }

  /// Takes one arrival to its end.
  package func take(_ arrival: Arrival) async throws(IntakeError) -> Outcome {
    let started = clock.now
    let receipt: Custody.Receipt
    switch try custody.take(arrival) {
    case .untaken(let why): return .untaken(why)
    case .received(let received): receipt = received
    }
    for error in receipt.left { report(.left(error)) }
    if case .duplicate(let id) = receipt.registration { return .duplicate(of: id) }
    let pending = try custody.stored { () throws(StoreError) in try custody.store.pending() }
    guard let document = pending.first(where: { $0.id == receipt.registration.document }) else {
      // Nobody but another process can have read what was only just registered.
      if case .new(let id) = receipt.registration { return try elsewhere(id) }
      return .duplicate(of: receipt.registration.document)
    }
    return try await read(document, since: started)
  }

  nonisolated var store: Store { custody.store }

  func tell(_ event: IntakeEvent) { report(event) }

  /// False where this very run has it in hand already.
  func take(inHand id: Int) -> Bool { inHand.insert(id).inserted }

  func layDown(_ id: Int) { inHand.remove(id) }

  /// False where this run has to do with it already.
  func queue(_ id: Int) -> Bool { !inHand.contains(id) && queued.insert(id).inserted }

  func dequeue(_ id: Int) { queued.remove(id) }
}
