import AlbertModel

extension CodeJudgement {
  /// Money that goes by transfer is to be paid, whatever a letter says of direct debits in general.
  mutating func richtung(_ printed: Richtung, _ said: [Evidence]) -> Richtung {
    let coded = facts.betrag?.value.direction
    if let coded {
      if coded == .zahlen, printed != .zahlen, !said.isEmpty { warn(printed) }
      return coded
    }
    guard !facts.isInvoice, facts.iban != nil, printed != .zahlen else { return printed }
    if printed == .lastschrift {
      warn(printed)
      return .zahlen
    }
    // A code without an amount asks for nothing: gifts are asked for on receipts.
    if facts.betrag != nil { warn(printed) }
    return printed
  }

  /// Which of both holds, a person must say.
  private mutating func warn(_ printed: Richtung) {
    needsDecision = true
    let words =
      switch printed {
      case .lastschrift: "spricht von einer Lastschrift"
      case .gutschrift: "spricht von einer Gutschrift"
      case .bezahlt, .zahlen: "spricht von einer Zahlung, die schon da ist"
      }
    warnings.append("Das Papier \(words), \(facts.source.within) steht eine Überweisung.")
  }

  /// The code's day in the place of other days to pay by, or what its terms say where neither names one.
  mutating func fristen(_ printed: [Candidate<Frist>], _ context: FristContext) -> [Candidate<Frist>] {
    if context.needsNoPayment { return printed }
    guard let due = facts.faellig else { return printed + termsOnly(printed, context) }
    let day = due.value.day
    let shown = FristSelection.choose(printed)
    let days = ([shown.frist].compactMap(\.self) + shown.weitere).filter { $0.value.kind == .zahlung }.map(\.value.day)
    if let other = days.first, !printed.contains(where: { $0.value.day == day }) {
      warn("Das Fälligkeitsdatum", day.german, other.german)
    }
    let coded = Candidate(due.value, features: [.fristCode: 1], evidence: [facts.evidence(due.words)])
    return [coded] + printed.filter { $0.value.kind != .zahlung || $0.value.day == day }
  }

  private func termsOnly(_ printed: [Candidate<Frist>], _ context: FristContext) -> [Candidate<Frist>] {
    guard let terms = facts.terms, !printed.contains(where: { $0.value.kind == .zahlung }) else { return [] }
    let sheet = TextLayout(terms)
    let pages = (0..<sheet.pageCount).map(sheet.page)
    return FristFinder(context).candidates(in: pages).filter { $0.value.kind == .zahlung }.map { found in
      Candidate(found.value, features: found.features, evidence: found.evidence.map { facts.evidence($0.quote) })
    }
  }
}

extension FeatureName {
  static let fristCode: FeatureName = "frist.code"
}
