import AlbertModel

extension Decisions {
  /// Takes back the last decision that stands, of one card or of all; again for the one before.
  ///
  /// Takes out of the Ablage exactly what accepting wrote there. A copy that was altered or moved since belongs to the
  /// person who did so: it stays, and the message says so.
  package func undo(_ id: Int? = nil) throws(ReviewError) -> Meldung {
    try exclusively { () throws(ReviewError) in
      let last = try stored { () throws(StoreError) in try store.lastDecision(of: id) }
      guard let last else {
        if let id, try stored({ () throws(StoreError) in try store.card(id: id) }) == nil { throw .unknown(id) }
        throw .nothingToUndo(id)
      }
      // What builds on it comes first: a card that was joined cannot be given back as it was before.
      if let later = try stored({ () throws(StoreError) in try store.decidedSince(last) }) {
        throw .decidedSince(last.document, later)
      }
      let concerned = try stored { () throws(StoreError) in try store.concerned(by: last) }
      var warnings: [String] = []
      for filed in last.filed { if let warning = try withdraw(filed, of: last) { warnings.append(warning) } }
      try files { () throws(FileError) in try step(.withdrawn) }
      let text = Decisions.text(takingBack: last, concerned)
      let done = try stored { () throws(StoreError) in
        try store.revert(last, detail: ([text] + warnings).joined(separator: " "))
      }
      guard done else { throw .changedMeanwhile(last.document) }
      return Meldung(id: last.document, text: text, warnings: warnings)
    }
  }

  /// Nil where the copy was taken out, else why it was left.
  private func withdraw(_ filed: FiledFile, of decision: DecisionRecord) throws(ReviewError) -> String? {
    let name = FilePath.name(of: filed.path)
    let folder = String(decision.id)
    if try isUnchanged(filed) {
      _ = try withdraw(filed.path, as: name, to: folder)
      return nil
    }
    if FileStatus(path: filed.path) != nil { return "Die Kopie wurde geändert und bleibt liegen: \(filed.path)." }
    // A crash may have come between taking the copy out and writing that down.
    let places = [archive.withdrawnFolder(folder), ablage + "/.zurueckgenommen/" + folder]
    if places.contains(where: { FileStatus(path: $0 + "/" + name) != nil }) { return nil }
    return "Die Kopie liegt nicht mehr dort, wo sie abgelegt wurde: \(filed.path)."
  }

  private static func text(takingBack decision: DecisionRecord, _ concerned: [Int]) -> String {
    let id = decision.document
    return switch decision.kind {
    case .uebernehmen: "Zurückgenommen: Karte #\(id) liegt wieder im Eingang."
    case .ablehnen: "Zurückgenommen: Karte #\(id) ist nicht mehr abgelehnt."
    case .aendern: "Zurückgenommen: Karte #\(id) ist wieder wie vor der Änderung."
    case .verbinden: "Zurückgenommen: \(CardNumbers.list(concerned)) sind wieder eigene Karten."
    case .trennen: "Zurückgenommen: \(CardNumbers.list(concerned)) sind wieder eine Karte, #\(id)."
    }
  }
}
