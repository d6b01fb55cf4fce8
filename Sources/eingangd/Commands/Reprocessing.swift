import AlbertModel
import Eingang

/// One run of `reprocess` over some cards.
struct Reprocessing: Sendable {
  let call: Invocation
  let household: Household
  /// Nil where the stored text serves.
  let reader: (any PageReader)?

  private struct Object: Encodable {
    let schema = 1
    let id: Int
    let applied: Bool
    let changes: [CardDifference.Change]
    let error: Stoerung?
  }

  /// Pages of a card, and what was read to get them.
  private struct Pages: Sendable {
    var pages: [PageText]
    var readings: [(sha256: String, reading: Reading)] = []
    var milliseconds = 0.0
  }

  private struct Tally {
    /// Number of the run whose cost is kept; nil where nothing is read anew for good.
    let run: Int?
    var done = 0
    var changed = 0
    var failed = 0
  }

  func run(_ cards: [Card]) async throws -> ExitStatus {
    let applies = call.arguments.has("apply")
    // Reading anew has a cost worth keeping; looking only has none.
    var tally = Tally(run: try applies && reader != nil ? household.store.beginRun(.reprocess) : nil)
    try await OrderedWork.run(cards, atOnce: Readers.count(household.configuration)) { card in
      (card, await pages(of: card))
    } handOver: { card, found in
      tally.done += 1
      call.terminal.progress("\(tally.done) von \(cards.count) …")
      try finish(card, found, &tally)
    }
    if let run = tally.run { try household.store.endRun(run) }
    call.terminal.progress("")
    if !call.wantsJSON { try call.terminal.out(summary(cards.count, changed: tally.changed, applies: applies)) }
    return tally.failed > 0 ? .documentsFailed : .done
  }

  private func finish(_ card: Card, _ found: Result<Pages, any Error>, _ tally: inout Tally) throws {
    guard let id = card.id else { return }
    do {
      let found = try found.get()
      var new = household.understanding.vorschlag(for: found.pages)
      if let old = card.vorschlag { new = new.keeping(try household.store.changedByHand(id: id), of: old) }
      let difference = CardDifference(from: card.vorschlag, to: new)
      if !difference.changes.isEmpty { tally.changed += 1 }
      let applies = call.arguments.has("apply")
      if applies { try apply(new, found, to: id, changes: !difference.changes.isEmpty) }
      if let run = tally.run { try record(found, of: id, run: run) }
      try show(Object(id: id, applied: applies, changes: difference.changes, error: nil), difference, card)
    } catch let stoerung as Stoerung {
      tally.failed += 1
      try show(stoerung, id)
    }
  }

  private func pages(of card: Card) async -> Result<Pages, any Error> {
    do {
      guard let id = card.id else { return .success(Pages(pages: [])) }
      guard let reader else { return .success(try stored(id)) }
      return .success(try await read(id, by: reader))
    } catch {
      return .failure(error)
    }
  }

  private func stored(_ id: Int) throws -> Pages {
    let pages = try household.store.pages(of: id)
    guard !pages.isEmpty else {
      throw Stoerung(
        stage: .ocr, why: "Es ist kein Text gespeichert. Noch einmal lesen: eingangd reprocess \(id) --from pages")
    }
    return Pages(pages: pages)
  }

  private func read(_ id: Int, by reader: any PageReader) async throws -> Pages {
    let start = ContinuousClock.now
    var found = Pages(pages: [])
    for file in try household.store.files(of: id) {
      let path = household.archive.path(file.path)
      let reading = try await reader.read(ReadingRequest(path: path, name: file.name))
      found.readings.append((file.sha256, reading))
      found.pages += reading.pages.enumerated().map { $1.renumbered(found.pages.count + $0 + 1) }
    }
    found.milliseconds = (ContinuousClock.now - start).milliseconds
    return found
  }

  private func record(_ found: Pages, of id: Int, run: Int) throws {
    var timing = found.readings.reduce(into: Timing()) { sum, read in
      sum.decode += read.reading.timing.decode
      sum.prepare += read.reading.timing.prepare
      sum.ocr += read.reading.timing.ocr
    }
    timing.total = found.milliseconds
    let bytes = found.readings.reduce(0) { $0 + $1.reading.bytes }
    try household.store.record(
      ThroughputSample(
        finished: UTCTime.system(), failed: false, pages: found.pages.count, bytes: bytes, timing: timing),
      of: id, run: run)
  }

  private func apply(_ new: Vorschlag, _ found: Pages, to id: Int, changes: Bool) throws {
    for (sha256, reading) in found.readings { try household.store.keep(reading, of: sha256) }
    // An unchanged proposal is written too where pages were read anew: places and certainties may differ.
    if changes || !found.readings.isEmpty { try household.store.replaceProposal(id, new) }
  }

  private func show(_ object: Object, _ difference: CardDifference, _ card: Card) throws {
    if call.wantsJSON { return try call.terminal.out(try JSONLine.text(object)) }
    guard !difference.changes.isEmpty else { return }
    let title = card.vorschlag.map(GermanWords.titel) ?? "Nicht gelesen"
    try call.terminal.out(call.style.bold(Visible.line("#\(object.id)  \(title)")))
    for line in difference.lines { try call.terminal.out("    " + line) }
  }

  private func show(_ stoerung: Stoerung, _ id: Int) throws {
    if call.wantsJSON {
      try call.terminal.out(try JSONLine.text(Object(id: id, applied: false, changes: [], error: stoerung)))
    } else {
      call.terminal.complain("eingangd: #\(id): \(stoerung.why)")
    }
  }

  private func summary(_ count: Int, changed: Int, applies: Bool) -> String {
    let cards = GermanFormat.count(count, "Karte", "Karten")
    guard changed > 0 else { return "\(cards) geprüft, nichts ändert sich." }
    let number = GermanFormat.grouped(changed)
    return applies
      ? "\(cards) geprüft, \(number) geändert."
      : "\(cards) geprüft, \(number) würde\(changed == 1 ? "" : "n") sich ändern. Anwenden: dasselbe mit --apply."
  }
}
