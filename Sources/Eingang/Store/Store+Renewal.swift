import AlbertModel

/// What reading a card's files anew gave, and what it cost.
package struct Renewal: Sendable {
  /// What was understood.
  package let parts: [FilePart]
  /// By the checksum of the file; none where the stored text served.
  package let readings: [(sha256: String, reading: Reading)]
  /// Nil where nothing was read.
  package let sample: ThroughputSample?
  /// Number of the run that read it.
  package let run: Int?

  package init(
    parts: [FilePart], readings: [(sha256: String, reading: Reading)] = [], sample: ThroughputSample? = nil,
    run: Int? = nil
  ) {
    self.parts = parts
    self.readings = readings
    self.sample = sample
    self.run = run
  }
}

extension Store {
  /// Puts a newer reading's proposal in place of the old one, and gives the card as it is then, in one step.
  ///
  /// Nil where the card is no longer open or has other pages by now, or where it is being given back as it was; nothing
  /// has changed then. What a person set by hand stays.
  @discardableResult
  package func replaceProposal(
    _ id: Int, _ vorschlag: Vorschlag, _ renewal: Renewal
  ) throws(StoreError) -> Card? {
    try write { (connection) throws(StoreError) -> Card? in
      guard var snapshot = try snapshot(id: id, connection),
        snapshot.card.state == .offen || snapshot.card.state == .gestoert,
        try files(of: id, connection).map(\.part) == renewal.parts, try !isBeingTakenBack([id], connection)
      else { return nil }
      for (sha256, reading) in renewal.readings { try keep(reading, of: sha256, connection) }
      if let sample = renewal.sample { try record(sample, of: id, run: renewal.run, connection) }
      let before = snapshot
      let old = snapshot.card.vorschlag
      snapshot.card.content = .vorschlag(old.map { vorschlag.keeping(snapshot.hand, of: $0) } ?? vorschlag)
      snapshot.card.state = .offen
      let pages = try pages(of: id, connection)
      if !pages.isEmpty { snapshot.card.pages = try pageNumbers(of: id, connection) }
      // What a person can see changed can be taken back like a change by hand.
      if before.card.vorschlag?.visible != snapshot.card.vorschlag?.visible {
        let step = NewDecision(
          document: id, kind: .aendern, before: before, after: snapshot, step: .neuGelesen, detail: "")
        try remember(step, connection)
      }
      try save(snapshot, id: id, connection)
      try index(pages, of: id, connection)
      try markPart(pages, of: id, connection)
      try note(.neuGelesen, document: id, connection)
      return snapshot.card
    }
  }
}

extension Vorschlag {
  /// The values alone, without certainties and places.
  fileprivate var visible: [String?] {
    let found = extraction
    return [
      found.titel?.value, found.art.value.rawValue, found.absender?.value, found.betrag.map { "\($0.value)" },
      found.frist.map { "\($0.value)" }, found.datum?.value.iso, found.iban?.value, found.rechnungsnummer?.value,
      found.kundennummer?.value, found.person?.value, ablage.value, "\(found.needsDecision)",
    ] + found.weitereFristen.map { "\($0.value)" } + found.warnings
  }
}
