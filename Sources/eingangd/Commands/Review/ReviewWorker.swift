import AlbertModel
import Eingang

/// Carries out what a review orders, one after the other, on a thread of its own: the screen never waits for a disk.
final class ReviewWorker: Sendable {
  let household: Household
  let call: Invocation
  /// Also cards that need no decision.
  let showsAll: Bool
  /// By what it is known whether another process has written.
  private let version: Guarded<Int>

  init(_ household: Household, _ call: Invocation) throws {
    self.household = household
    self.call = call
    showsAll = call.arguments.has("all")
    version = Guarded(try household.store.writtenElsewhere())
  }

  /// The cards that are open today.
  func cards() throws -> [Card] {
    let open = try household.store.openCards(.open(on: call.today))
    return showsAll ? open : open.filter(\.needsDecision)
  }

  func perform(_ order: ReviewOrder) -> ReviewNews {
    do {
      return try news(of: order)
    } catch {
      return .failed(order, ReviewWorker.text(of: error, order))
    }
  }

  private func news(of order: ReviewOrder) throws -> ReviewNews {
    let decisions = household.decisions
    switch order {
    case .accept(let id): return try done(order, decisions.accept(id))
    case .decline(let id): return try done(order, decisions.decline(id))
    case .change(let id, let change): return try done(order, decisions.change(id, change))
    case .wiedervorlage(let id, let day): return try done(order, decisions.wiedervorlage(id, on: day))
    case .undo(let id): return try done(order, decisions.undo(id))
    case .open(let id):
      try open(id)
      return .opened(id)
    case .places(let id): return .places(id, try places(of: id))
    case .look: return try look()
    }
  }

  /// What was decided counts, whether or not the card can be read again.
  private func done(_ order: ReviewOrder, _ meldung: Meldung) throws -> ReviewNews {
    let card = try household.store.card(id: meldung.id)
    let isOpen = card.map { ($0.state == .offen || $0.state == .gestoert) && !$0.isLaidAside(on: call.today) } ?? false
    return .done(order, meldung, isOpen ? card : nil)
  }

  private func look() throws -> ReviewNews {
    let now = try household.store.writtenElsewhere()
    if version.withLock({ $0 == now }) { return .unchanged }
    let cards = try cards()
    version.withLock { $0 = now }
    return .cards(cards)
  }

  private func places(of id: Int) throws -> [Feldname: QuotedLine] {
    guard let vorschlag = try household.store.card(id: id)?.vorschlag else { return [:] }
    let pages = try household.store.pages(of: id)
    var places: [Feldname: QuotedLine] = [:]
    for field in ShownField.all(of: vorschlag, today: call.today) {
      guard let evidence = field.evidence.first(where: { !$0.quote.isEmpty }), field.evidence.first?.quote != "" else {
        continue
      }
      places[field.name] = QuotedLine(evidence, in: pages, saying: ShownField.printed(field.name, of: vorschlag))
    }
    return places
  }

  private func open(_ id: Int) throws {
    if try household.store.isPurged(id) { throw ReviewError.purged(id) }
    for file in try household.store.files(of: id) {
      let path = household.archive.path(file.path)
      guard FileStatus(following: path) != nil else { throw ReviewError.missingOriginal(path: path) }
      try Opener.open(path, environment: call.environment, beside: true)
    }
  }

  /// In German, and with the card it is about.
  private static func text(of error: any Error, _ order: ReviewOrder) -> String {
    let subject = order.decided.map { "Karte #\($0): " } ?? ""
    switch error {
    case let failure as Failure where failure.status == .dependencyMissing:
      return "Zum Öffnen fehlt xdg-open. Installiere es: apt-get install xdg-utils"
    case let failure as Failure where order.isOpening: return "Der Betrachter meldet einen Fehler. \(failure)"
    case let error as StoreError: return subject + text(of: error)
    case ReviewError.store(let error): return subject + text(of: error)
    case let error as ReviewError: return "\(error)"
    default: return subject + "\(error)"
    }
  }

  private static func text(of error: StoreError) -> String {
    switch error.reason {
    case .busy: "Ein anderes Programm hält die Datenbank fest. Nichts ist verloren, versuch es noch einmal."
    case .full: "Auf der Platte ist kein Platz mehr. Nichts ist verloren; schaff Platz, und versuch es noch einmal."
    default: "Die Datenbank lässt sich nicht benutzen. \(error)"
    }
  }
}

extension ReviewOrder {
  fileprivate var isOpening: Bool { if case .open = self { true } else { false } }
}
