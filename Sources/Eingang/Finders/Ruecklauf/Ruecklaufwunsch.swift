import AlbertModel

/// What a letter wants back, and what that says of the letter's amount.
struct Ruecklaufwunsch {
  /// Without a day, which is the letter's Frist.
  let candidate: Candidate<Rueckgabe>
  let bar: Bargeld?
  let slip: Ruecklaufzettel?

  /// The candidate with the day by which the letter asks for it.
  func candidate(_ extraction: Extraction) -> Candidate<Rueckgabe> {
    var candidate = candidate
    let fristen = ([extraction.frist].compactMap(\.self) + extraction.weitereFristen).map(\.value)
    let own = fristen.first { [.rueckgabe, .anmeldung, .antwort].contains($0.kind) }
    let paid = fristen.first { $0.kind == .zahlung && candidate.value.cash != nil }
    candidate.value.until = (candidate.value.paper == Rueckgabe.bargeld ? paid : own ?? paid)?.day
    if let cash = candidate.value.cash, let betrag = extraction.betrag?.value, cash.cents == betrag.cents {
      candidate.value.cash = betrag
    }
    return candidate
  }

  /// The letter's amount: the cash it asks for where nothing is transferred, and none where the slip offers several.
  func betrag(_ found: Field<Betrag>?, _ dokument: Dokument) -> Field<Betrag>? {
    if let slip, let value = found?.value, slip.leavesChoice(of: value.cents, in: dokument) { return nil }
    guard let bar, bar.isStated, !dokument.containsAny(Ruecklaufwunsch.transfers) else { return found }
    let value = Betrag(cents: bar.cents, currency: bar.currency, direction: .zahlen)
    if let found, found.value.cents == bar.cents {
      var same = found
      same.value.direction = .zahlen
      return same
    }
    let others = found.map { [Alternative($0.value, confidence: $0.confidence, evidence: $0.evidence)] } ?? []
    return Field(value, confidence: 0.8, evidence: bar.evidence, alternatives: others)
  }

  private static let transfers: [Phrase] = ["iban", "überweis*", "lastschrift*", "abgebucht", "konto"]
}
