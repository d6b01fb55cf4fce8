import AlbertModel
import Eingang

/// One run of `reprocess` over some cards.
struct Reprocessing: Sendable {
  let call: Invocation
  let household: Household
  /// Nil where the stored text serves.
  let reader: (any PageReader)?
  /// The same for all cards, whatever is accepted meanwhile.

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
    /// What they are the pages of.
    var parts: [FilePart] = []
    var readings: [(sha256: String, reading: Reading)] = []
    var timing = Timing()
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
    if let run = tally.run { try household.store.endRun(run, largestReader: await reader?.largestReader ?? 0) }
    call.terminal.progress("")
    if !call.wantsJSON { try call.terminal.out(summary(cards.count, changed: tally.changed, applies: applies)) }
    return tally.failed > 0 ? .documentsFailed : .done
  }

  private func finish(_ card: Card, _ found: Result<Pages, any Error>, _ tally: inout Tally) throws {
    guard let id = card.id else { return }
    do {
      let found = try found.get()
      var new = household.vorschlag(for: found.pages)
      if let old = card.vorschlag { new = new.keeping(try household.store.changedByHand(id: id), of: old) }
      let difference = CardDifference(from: card.vorschlag, to: new)
      let applied = try call.arguments.has("apply") && apply(new, found, to: id, tally.run, difference)
      if !difference.changes.isEmpty { tally.changed += !call.arguments.has("apply") || applied ? 1 : 0 }
      try show(Object(id: id, applied: applied, changes: difference.changes, error: nil), difference, card)
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
    // The parts first: should the card get other pages in between, it is seen that these are not all of them.
    let parts = try household.store.files(of: id).map(\.part)
    let pages = try household.store.pages(of: id)
    guard !pages.isEmpty else {
      throw Stoerung(
        stage: .ocr, why: "Es ist kein Text gespeichert. Noch einmal lesen: eingangd reprocess \(id) --from pages")
    }
    return Pages(pages: pages, parts: parts)
  }

  private func read(_ id: Int, by reader: any PageReader) async throws -> Pages {
    let start = ContinuousClock.now
    let files = try household.store.files(of: id)
    let requests = files.map { ReadingRequest(path: household.archive.path($0.path), name: $0.name) }
    let reading = await DocumentReading.read(requests, by: reader)
    if let stoerung = reading.stoerung { throw stoerung }
    let fitted = try reading.fitted { index, reading in
      try household.store.fitted(reading, of: files[index].sha256)
    }
    var found = Pages(
      pages: fitted.pages(only: files.map(\.pages)), parts: files.map(\.part),
      readings: Array(zip(files.map(\.sha256), fitted.readings)), timing: reading.timing)
    found.timing.total = (ContinuousClock.now - start).milliseconds
    return found
  }

  /// True where the card is now as the new proposal says; false where it was decided, joined or split meanwhile.
  private func apply(
    _ new: Vorschlag, _ found: Pages, to id: Int, _ run: Int?, _ difference: CardDifference
  ) throws -> Bool {
    // An unchanged proposal is written too where pages were read anew: places and certainties may differ.
    guard !difference.changes.isEmpty || !found.readings.isEmpty else { return true }
    let sample = ThroughputSample(
      finished: UTCTime.system(), failed: false, pages: found.pages.count,
      bytes: found.readings.reduce(0) { $0 + $1.reading.bytes }, timing: found.timing)
    let renewal = Renewal(
      parts: found.parts, readings: found.readings, sample: run == nil ? nil : sample, run: run)
    if try household.store.replaceProposal(id, new, renewal) != nil { return true }
    call.terminal.complain(
      "eingangd: #\(id) was decided, joined or split meanwhile and stays as it is. To see it: eingangd show \(id)")
    return false
  }

  private func show(_ object: Object, _ difference: CardDifference, _ card: Card) throws {
    if call.wantsJSON { return try call.terminal.out(try JSONLine.text(object)) }
    guard !difference.changes.isEmpty else { return }
    let title = card.vorschlag.map(GermanWords.titel) ?? "Nicht gelesen"
    try call.terminal.out(call.style.bold(Visible.line("#\(object.id)  \(title)")))
    for line in difference.lines { try call.terminal.out("    " + line) }
    if object.applied { try call.terminal.out("    Rückgängig: eingangd undo \(object.id)") }
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
