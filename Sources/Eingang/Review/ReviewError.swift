import AlbertModel

/// Why a decision was not carried out; nothing has changed then.
package enum ReviewError: Error, Hashable, Sendable {
  case unknown(Int)
  /// Its pages belong to another card.
  case joined(Int, to: Int)
  case notOpen(Int, CardState, ablage: String?)
  /// A disturbed card has no proposal that could be accepted.
  case withoutProposal(Int)
  case changedMeanwhile(Int)
  case nothingToUndo(Int?)
  case nothingToChange(Int)
  /// Until that day, or not at all.
  case laidAsideAlready(Int, CalendarDay?)
  /// Taking a decision back comes after taking back what was decided since, about the second card.
  case decidedSince(Int, Int)
  /// A person had the letter removed for good.
  case purged(Int)
  case oneCard
  case oneFile(Int)
  case onePage(Int)
  case noPages(Int)
  /// Of fronts and backs.
  case unequalHalves(Int, Int)
  case noSuchPage(Int, page: Int, pages: Int)
  case unusableTarget(String)
  /// A link in the Ablage leads out of it.
  case linkedAway(String, to: String)
  /// The archived original is not what it was.
  case damagedOriginal(path: String)
  /// Nothing has its name, or what does is no file.
  case missingOriginal(path: String)
  case file(FileError)
  case store(StoreError)
}

extension ReviewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let id): "Karte #\(id) gibt es nicht. Alle Karten zeigt: eingangd list --all"
    case .joined(let id, let other): "Karte #\(id) gehört jetzt zu #\(other). Ansehen: eingangd show \(other)"
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
    case .laidAsideAlready(let id, let day?): "Karte #\(id) kommt schon am \(day.german) wieder."
    case .laidAsideAlready(let id, nil): "Karte #\(id) liegt im Eingang, sie ist nicht zurückgelegt."
    case .decidedSince(let id, let later):
      "Über Karte #\(id) wurde seither noch einmal entschieden. Nimm das zuerst zurück: eingangd undo \(later)"
    case .purged(let id):
      "Karte #\(id) ist endgültig entfernt, das nimmt niemand zurück. Was bekannt war, zeigt: eingangd where \(id)"
    case .oneCard: "Zum Verbinden gehören mindestens zwei Karten. Nenne ihre Nummern: eingangd join 17 18"
    case .oneFile(let id):
      "Karte #\(id) hat nur eine Datei. Nenne die Seite, vor der getrennt wird: eingangd split \(id) --at 2"
    case .onePage(let id): "Karte #\(id) hat nur eine Seite; da ist nichts zu trennen."
    case .noPages(let id):
      "Von Karte #\(id) sind nicht alle Seiten gelesen, also lassen sie sich nicht zählen. Trenne ihre Dateien: eingangd split \(id)"
    case .unequalHalves(let fronts, let backs):
      "Zu \(fronts) Vorderseiten gehören ebenso viele Rückseiten oder eine weniger, nicht \(backs). Ohne --interleave folgen die Seiten hintereinander."
    case .noSuchPage(let id, let page, let pages):
      "Vor Seite \(page) lässt sich Karte #\(id) nicht trennen, sie hat \(pages) Seiten. Erlaubt sind 2 bis \(pages)."
    case .unusableTarget(let target):
      "„\(Echo.short(target))“ taugt nicht als Ablage. Nenne einen Ordner unterhalb der Ablage, etwa Schule/Felix."
    case .linkedAway(let target, let place):
      "„\(Echo.short(target))“ führt über eine Verknüpfung aus der Ablage hinaus, nach \(place). Ersetze sie durch einen Ordner, oder lege anderswo ab."
    case .damagedOriginal(let path):
      "Das Original ist beschädigt: \(path). Stelle es aus einer Sicherung wieder her; prüfen: eingangd verify"
    case .missingOriginal(let path):
      "Das Original fehlt: \(path). Stelle es aus einer Sicherung wieder her; prüfen: eingangd verify"
    case .file(let error): error.description
    case .store(let error): error.description
    }
  }
}
