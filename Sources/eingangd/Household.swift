import AlbertModel
import Eingang

/// Everything of one household, opened: what most verbs work on.
struct Household: Sendable {
  let configuration: Configuration
  let store: Store
  let archive: Archive
  let decisions: Decisions

  /// Its folder must be there already, or is made.
  init(_ call: Invocation, creating: Bool = false) throws {
    configuration = try call.configuration()
    if creating { try Files.makeFolder(call.home().path) }
    store = try call.store(creating: creating)
    archive = Archive(root: configuration.ordner.archiv)
    decisions = Decisions(store: store, archive: archive, ablage: configuration.ordner.ablage)
  }

  /// What is made of pages, the day of their arrival not being known.
  var understanding: Understanding {
    Understanding(haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: nil)
  }

  /// What taking in documents needs, with readers that can read.
  func intakeParts(_ call: Invocation) throws -> Intake.Parts {
    let understanding = understanding
    return Intake.Parts(
      store: store, archive: archive, reader: try Readers.pool(configuration, environment: call.environment),
      understand: { understanding.vorschlag(for: $0) })
  }

  /// The card of that number.
  func card(_ id: Int) throws -> Card {
    guard let card = try store.card(id: id) else { throw ReviewError.unknown(id) }
    return card
  }
}
