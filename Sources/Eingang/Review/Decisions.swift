import AlbertModel

/// Carries out what a person decides about a card, and takes it back again.
///
/// One decision at a time, across all processes: a lock in the archive is held meanwhile, so a step that is found half
/// done was left by a crash and is undone before the next one begins.
package struct Decisions: Sendable {
  let store: Store
  let archive: Archive
  /// Absolute path of the folder that accepted documents are filed below.
  let ablage: String
  /// How folders and copies are named.
  package var namen = NameSettings()
  /// Nil where originals are filed as they arrived.
  let binder: (any DocumentBinder)?
  /// What lies in the Ablage's folders; nil where each is looked at anew.
  var folderNames: FolderNames?

  package init(store: Store, archive: Archive, ablage: String, binder: (any DocumentBinder)? = nil) {
    self.store = store
    self.archive = archive
    self.ablage = ablage
    self.binder = binder
  }

  /// Puts the document into its Ablage.
  package func accept(_ id: Int) throws(ReviewError) -> Meldung {
    // Making a PDF takes a while, during which others may decide.
    let made = try prepare(id)
    return try afterReversals { () throws(ReviewError) in
      let before = try openCard(id)
      guard made.before == before else { throw .changedMeanwhile(id) }
      let (vorschlag, target) = try destination(before)
      let place = existing(target)
      let filed = try file(made.items, of: id, vorschlag, below: place)
      var decision = NewDecision(
        document: id, kind: .uebernehmen, before: before, after: before, step: .abgelegt, detail: place)
      decision.after.card.state = .abgelegt
      decision.after.card.wiedervorlage = nil
      decision.filed = filed
      try commit(decision)
      return Meldung(
        id: id, text: "Abgelegt unter \(place).", undoHint: Meldung.undo(id), warnings: made.warnings)
    }
  }

  /// Sets the card aside; its original stays in the archive.
  package func decline(_ id: Int) throws(ReviewError) -> Meldung {
    try afterReversals { () throws(ReviewError) in
      let before = try openCard(id)
      var decision = NewDecision(
        document: id, kind: .ablehnen, before: before, after: before, step: .abgelehnt, detail: "")
      decision.after.card.state = .abgelehnt
      decision.after.card.wiedervorlage = nil
      try commit(decision)
      return Meldung(
        id: id, text: "Karte #\(id) ist abgelehnt, das Original bleibt im Archiv.", undoHint: Meldung.undo(id))
    }
  }

  /// Sets fields by hand; a disturbed card becomes one that can be accepted.
  package func change(_ id: Int, _ change: Aenderung) throws(ReviewError) -> Meldung {
    // What stands in braces is filled in by a rule of the settings only.
    if let target = change.ablage, Ablageziel(target) == nil || target.contains(where: { "{}".contains($0) }) {
      throw .unusableTarget(target)
    }
    return try afterReversals { () throws(ReviewError) in
      let before = try openCard(id)
      let (vorschlag, fields) = (before.card.vorschlag ?? .byHand).changed(by: change)
      if fields.isEmpty || vorschlag == before.card.vorschlag { throw .nothingToChange(id) }
      var after = before
      after.card.content = .vorschlag(vorschlag)
      after.card.state = .offen
      after.hand = Set(before.hand + fields.map(\.rawValue)).sorted()
      let text = vorschlag.summary(of: fields)
      try commit(
        NewDecision(document: id, kind: .aendern, before: before, after: after, step: .geaendert, detail: text))
      return Meldung(id: id, text: "Geändert: \(text).", undoHint: Meldung.undo(id))
    }
  }

  /// Undoes what a crash left half done; every decision does so first.
  package func recover() throws(ReviewError) { try afterReversals { () throws(ReviewError) in } }
}

extension Decisions {
  /// Holds the lock, clears up after a crash, and then does what is asked.
  func exclusively<Result>(_ body: () throws(ReviewError) -> Result) throws(ReviewError) -> Result {
    try files { () throws(FileError) in try Files.makeFolder(archive.root) }
    let lock = try files { () throws(FileError) in try FileLock.acquire(archive.decisionLock, waiting: true) }
    defer { withExtendedLifetime(lock) {} }
    try withdrawUnfinished()
    try stored { () throws(StoreError) in _ = try Purge.finish(store) }
    return try body()
  }

  /// The same, and finishes first what a crash left half taken back.
  func afterReversals<Result>(_ body: () throws(ReviewError) -> Result) throws(ReviewError) -> Result {
    try exclusively { () throws(ReviewError) in
      try finishReversals()
      return try body()
    }
  }

  func reach(_ point: FaultPoint) throws(ReviewError) { try files { () throws(FileError) in try point.reach() } }

  func files<Result>(_ body: () throws(FileError) -> Result) throws(ReviewError) -> Result {
    do { return try body() } catch { throw .file(error) }
  }

  func stored<Result>(_ body: () throws(StoreError) -> Result) throws(ReviewError) -> Result {
    do { return try body() } catch { throw .store(error) }
  }

  /// The card, where it may still be decided.
  func openCard(_ id: Int) throws(ReviewError) -> CardSnapshot {
    guard let snapshot = try stored({ () throws(StoreError) in try store.snapshot(id: id) }) else {
      if let other = try stored({ () throws(StoreError) in try store.joined(id) }) { throw .joined(id, to: other) }
      throw .unknown(id)
    }
    guard snapshot.card.state == .offen || snapshot.card.state == .gestoert else {
      if try stored({ () throws(StoreError) in try store.isPurged(id) }) { throw .purged(id) }
      throw .notOpen(id, snapshot.card.state, ablage: snapshot.card.vorschlag?.ablage.value)
    }
    return snapshot
  }

  func commit(_ decision: NewDecision) throws(ReviewError) {
    let done = try stored { () throws(StoreError) in try store.decide(decision) }
    if !done {
      try withdrawUnfinished()
      throw .changedMeanwhile(decision.document)
    }
    try reach(.decided)
  }
}

extension Vorschlag {
  /// What a person fills in where nothing could be read.
  fileprivate static var byHand: Vorschlag {
    Vorschlag(Extraction(lang: "de", art: Field(.info, confidence: 0.0)), ablage: Field("Sonstiges", confidence: 0.0))
  }

  /// The fields that a person touched with their new values, in German.
  fileprivate func summary(of fields: [Feldname]) -> String {
    fields.map { field in
      switch field {
      case .absender: "Absender " + (extraction.absender?.value ?? "leer")
      case .betrag: "Betrag " + (extraction.betrag.map { Vorschlag.german($0.value) } ?? "leer")
      case .frist: "Frist " + (extraction.frist.map { Vorschlag.german($0.value.day) } ?? "leer")
      case .ablage: "Ablage " + ablage.value
      case .titel: "Titel " + (extraction.titel?.value ?? "leer")
      case .datum: "Datum " + (extraction.datum.map { Vorschlag.german($0.value) } ?? "leer")
      case .person: "Person " + (extraction.person?.value ?? "leer")
      }
    }.joined(separator: ", ")
  }

  private static func german(_ amount: Betrag) -> String {
    amount.decimal.replacing(".", with: ",") + " " + (amount.currency == "EUR" ? "€" : amount.currency)
  }

  private static func german(_ day: CalendarDay) -> String {
    day.iso.split(separator: "-").reversed().joined(separator: ".")
  }
}
