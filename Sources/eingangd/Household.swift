import AlbertModel
import Eingang

/// Everything of one household, opened: what most verbs work on.
struct Household: Sendable {
  let configuration: Configuration
  let store: Store
  let archive: Archive
  let decisions: Decisions

  init(_ call: Invocation) throws {
    configuration = try call.configuration()
    store = try call.store()
    archive = Archive(root: configuration.ordner.archiv)
    decisions = Decisions(store: store, archive: archive, ablage: configuration.ordner.ablage)
  }

  /// The card of that number.
  func card(_ id: Int) throws -> Card {
    guard let card = try store.card(id: id) else { throw ReviewError.unknown(id) }
    return card
  }
}
