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
  }

  func run(_ cards: [Card]) async throws -> ExitStatus {
    let understanding = Understanding(
      haushalt: household.configuration.haushalt, ablage: household.configuration.ablage, erhalten: nil)
    let applies = call.arguments.has("apply")
    var (changed, failed) = (0, 0)
    for (index, card) in cards.enumerated() {
      try Task.checkCancellation()
      guard let id = card.id else { continue }
      call.terminal.progress("\(index + 1) von \(cards.count): #\(id) …")
      do {
        let found = try await pages(of: id)
        let hand = try household.store.changedByHand(id: id)
        var new = understanding.vorschlag(for: found.pages)
        if let old = card.vorschlag { new = new.keeping(hand, of: old) }
        let difference = CardDifference(from: card.vorschlag, to: new)
        if !difference.changes.isEmpty { changed += 1 }
        if applies { try apply(new, found, to: id, changes: !difference.changes.isEmpty) }
        try show(Object(id: id, applied: applies, changes: difference.changes, error: nil), difference, card)
      } catch let stoerung as Stoerung {
        failed += 1
        try show(stoerung, id)
      }
    }
    call.terminal.progress("")
    if !call.wantsJSON { try call.terminal.out(summary(cards.count, changed: changed, applies: applies)) }
    return failed > 0 ? .documentsFailed : .done
  }

  private func pages(of id: Int) async throws -> Pages {
    guard let reader else {
      let pages = try household.store.pages(of: id)
      guard !pages.isEmpty else {
        throw Stoerung(
          stage: .ocr, why: "Es ist kein Text gespeichert. Noch einmal lesen: eingangd reprocess \(id) --from pages")
      }
      return Pages(pages: pages)
    }
    var found = Pages(pages: [])
    for file in try household.store.files(of: id) {
      let path = household.archive.path(file.path)
      let reading = try await reader.read(ReadingRequest(path: path, name: file.name))
      found.readings.append((file.sha256, reading))
      found.pages += reading.pages.enumerated().map { $1.renumbered(found.pages.count + $0 + 1) }
    }
    return found
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
