import AlbertModel
import Dispatch

/// Takes documents in: archives them, has them read and understood, and stores the card.
///
/// Disk and database run on a queue of its own; while a document is read, others go on.
package actor Intake {
  package typealias Understanding = @Sendable ([PageText]) -> Vorschlag
  package typealias Report = @Sendable (IntakeEvent) -> Void

  private let custody: Custody
  private let reader: any PageReader
  private let understand: Understanding
  /// Number of the run that this belongs to, for its throughput.
  private let run: Int?
  private let report: Report
  private let executor = QueueExecutor(label: "intake")
  private let clock = ContinuousClock()

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What an intake needs of the rest of the program.
  package struct Parts: Sendable {
    package var store: Store
    package var archive: Archive
    package var reader: any PageReader
    package var understand: Understanding

    package init(
      store: Store, archive: Archive, reader: any PageReader, understand: @escaping Understanding
    ) {
      self.store = store
      self.archive = archive
      self.reader = reader
      self.understand = understand
    }
  }

  package init(_ parts: Parts, run: Int? = nil, report: @escaping Report = { _ in }) throws(IntakeError) {
    try self.init(parts, run: run, report: report) { (_) throws(FileError) in }
  }

  init(
    _ parts: Parts, run: Int? = nil, report: @escaping Report = { _ in },
    step: @escaping @Sendable (CustodyStep) throws(FileError) -> Void
  ) throws(IntakeError) {
    do {
      custody = try Custody(store: parts.store, archive: parts.archive, step: step)
    } catch {
      throw .folder(error)
    }
    reader = parts.reader
    understand = parts.understand
    self.run = run
    self.report = report
  }

  func tellLeft(_ error: FileError) { report(.left(error)) }

  func tell(_ names: [String], _ outcome: Outcome) { report(.finished(names: names, outcome)) }

  /// Finishes what a crash left half done, and gives the documents that have yet to be read.
  func recover(inbox: String?) throws(IntakeError) -> [PendingDocument] {
    for error in try custody.recover(inbox: inbox) { report(.left(error)) }
    return try custody.stored { () throws(StoreError) in try custody.store.pending() }
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

  /// Reads a document that is archived, and stores its card.
  ///
  /// That it was begun is on the disk before anything looks into the file: what brings the program down, or never ends,
  /// must not do so at every start.
  func read(
    _ document: PendingDocument, since started: ContinuousClock.Instant? = nil
  ) async throws(IntakeError) -> Outcome {
    let started = started ?? clock.now
    if Task.isCancelled { return .interrupted(document.id) }
    guard try custody.stored({ () throws(StoreError) in try custody.store.begin(document.id) }) else {
      return try store(givenUp(document, since: started), of: document)
    }
    let requests = document.files.map { ReadingRequest(path: custody.archive.path($0.path), name: $0.name) }
    let reading = await DocumentReading.read(requests, by: reader)
    // A reader that was stopped says that it failed, which is not the document's fault.
    if Task.isCancelled {
      try custody.stored { () throws(StoreError) in try custody.store.interrupt(document.id) }
      return .interrupted(document.id)
    }
    let result = await understood(document, reading, since: started)
    do {
      return try store(result, of: document)
    } catch {
      // A full disk is not the document's fault; where it takes not even this line, the first reason is what matters.
      do { try custody.store.interrupt(document.id) } catch {}
      throw error
    }
  }

  private func understood(
    _ document: PendingDocument, _ reading: DocumentReading, since started: ContinuousClock.Instant
  ) async -> DocumentResult {
    var timing = reading.timing
    let content: Card.Content
    if let stoerung = reading.stoerung {
      content = .gestoert(stoerung)
    } else {
      let before = clock.now
      content = .vorschlag(await Intake.vorschlag(for: reading.pages, by: understand))
      timing.extract = before.duration(to: clock.now).milliseconds
    }
    timing.total = started.duration(to: clock.now).milliseconds
    return DocumentResult(
      content: content, readings: Array(zip(document.files.map(\.sha256), reading.readings)), pages: reading.pages,
      bytes: document.files.reduce(0) { $0 + $1.size }, timing: timing, run: run)
  }

  /// On a thread that is neither this actor's nor one of the pool's few: a document that takes long holds up no other.
  private static func vorschlag(for pages: [PageText], by understand: @escaping Understanding) async -> Vorschlag {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: understand(pages)) }
    }
  }

  private func givenUp(_ document: PendingDocument, since started: ContinuousClock.Instant) -> DocumentResult {
    let stoerung = Stoerung(
      stage: .ocr,
      why: "Zweimal begonnen und nie fertig geworden: Das Programm endete jedes Mal dabei. Das Original liegt sicher "
        + "im Archiv. Noch einmal versuchen: eingangd reprocess \(document.id) --from pages --apply")
    return DocumentResult(
      content: .gestoert(stoerung), readings: [], pages: [], bytes: document.files.reduce(0) { $0 + $1.size },
      timing: Timing(total: started.duration(to: clock.now).milliseconds), run: run)
  }

  /// Another process read it meanwhile; its card is as good.
  private func elsewhere(_ id: Int) throws(IntakeError) -> Outcome {
    guard let card = try custody.stored({ () throws(StoreError) in try custody.store.card(id: id) }) else {
      return .interrupted(id)
    }
    return .elsewhere(card)
  }

  private func store(_ result: DocumentResult, of document: PendingDocument) throws(IntakeError) -> Outcome {
    let before = clock.now
    let store = custody.store
    guard var card = try custody.stored({ () throws(StoreError) in try store.finish(document.id, with: result) }) else {
      return try elsewhere(document.id)
    }
    let milliseconds = before.duration(to: clock.now).milliseconds
    card.timing?.store = milliseconds
    card.timing?.total = result.timing.total + milliseconds
    try custody.stored { () throws(StoreError) in
      try store.recordStore(milliseconds: milliseconds, total: result.timing.total + milliseconds, of: document.id)
    }
    if case .gestoert = result.content { return .failed(card) }
    return .proposed(card)
  }
}
