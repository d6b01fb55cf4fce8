import AlbertModel

/// Why a decision was not carried out; nothing has changed then.
package enum ReviewError: Error, Hashable, Sendable {
  case unknown(Int)
  case notOpen(Int, CardState, ablage: String?)
  /// A disturbed card has no proposal that could be accepted.
  case withoutProposal(Int)
  case changedMeanwhile(Int)
  case nothingToUndo(Int?)
  case nothingToChange(Int)
  case unusableTarget(String)
  /// The archived original is not what it was.
  case damagedOriginal(path: String)
  case file(FileError)
  case store(StoreError)
}

extension ReviewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let id): "Karte #\(id) gibt es nicht. Alle Karten zeigt: eingangd list --all"
    case .notOpen(let id, .abgelegt, let ablage):
      "Karte #\(id) ist schon abgelegt\(ablage.map { " unter \($0)" } ?? ""). Zurücknehmen: eingangd undo \(id)"
    case .notOpen(let id, .abgelehnt, _): "Karte #\(id) ist schon abgelehnt. Zurücknehmen: eingangd undo \(id)"
    case .notOpen(let id, let state, _): "Karte #\(id) ist \(state.rawValue)."
    case .withoutProposal(let id):
      "Karte #\(id) ist gestört und hat keinen Vorschlag. Gib ihr eine Ablage: eingangd change \(id) --ablage Sonstiges"
    case .changedMeanwhile(let id): "Karte #\(id) hat sich inzwischen geändert. Sieh sie noch einmal an."
    case .nothingToUndo(nil): "Es gibt nichts zurückzunehmen."
    case .nothingToUndo(let id?): "Zu Karte #\(id) gibt es nichts zurückzunehmen."
    case .nothingToChange(let id): "An Karte #\(id) ändert das nichts. Nenne ein Feld und seinen neuen Wert."
    case .unusableTarget(let target):
      "„\(Echo.short(target))“ taugt nicht als Ablage. Nenne einen Ordner unterhalb der Ablage, etwa Schule/Felix."
    case .damagedOriginal(let path):
      "Das Original ist beschädigt: \(path). Stelle es aus einer Sicherung wieder her; prüfen: eingangd verify"
    case .file(let error): error.description
    case .store(let error): error.description
    }
  }
}
