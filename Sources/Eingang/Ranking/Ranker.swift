import AlbertModel
import Foundation

/// What each feature is worth, in log-odds.
package struct Weights: Hashable, Sendable {
  /// Log-odds of a candidate about which nothing is known.
  package var bias: Double
  package var byFeature: [FeatureName: Double]

  package init(bias: Double, _ byFeature: [FeatureName: Double]) {
    self.bias = bias
    self.byFeature = byFeature
  }

  /// A feature without a weight counts for nothing.
  package func logOdds(_ features: [FeatureName: Double]) -> Double {
    // Sorted, since floating-point sums depend on their order and a dictionary's order changes from run to run.
    features.sorted { $0.key < $1.key }.reduce(bias) { $0 + (byFeature[$1.key] ?? 0) * $1.value }
  }
}

/// Orders candidates and turns their scores into confidences.
package struct Ranker: Sendable {
  package let weights: Weights
  /// Below this confidence the field stays empty.
  package let threshold: Confidence
  /// True where at most one value can be right: each then takes from the others' chances, and from none being right.
  package let competing: Bool

  package init(weights: Weights, threshold: Confidence, competing: Bool = false) {
    self.weights = weights
    self.threshold = threshold
    self.competing = competing
  }

  /// The best value with its alternatives, or nil where none is likely enough.
  ///
  /// Candidates of the same value are one: the likeliest decides, and their evidence is kept. Equal scores keep
  /// the order in which they were found.
  package func field<Value: CardValue>(_ candidates: [Candidate<Value>]) -> Field<Value>? {
    let ranked = ranked(candidates)
    guard let best = ranked.first, best.confidence >= threshold else { return nil }
    return Field(
      best.value, confidence: best.confidence, evidence: best.evidence,
      alternatives: Array(ranked.dropFirst().prefix(4)))
  }

  /// What was read with a doubt and stands nowhere else is never sure, however plain its place.
  private static let faintest: Confidence = 0.85

  /// More places are not kept as evidence of one value: a page of the same amount has thousands.
  static let mostEvidence = 20

  /// Every value once, the likeliest first, each with the evidence of its likeliest places.
  package func ranked<Value: CardValue>(_ candidates: [Candidate<Value>]) -> [Alternative<Value>] {
    var order: [Value] = []
    var groups: [Value: [(odds: Double, isFaint: Bool, evidence: [Evidence])]] = [:]
    for candidate in candidates {
      if groups[candidate.value] == nil { order.append(candidate.value) }
      groups[candidate.value, default: []].append(
        (weights.logOdds(candidate.features), candidate.features[.printFaint] != nil, candidate.evidence))
    }
    let best = order.map { value in
      (groups[value] ?? []).enumerated().sorted { ($1.element.odds, $0.offset) < ($0.element.odds, $1.offset) }
        .map(\.element)
    }
    let chances = chances(best.map { $0.first?.odds ?? 0 })
    let values = order.indices.map { index in
      let evidence = best[index].lazy.flatMap(\.evidence).prefix(Ranker.mostEvidence)
      let chance = Confidence(chances[index])
      let isFaint = best[index].first?.isFaint ?? false
      return Alternative(
        order[index], confidence: isFaint ? min(chance, Ranker.faintest) : chance, evidence: Array(evidence))
    }
    return values.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }.map(\.element)
  }

  private func chances(_ odds: [Double]) -> [Double] {
    guard competing else { return odds.map { 1 / (1 + exp(-$0)) } }
    let top = max(odds.max() ?? 0, 0)
    let powers = odds.map { exp($0 - top) }
    let sum = powers.reduce(exp(-top), +)
    return powers.map { $0 / sum }
  }
}

extension FeatureName {
  /// A word of it was read with a doubt, and nothing else on the paper bears it out.
  static let printFaint: FeatureName = "print.faint"
}
