import AlbertModel

/// Tells a paper's kind from its words and its shape.
package struct BelegartFinder: Sendable {
  package static let rule = "art.words"

  package init() {}

  /// Always a kind, `info` where nothing speaks for another.
  func field(_ text: CueText) -> Field<Belegart> {
    let slip = text.dokument.looksLikeReceipt
    let scores = KindList.all.map { kind in
      let (score, evidence) = text.score(kind.cues, rule: BelegartFinder.rule)
      return (art: kind.art, score: score + kind.bias + (slip ? kind.receipt : 0), evidence: evidence)
    }
    // Words repeat what others said: their sum overstates, so it is damped before it becomes a probability.
    let chances = Softmax.probabilities(scores.map { $0.score * 0.6 })
    let order = zip(scores, chances).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
    let best = order[0]
    return Field(
      best.0.art, confidence: Confidence(min(best.1, 0.97)), evidence: best.0.evidence,
      alternatives: order.dropFirst().prefix(3).map {
        Alternative($0.0.art, confidence: Confidence($0.1), evidence: $0.0.evidence)
      })
  }
}
