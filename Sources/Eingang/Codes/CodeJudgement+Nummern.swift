import AlbertModel

extension CodeJudgement {
  mutating func rechnungsnummer(_ printed: Field<String>?, _ candidates: [Candidate<String>]) -> Field<String>? {
    guard let said = facts.rechnungsnummer else { return named(printed, candidates) }
    let key = Folding.key(said.value)
    let field = field(said, printed, candidates) { Folding.key($0) == key }
    if let printed, !candidates.contains(where: { Folding.key($0.value) == key }) {
      warn("Die Rechnungsnummer", said.value, printed.value)
    }
    return field
  }

  /// A buyer's number is the sender's for him; where the letter prints one by that name, it is the better one.
  func kundennummer(_ printed: Field<String>?, _ candidates: [Candidate<String>]) -> Field<String>? {
    guard let said = facts.kundennummer, printed == nil else { return named(printed, candidates) }
    return Field(said.value, confidence: 0.8, evidence: [facts.evidence(said.words)])
  }

  /// A printed number that a transfer is to name is the right one of several.
  private func named(_ printed: Field<String>?, _ candidates: [Candidate<String>]) -> Field<String>? {
    guard let zweck = facts.zweck else { return printed }
    let words = CodeJudgement.joined(zweck.value)
    func isNamed(_ number: String) -> Bool {
      let key = CodeJudgement.joined(number)
      return key.utf8.count >= CodeJudgement.shortestNumber && words.contains(key)
    }
    let evidence = facts.evidence(zweck.words)
    if var field = printed, isNamed(field.value) {
      field.confidence = Confidence(1 - (1 - field.confidence.value) / 2)
      field.evidence.append(evidence)
      return field
    }
    let named = candidates.filter { isNamed($0.value) }
    guard let first = named.first, Set(named.map(\.value)).count == 1 else { return printed }
    let other = printed.map { Alternative($0.value, confidence: 0.15, evidence: $0.evidence) }
    return Field(
      first.value, confidence: 0.85, evidence: first.evidence + [evidence], alternatives: [other].compactMap(\.self))
  }

  /// Fewer characters may be part of anything.
  private static let shortestNumber = 4

  private static func joined(_ text: String) -> String { Folding.key(text).filter { $0 != " " } }
}
