import AlbertModel

extension Decisions {
  /// Takes back the last decision that stands, of one card or of all; again for the one before.
  ///
  /// Takes out of the Ablage exactly what accepting wrote there. A copy that was altered or moved since belongs to the
  /// person who did so: it stays, and the message says so.
  package func undo(_ id: Int? = nil) throws(ReviewError) -> Meldung {
    try exclusively { () throws(ReviewError) in
      // What a crash had cut short was this very request, asked again.
      if let done = try finishReversals().last(where: { id == nil || $0.id == id }) { return done }
      let last = try stored { () throws(StoreError) in try store.lastDecision(of: id) }
      guard let last else {
        if let id, try stored({ () throws(StoreError) in try store.card(id: id) }) == nil { throw .unknown(id) }
        throw .nothingToUndo(id)
      }
      // What builds on it comes first: a card that was joined cannot be given back as it was before.
      let later = try stored { () throws(StoreError) in try store.decidedSince(last) }
      for document in [later, last.document].compactMap(\.self) {
        if try stored({ () throws(StoreError) in try store.isPurged(document) }) { throw .purged(document) }
      }
      if let later { throw .decidedSince(last.document, later) }
      try stored { () throws(StoreError) in try store.beginReversal(of: last) }
      try reach(.undoPlanned)
      return try takeBack(last)
    }
  }

  /// Takes back to the end what a crash left half taken back, the last decision first.
  @discardableResult
  func finishReversals() throws(ReviewError) -> [Meldung] {
    var done: [Meldung] = []
    for decision in try stored({ () throws(StoreError) in try store.begunReversals() }) {
      if try stored({ () throws(StoreError) in try store.decidedSince(decision) }) != nil {
        // What came since stands first, as it would have had it come a moment before the request.
        try stored { () throws(StoreError) in try store.cancelReversal(of: decision) }
        continue
      }
      done.append(try takeBack(decision))
    }
    return done
  }

  private func takeBack(_ decision: DecisionRecord) throws(ReviewError) -> Meldung {
    var warnings: [String] = []
    for (index, filed) in decision.filed.enumerated() {
      do {
        if let warning = try withdraw(filed, of: decision) { warnings.append(warning) }
      } catch {
        // Nothing has changed yet, and nothing is to be finished by whoever decides next.
        if index == 0 { try stored { () throws(StoreError) in try store.cancelReversal(of: decision) } }
        throw error
      }
      try reach(.copyWithdrawn)
    }
    try reach(.withdrawn)
    let concerned = try stored { () throws(StoreError) in try store.concerned(by: decision) }
    let text = Decisions.text(takingBack: decision, concerned)
    let done = try stored { () throws(StoreError) in
      try store.revert(decision, detail: ([text] + warnings).joined(separator: " "))
    }
    guard done else {
      // A row that stayed would be in the way of every later decision.
      try stored { () throws(StoreError) in try store.cancelReversal(of: decision) }
      throw .changedMeanwhile(decision.document)
    }
    try reach(.reverted)
    for folder in Set(decision.filed.map { FilePath.folder(of: $0.path) }) { try removeEmptyFolders(from: folder) }
    return Meldung(id: decision.document, text: text, warnings: warnings)
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
