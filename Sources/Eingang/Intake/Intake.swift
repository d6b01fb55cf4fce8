import AlbertModel

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
      return .duplicate(of: receipt.registration.document)
    }
    return try await read(document, since: started)
  }

  /// Reads a document that is archived, and stores its card.
  func read(
    _ document: PendingDocument, since started: ContinuousClock.Instant? = nil
  ) async throws(IntakeError) -> Outcome {
    let started = started ?? clock.now
    let results = await readings(of: document)
    // A reader that was stopped says that it failed, which is not the document's fault.
    if Task.isCancelled { return .interrupted(document.id) }
    var readings: [(sha256: String, reading: Reading)] = []
    var stoerung: Stoerung?
    for (file, result) in zip(document.files, results) where stoerung == nil {
      switch result {
      case .success(let reading): readings.append((file.sha256, reading))
      case .failure(let error):
        stoerung = document.files.count == 1 ? error : Stoerung(stage: error.stage, why: "\(file.name): \(error.why)")
      }
    }
    return try store(understood(document, readings, stoerung, since: started), of: document)
  }

  /// All files of a document at once, in their order; how many are really read at a time is the reader's to say.
  private func readings(of document: PendingDocument) async -> [Result<Reading, Stoerung>] {
    let requests = document.files.map { ReadingRequest(path: custody.archive.path($0.path), name: $0.name) }
    var results = [Result<Reading, Stoerung>?](repeating: nil, count: requests.count)
    await withTaskGroup(of: FileReading.self) { [reader] group in
      for (index, request) in requests.enumerated() {
        group.addTask { FileReading(index: index, result: await Intake.reading(request, by: reader)) }
      }
      for await reading in group { results[reading.index] = reading.result }
    }
    return results.map {
      $0 ?? .failure(Stoerung(stage: .ocr, why: "Diese Datei wurde nicht gelesen. Bitte noch einmal einlesen."))
    }
  }

  private struct FileReading: Sendable {
    let index: Int
    let result: Result<Reading, Stoerung>
  }

  // A function of its own, since the optimiser breaks a typed throw that ends in a tuple within a task's closure: files
  // of a document then shared an index, and pages were lost.
  private static func reading(
    _ request: ReadingRequest, by reader: any PageReader
  ) async -> Result<Reading, Stoerung> {
    do {
      return .success(try await reader.read(request))
    } catch {
      return .failure(error)
    }
  }

  private func understood(
    _ document: PendingDocument, _ readings: [(sha256: String, reading: Reading)], _ stoerung: Stoerung?,
    since started: ContinuousClock.Instant
  ) -> DocumentResult {
    var timing = readings.reduce(into: Timing()) { sum, read in
      sum.decode += read.reading.timing.decode
      sum.prepare += read.reading.timing.prepare
      sum.ocr += read.reading.timing.ocr
    }
    var pages: [PageText] = []
    let content: Card.Content
    if let stoerung {
      content = .gestoert(stoerung)
    } else {
      pages = readings.flatMap(\.reading.pages).enumerated().map { $1.renumbered($0 + 1) }
      let before = clock.now
      content = .vorschlag(understand(pages))
      timing.extract = before.duration(to: clock.now).milliseconds
    }
    timing.total = started.duration(to: clock.now).milliseconds
    let bytes = document.files.reduce(0) { $0 + $1.size }
    return DocumentResult(
      content: content, readings: stoerung == nil ? readings : [], pages: pages, bytes: bytes, timing: timing, run: run)
  }

  private func store(_ result: DocumentResult, of document: PendingDocument) throws(IntakeError) -> Outcome {
    let before = clock.now
    let store = custody.store
    guard var card = try custody.stored({ () throws(StoreError) in try store.finish(document.id, with: result) }) else {
      // Another process read it meanwhile; its card is as good.
      return .duplicate(of: document.id)
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

extension Duration {
  /// With fractions.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1_000_000_000_000_000
  }
}
