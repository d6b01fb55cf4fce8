import AlbertModel

/// Puts what a code says in the place of what was read, and tells where the two disagree.
struct CodeJudgement {
  let facts: CodeFacts
  private let names: PrintedNames
  var warnings: [String] = []
  /// Code and paper differ in whether anything is to be done.
  var needsDecision = false

  init(_ facts: CodeFacts, _ pages: [PageText]) {
    self.facts = facts
    names = PrintedNames(pages)
  }

  private static let agreed: Confidence = 0.99
  private static let alone: Confidence = 0.95
  private static let contradicted: Confidence = 0.9
  private static let doubtful: Confidence = 0.45

  /// An invoice names its seller; who gets a transfer need not be who wrote, but speaks for him.
  mutating func absender(_ printed: Field<String>?) -> Field<String>? {
    guard let said = facts.recipient else { return printed }
    let share = names.share(of: said.value) ?? 0
    if facts.isInvoice {
      let isPrinted = share >= 0.5 || facts.aliases.contains { (names.share(of: $0) ?? 0) >= 0.5 }
      let field = field(
        said, printed, isPrinted ? printed.map { [Candidate($0.value, evidence: $0.evidence)] } ?? [] : []
      ) {
        PrintedNames.areAlike($0, said.value)
      }
      if !isPrinted, let printed {
        warn("Der Absender", "„\(said.value)“", "„\(printed.value)“")
      }
      return isPrinted ? with(field, CodeJudgement.agreed) : field
    }
    if share == 0, !said.value.isEmpty {
      warnings.append("Empfänger \(facts.source.within) ist „\(said.value)“, was nirgends gedruckt steht.")
    }
    guard var field = printed else {
      return Field(said.value, confidence: 0.6, evidence: [facts.evidence(said.words)])
    }
    guard PrintedNames.areAlike(field.value, said.value) else { return field }
    field.confidence = Confidence(1 - (1 - field.confidence.value) / 2)
    field.evidence.append(facts.evidence(said.words))
    return field
  }

  /// The amount without its direction, unless the code says that too.
  mutating func betrag(_ printed: Field<Betrag>?, _ candidates: [Candidate<Betrag>]) -> Field<Betrag>? {
    guard var said = facts.betrag else { return printed }
    // What is paid already was for all of it.
    if said.value.cents == 0, let total = facts.total {
      var betrag = total.value
      betrag.direction = said.value.direction
      said = Said(betrag, total.words)
    }
    guard said.value.cents > 0 else { return printed }
    let cents = said.value.cents
    let field = field(said, printed, candidates) { $0.cents == cents }
    if !candidates.contains(where: { $0.value.cents == cents }) {
      warn("Der Betrag", CodeNumber.german(said.value), (printed?.value).map(CodeNumber.german))
    }
    return field
  }

  mutating func iban(_ printed: Field<String>?, _ candidates: [Candidate<String>]) -> Field<String>? {
    guard let said = facts.iban else { return facts.wrongIBAN.map { wrong($0, printed, candidates) } ?? printed }
    let field = field(said, printed, candidates) { $0 == said.value }
    // A GiroCode is itself on the paper, and the account beside it is often printed too small to be read.
    let isHidden = facts.isInvoice || printed != nil
    if isHidden, !candidates.contains(where: { $0.value == said.value }) {
      warn("Die IBAN", CodeNumber.short(said.value), (printed?.value).map(CodeNumber.short))
    }
    return field
  }

  /// A printed account with right check digits comes first; without one, what the code says is shown as doubtful.
  private mutating func wrong(
    _ said: Said<String>, _ printed: Field<String>?, _ candidates: [Candidate<String>]
  ) -> Field<String> {
    if let printed, CheckDigits.iban(printed.value) != nil {
      warnings.append(
        "Die IBAN \(facts.source.within) (\(CodeNumber.short(said.value))) ist falsch und wird nicht übernommen.")
      return printed
    }
    var field = field(said, printed, candidates) { $0 == said.value }
    field.confidence = CodeJudgement.doubtful
    return field
  }

  mutating func datum(_ printed: Field<CalendarDay>?, _ candidates: [Candidate<CalendarDay>]) -> Field<CalendarDay>? {
    guard let said = facts.datum else { return printed }
    let field = field(said, printed, candidates) { $0 == said.value }
    if let printed, !candidates.contains(where: { $0.value == said.value }) {
      warn("Das Datum", said.value.german, printed.value.german)
    }
    return field
  }

  /// A reminder or an insurer's bill is an invoice of a kind of its own.
  func art(_ printed: Field<Belegart>) -> Field<Belegart> {
    guard let art = facts.art else { return printed }
    let kept: Set<Belegart> = [.mahnung, .versicherung, .bescheid, .quittung]
    if art == printed.value || art == .rechnung && kept.contains(printed.value) { return printed }
    let words = facts.rechnungsnummer?.words ?? facts.source.place
    return Field(
      art, confidence: 0.95, evidence: [facts.evidence(words)],
      alternatives: [Alternative(printed.value, confidence: Confidence(min(printed.confidence.value, 0.05)))])
  }

  /// What is printed nowhere nobody has seen: an invoice may lie in a letter that asks for nothing.
  mutating func warn(_ subject: String, _ code: String, _ printed: String?) {
    let instead =
      printed.map { "steht nicht auf dem Papier; dort steht \($0)" } ?? "wurde auf dem Papier nicht gefunden"
    warnings.append("\(subject) \(facts.source.within) (\(code)) \(instead).")
  }

  /// The code's value first, then the places where the same is printed, then what was read instead.
  func field<Value: CardValue>(
    _ said: Said<Value>, _ printed: Field<Value>?, _ candidates: [Candidate<Value>], _ isSame: (Value) -> Bool
  ) -> Field<Value> {
    let places = candidates.filter { isSame($0.value) }.flatMap(\.evidence)
    let confidence =
      !places.isEmpty ? CodeJudgement.agreed : printed == nil ? CodeJudgement.alone : CodeJudgement.contradicted
    var others = (printed?.alternatives ?? []).filter { !isSame($0.value) }
    if let printed, !isSame(printed.value) {
      others.insert(Alternative(printed.value, confidence: printed.confidence, evidence: printed.evidence), at: 0)
    }
    for index in others.indices {
      others[index].confidence = min(others[index].confidence, Confidence(1 - confidence.value))
    }
    var seen: Set<Evidence> = []
    return Field(
      said.value, confidence: confidence,
      evidence: [facts.evidence(said.words)] + places.filter { seen.insert($0).inserted }.prefix(3),
      alternatives: Array(others.prefix(4)))
  }

  private func with(_ field: Field<String>, _ confidence: Confidence) -> Field<String> {
    var field = field
    field.confidence = confidence
    return field
  }
}
