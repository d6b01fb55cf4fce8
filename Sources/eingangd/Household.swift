import AlbertModel
import Eingang

/// Everything of one household, opened: what most verbs work on.
struct Household: Sendable {
  let configuration: Configuration
  let store: Store
  let archive: Archive
  let decisions: Decisions
  private let terminal: Terminal

  /// Its folder must be there already, or is made.
  init(_ call: Invocation, creating: Bool = false, patience: StorePatience = .none, adopting: Bool = false) throws {
    let configuration = try call.configuration()
    if creating { try Files.makeFolder(call.home().path) }
    let store = try call.store(creating: creating, patience: patience, adopting: adopting)
    self.init(call, configuration, store)
  }

  /// With other settings than those it was opened with.
  init(_ call: Invocation, _ configuration: Configuration, _ store: Store) {
    self.configuration = configuration
    self.store = store
    terminal = call.terminal
    archive = Archive(root: configuration.ordner.archiv)
    let binder =
      configuration.ablageFormat == .pdf
      ? BindingProcess(configuration, tessdataPrefix: call.environment["TESSDATA_PREFIX"]) : nil
    var decisions = Decisions(store: store, archive: archive, ablage: configuration.ordner.ablage, binder: binder)
    decisions.namen = configuration.namen
    self.decisions = decisions
  }

  /// What is made of pages, the day of their arrival not being known.
  ///
  /// Knows what has been decided until now: accounts of senders, and how this household files.
  func vorschlag(for pages: [PageText]) -> Vorschlag {
    let understanding = Understanding(
      haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: nil,
      konten: known("Accounts accepted before are not known, so none that changed is told", .keine) {
        try store.bekannteKonten()
      })
    let verstanden = understanding.verstanden(pages)
    let gelernt = known("Earlier decisions are not known, so this is proposed without them", .nichts) {
      try store.gelernt(for: verstanden.merkmale)
    }
    return understanding.vorschlag(verstanden, gelernt: gelernt)
  }

  /// Storing the card will fail as well; where only looking was asked for, nothing else would tell.
  private func known<Value>(_ without: String, _ none: Value, _ read: () throws -> Value) -> Value {
    do {
      return try read()
    } catch {
      terminal.complain("eingangd: \(without): \(error)")
      return none
    }
  }

  /// What taking in documents needs, with readers that can read.
  func intakeParts(_ call: Invocation) throws -> Intake.Parts {
    try Readers.check()
    var parts = Intake.Parts(
      store: store, archive: archive, reader: try Readers.pool(configuration, environment: call.environment),
      // Anew for each: cards are accepted while others come in.
      understand: { [self] in vorschlag(for: $0) })
    parts.circumstances = { [self] in circumstances(call) }
    parts.ignored = IgnoreList(configuration.eingang.ignorieren)
    return parts
  }

  /// What decides at this moment whether a document can be read.
  func circumstances(_ call: Invocation) -> Circumstances {
    let data = Tessdata(prefix: call.environment["TESSDATA_PREFIX"])
    var circumstances = Circumstances(
      program: Program.version, libraries: Readers.facts?.edition ?? "",
      languages: data?.installed(of: configuration.sprachen) ?? [],
      limits: Circumstances.Limits(configuration.grenzen))
    circumstances.passwords = configuration.eingang.passwoerter.fingerprint
    return circumstances
  }

  /// What a failed document's next try depends on.
  func present(_ call: Invocation) -> RetryRule.Present {
    RetryRule.Present(now: UTCTime.system(), circumstances: circumstances(call), archive: archive)
  }

  /// Makes documents of originals that belong to none.
  var adoption: Adoption { Adoption(store: store, archive: archive, inbox: configuration.ordner.inbox) }

  /// The card of that number.
  func card(_ id: Int) throws -> Card {
    if let card = try store.card(id: id) { return card }
    if let other = try store.joined(id) { throw ReviewError.joined(id, to: other) }
    throw ReviewError.unknown(id)
  }
}
