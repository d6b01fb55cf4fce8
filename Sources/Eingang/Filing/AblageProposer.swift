import AlbertModel

/// Proposes the folder of the filing tree: the household's own rules first, then kind, sender and words.
package struct AblageProposer: Sendable {
  package static let rule = "ablage.sector"

  let rules: [AblageRule]

  package init(rules: [AblageRule]) { self.rules = rules }

  /// Always a place, `Sonstiges` where nothing speaks for another.
  func ablage(for text: CueText, art: Belegart, absender: String?, person: String?) -> Field<String> {
    if let own = own(text, art, absender, person) { return own }
    let scores = SectorList.all.map { sector in
      let (score, evidence) = text.score(sector.cues, rule: AblageProposer.rule)
      return (sector: sector, score: score + (sector.priors[art] ?? 0), evidence: evidence)
    }
    let chances = Softmax.probabilities(scores.map { $0.score * 0.6 })
    let order = zip(scores, chances).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
    let best = order[0]
    return Field(
      place(best.0.sector, person), confidence: Confidence(min(best.1, 0.97)), evidence: best.0.evidence,
      alternatives: order.dropFirst().prefix(3).map {
        Alternative(place($0.0.sector, person), confidence: Confidence($0.1), evidence: $0.0.evidence)
      })
  }

  private func place(_ sector: Sector, _ person: String?) -> String {
    guard sector.byPerson, let person, !person.isEmpty else { return sector.name }
    // A name with a slash must not open a folder of its own.
    return sector.name + "/" + person.filter { $0 != "/" }
  }

  /// The target of the household's own rule that fits; nil where none does.
  private func own(_ text: CueText, _ art: Belegart, _ absender: String?, _ person: String?) -> Field<String>? {
    for rule in rules {
      let all = [rule] + rule.darueber
      guard all.allSatisfy({ isMet($0, art, absender, person) }) else { continue }
      let wanted = all.map(\.woerter).filter { !$0.isEmpty }
      let found = wanted.compactMap { words in words.lazy.compactMap { text.dokument.first(Phrase($0)) }.first }
      guard found.count == wanted.count else { continue }
      var field = Field(
        rule.ziel, confidence: 0.97, evidence: found.map { $0.line.evidence($0.range, rule: "ablage.eigene") })
      field.reason = AblageProposer.ownReason
      return field
    }
    return nil
  }

  /// Why a target is proposed that the household's configuration names.
  static let ownReason = "nach eurer Regel in eingang.json5"

  private func isMet(_ rule: AblageRule, _ art: Belegart, _ absender: String?, _ person: String?) -> Bool {
    if let wanted = rule.person, wanted != person { return false }
    if let wanted = rule.art, wanted != art { return false }
    guard let wanted = rule.absender else { return true }
    return Folding.key(absender ?? "").contains(Folding.key(wanted))
  }
}
