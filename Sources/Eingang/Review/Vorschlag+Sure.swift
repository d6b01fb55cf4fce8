import AlbertModel

extension Vorschlag {
  /// From this certainty on a value counts as sure: of a hundred such values under three are wrong.
  package static let sureFrom = 0.9

  /// Whether it can be accepted without looking at the paper.
  ///
  /// Sender and filing place are named and sure, so are amount and deadline where there are any, and nothing warns. Where
  /// something is to be done, an amount or a deadline that is missing may only be unseen: then it is not sure.
  package var isSure: Bool {
    guard extraction.warnings.isEmpty, let absender = extraction.absender else { return false }
    let certainties =
      [absender.confidence, ablage.confidence]
      + [extraction.betrag?.confidence, extraction.frist?.confidence].compactMap(\.self)
    guard certainties.allSatisfy({ $0.value >= Vorschlag.sureFrom }) else { return false }
    return !extraction.needsDecision || (extraction.betrag != nil && extraction.frist != nil)
  }
}
