import AlbertModel

/// Names under which a person's entries are remembered: those of the card.
package enum Feldname: String, CaseIterable, Sendable {
  case absender
  case betrag
  case frist
  case ablage
  case titel
  case datum
  case person
}

extension Vorschlag {
  /// Name of the rule that stands beside a value which a person entered.
  package static let handRule = "person"

  /// The proposal with a person's changes on it, and the names of the fields they touched.
  ///
  /// The Ablage cannot be emptied: every card has one.
  package func changed(by change: Aenderung) -> (vorschlag: Vorschlag, fields: [Feldname]) {
    var new = self
    var touched: Set<Feldname> = []
    func set<Value: CardValue>(_ name: Feldname, _ path: WritableKeyPath<Vorschlag, Field<Value>?>, _ value: Value?) {
      guard value != nil || change.leeren.contains(name.rawValue) else { return }
      new[keyPath: path] = value.map { Vorschlag.entered($0, over: self[keyPath: path]) }
      touched.insert(name)
    }
    set(.absender, \.extraction.absender, PlainLine.text(change.absender))
    set(.betrag, \.extraction.betrag, change.betrag)
    set(.frist, \.extraction.frist, change.frist)
    set(.titel, \.extraction.titel, PlainLine.text(change.titel))
    set(.datum, \.extraction.datum, change.datum)
    set(.person, \.extraction.person, PlainLine.text(change.person))
    if let target = PlainLine.text(change.ablage) {
      new.ablage = Vorschlag.entered(target, over: ablage)
      touched.insert(.ablage)
    }
    new.extraction.followRueckgabe(from: extraction)
    return (new, Feldname.allCases.filter(touched.contains))
  }

  /// This proposal, with the named fields as they stand on another one.
  package func keeping(_ fields: [String], of other: Vorschlag) -> Vorschlag {
    var new = self
    for field in fields.compactMap(Feldname.init(rawValue:)) {
      switch field {
      case .absender: new.extraction.absender = other.extraction.absender
      case .betrag: new.extraction.betrag = other.extraction.betrag
      case .frist: new.extraction.frist = other.extraction.frist
      case .titel: new.extraction.titel = other.extraction.titel
      case .datum: new.extraction.datum = other.extraction.datum
      case .person: new.extraction.person = other.extraction.person
      case .ablage: new.ablage = other.ablage
      }
    }
    // They stand nowhere on the paper, so no reading gives them back.
    let own = new.extraction.vermerke
    new.extraction.vermerke = other.extraction.vermerke + own.filter { !other.extraction.vermerke.contains($0) }
    return new
  }

  /// A person's own entry: certain, with what it replaces as an alternative.
  private static func entered<Value: CardValue>(_ value: Value, over old: Field<Value>?) -> Field<Value> {
    // It stands nowhere on the paper, so the place is empty and the quote too.
    let nowhere = BoundingBox(x: 0, y: 0, width: 0, height: 0)
    let evidence = Evidence(page: 1, box: nowhere, quote: "", rule: handRule)
    let others = old.map { [Alternative($0.value, confidence: $0.confidence, evidence: $0.evidence)] + $0.alternatives }
    return Field(
      value, confidence: 1.0, evidence: [evidence], alternatives: (others ?? []).filter { $0.value != value })
  }
}

extension Extraction {
  /// The day and the cash of what is given back are those of the Frist and the Betrag, also after these were changed.
  fileprivate mutating func followRueckgabe(from old: Extraction) {
    guard var value = rueckgabe?.value else { return }
    if value.until == old.frist?.value.day { value.until = frist?.value.day }
    if let cash = value.cash, cash.cents == old.betrag?.value.cents { value.cash = betrag?.value }
    rueckgabe?.value = value
  }
}
