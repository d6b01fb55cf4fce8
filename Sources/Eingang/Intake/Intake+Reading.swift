import AlbertModel

extension Intake {
  /// Why a document is read.
  enum Occasion: Hashable, Sendable {
    /// It has no card yet.
    case first
    /// Its card is disturbed; a try by itself counts.
    case again(counts: Bool)
  }

  /// Reads a document that is archived, and stores its card.
  ///
  /// That it was begun is on the disk before anything looks into the file, and so is what it was read as before
  /// anything is made of it: what brings the program down must not do so at every start.
  func read(
    _ document: PendingDocument, _ occasion: Occasion = .first, since started: ContinuousClock.Instant? = nil
  ) async throws(IntakeError) -> Outcome {
    let started = started ?? clock.now
    if Task.isCancelled { return .interrupted(document.id) }
    guard take(inHand: document.id) else { return .duplicate(of: document.id) }
    defer { layDown(document.id) }
    switch try begin(document.id, occasion) {
    case .over: return try elsewhere(document.id)
    case .inHand: return .reading(document.id)
    case .begun(let attempt):
      try custody.reach(.begun)
      if occasion == .first, let guilty = attempt.verdict {
        return try store(failed(document, guilty, since: started), of: document)
      }
      let outcome: Outcome
      do {
        outcome = try await self.outcome(of: document, attempt, occasion, since: started)
      } catch {
        // A full disk is not the document's fault; where it takes not even this line, the first reason is what matters.
        do { try leave(document.id, occasion) } catch {}
        throw error
      }
      guard case .proposed(let card) = outcome else { return outcome }
      return try await grouped(card)
    }
  }

  private func outcome(
    of document: PendingDocument, _ attempt: Attempt, _ occasion: Occasion, since started: ContinuousClock.Instant
  ) async throws(IntakeError) -> Outcome {
    let reading = try await reading(of: document, attempt)
    // A reader that was stopped says that it failed, which is not the document's fault.
    if Task.isCancelled { return try interrupted(document.id, occasion) }
    if let stoerung = reading.stoerung {
      if occasion == .first, let until = try postponed(document.id, stoerung) {
        return .postponed(document.id, stoerung, until: until)
      }
      return try store(failed(document, stoerung, reading.timing, since: started), of: document)
    }
    try custody.reach(.read)
    var timing = reading.timing
    timing.store = try keep(reading, of: document)
    try custody.reach(.readingKept)
    let result = await understood(document, reading.pages, timing, since: started)
    try custody.reach(.understood)
    return try store(result, of: document)
  }

  /// What an earlier run read and did not come to understand is not read again.
  private func reading(of document: PendingDocument, _ attempt: Attempt) async throws(IntakeError) -> PagesRead {
    if attempt.stage == .verstehen {
      let pages = try custody.stored { () throws(StoreError) in try custody.store.pages(of: document.id) }
      if !pages.isEmpty { return PagesRead(pages: pages) }
    }
    let requests = document.files.map { ReadingRequest(path: custody.archive.path($0.path), name: $0.name) }
    let found = await DocumentReading.read(requests, by: reader)
    let reading = try custody.stored { () throws(StoreError) in
      try found.fitted { (index, reading) throws(StoreError) in
        try custody.store.fitted(reading, of: document.files[index].sha256)
      }
    }
    return PagesRead(
      pages: reading.pages(only: document.files.map(\.pages)),
      readings: Array(zip(document.files.map(\.sha256), reading.readings)),
      timing: reading.timing, stoerung: reading.stoerung)
  }

  /// Pages, and what is not stored of them yet.
  struct PagesRead: Sendable {
    var pages: [PageText]
    var readings: [(sha256: String, reading: Reading)] = []
    var timing = Timing()
    var stoerung: Stoerung?
  }

  /// Milliseconds that it took.
  private func keep(_ reading: PagesRead, of document: PendingDocument) throws(IntakeError) -> Double {
    guard !reading.readings.isEmpty else { return 0 }
    var watch = StopWatch()
    try custody.stored { () throws(StoreError) in
      try custody.store.keepReadings(reading.readings, of: document.id)
    }
    return watch.lap()
  }

  /// On a thread that is neither this actor's nor one of the pool's few: a document that takes long holds up no other.
  private func understood(
    _ document: PendingDocument, _ pages: [PageText], _ timing: Timing, since started: ContinuousClock.Instant
  ) async -> DocumentResult {
    let (before, understand) = (clock.now, understand)
    let vorschlag = await TimedWork.run(within: understandingLimit) { understand(pages) }
    guard let vorschlag else {
      return failed(document, Intake.endless, timing, since: started)
    }
    var result = DocumentResult(
      content: .vorschlag(vorschlag), parts: document.parts, pages: pages, bytes: document.bytes, timing: timing,
      run: run)
    result.timing.extract = before.duration(to: clock.now).milliseconds
    result.timing.total = started.duration(to: clock.now).milliseconds
    return result
  }

  private func failed(
    _ document: PendingDocument, _ stoerung: Stoerung, _ timing: Timing = Timing(),
    since started: ContinuousClock.Instant
  ) -> DocumentResult {
    var result = DocumentResult(
      content: .gestoert(stoerung), parts: document.parts, pages: [], bytes: document.bytes, timing: timing, run: run)
    result.timing.total = started.duration(to: clock.now).milliseconds
    result.circumstances = circumstances()
    return result
  }

  private func store(_ result: DocumentResult, of document: PendingDocument) throws(IntakeError) -> Outcome {
    let stored = try custody.stored { () throws(StoreError) in try custody.store.finish(document.id, with: result) }
    guard let card = stored else { return try elsewhere(document.id) }
    try custody.reach(.finished)
    if case .gestoert = result.content { return .failed(card) }
    return .proposed(card)
  }

  /// Another process read it meanwhile; its card is as good.
  func elsewhere(_ id: Int) throws(IntakeError) -> Outcome {
    guard let card = try custody.stored({ () throws(StoreError) in try custody.store.card(id: id) }) else {
      return .interrupted(id)
    }
    return .elsewhere(card)
  }

  private func interrupted(_ id: Int, _ occasion: Occasion) throws(IntakeError) -> Outcome {
    try custody.stored { () throws(StoreError) in try leave(id, occasion) }
    return .interrupted(id)
  }

  /// Lays it down as if it had not been begun.
  private func leave(_ id: Int, _ occasion: Occasion) throws(StoreError) {
    switch occasion {
    case .first: try custody.store.release(id)
    case .again(let counts): try custody.store.releaseRetry(id, counted: counts)
    }
  }

  /// Where the machine lacks something, a run that ends soon leaves the document to the next one.
  private func postponed(_ id: Int, _ stoerung: Stoerung) throws(IntakeError) -> UTCTime? {
    guard stoerung.cause != .interrupted || isDaemon else { return nil }
    return try custody.stored { () throws(StoreError) in
      try custody.store.postpone(id, stoerung, circumstances(), counts: isDaemon)
    }
  }

  private static let endless = Stoerung(
    stage: .extract,
    why: "Das Verstehen des Textes wurde nicht fertig. Das Original liegt sicher im Archiv; "
      + "eine neue Version von eingangd versucht es von selbst noch einmal.", cause: .program)
}

extension PendingDocument {
  fileprivate var parts: [FilePart] { files.map(\.part) }

  fileprivate var bytes: Int { files.reduce(0) { $0 + $1.size } }
}

extension Attempt {
  /// Why it is not begun once more; nil where it is.
  ///
  /// Killing this program or cutting its power while it works on a text, thrice in a row and with nothing else in hand,
  /// is no chance. While readers work it may well be, so that takes much more.
  fileprivate var verdict: Stoerung? {
    switch stage {
    case .verstehen where deaths >= 3:
      Stoerung(
        stage: .extract,
        why: "Dreimal endete das Programm, während es dieses Dokument verstehen wollte. Das Original liegt sicher im "
          + "Archiv. Noch einmal versuchen: eingangd retry \(document)", cause: .program)
    case .lesen where deaths >= 10:
      Stoerung(
        stage: .ocr,
        why: "Zehnmal endete das Programm, während es nur dieses Dokument las. Das Original liegt sicher im Archiv. "
          + "Noch einmal versuchen: eingangd retry \(document)", cause: .interrupted)
    default: nil
    }
  }

  /// How long after its start a run leaves it alone, so that others come first where it ends every run.
  var holdBack: Duration {
    switch deaths {
    case ..<2: .zero
    case 2: .seconds(2)
    case 3, 4: .seconds(5)
    default: .seconds(15)
    }
  }
}
