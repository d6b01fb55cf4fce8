import AlbertModel

/// Chooses the Frist to show: the earliest that needs an act, among those that are likely.
package enum FristSelection {
  /// Below this a deadline is not shown, however early.
  package static let threshold: Confidence = 0.5
  /// More than these are not kept, since a plan of instalments may name dozens.
  static let most = 12

  /// The Frist to show, and the later ones.
  package static func choose(
    _ candidates: [Candidate<Frist>], weights: Weights = .frist
  ) -> (frist: Field<Frist>?, weitere: [Field<Frist>]) {
    let ranked = Ranker(weights: weights, threshold: threshold).ranked(candidates)
    let likely = merged(ranked.filter { $0.confidence >= threshold })
    let kept = withoutOutvoted(likely).sorted { $0.value.day < $1.value.day }
    guard let first = kept.first else { return (nil, []) }
    let others = ranked.filter { $0.value.day != first.value.day }
    let frist = Field(
      first.value, confidence: first.confidence, evidence: first.evidence, alternatives: Array(others.prefix(4)))
    let weitere = kept.dropFirst().prefix(most).map {
      Field($0.value, confidence: $0.confidence, evidence: $0.evidence)
    }
    return (frist, Array(weitere))
  }

  /// One for each day: the likeliest names its kind and rule.
  private static func merged(_ ranked: [Alternative<Frist>]) -> [Alternative<Frist>] {
    var out: [Alternative<Frist>] = []
    for alternative in ranked {
      if let index = out.firstIndex(where: { $0.value.day == alternative.value.day }) {
        let own = out[index].evidence
        out[index].evidence = Array(
          (own + alternative.evidence.filter { !own.contains($0) }).prefix(Ranker.mostEvidence))
      } else {
        out.append(alternative)
      }
    }
    return out
  }

  /// A printed last day of a right wins over one that was counted for the same right.
  private static func withoutOutvoted(_ likely: [Alternative<Frist>]) -> [Alternative<Frist>] {
    likely.filter { one in
      let isRight = one.value.kind == .kuendigung || one.value.kind == .widerspruch
      return !isRight || one.value.anchor == nil
        || !likely.contains { $0.value.kind == one.value.kind && $0.value.anchor == nil }
    }
  }
}
