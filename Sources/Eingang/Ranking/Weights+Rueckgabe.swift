extension Weights {
  /// Whether a letter wants a paper back.
  ///
  /// Set by hand: a cut line with a signature needs no sentence that asks.
  static let rueckgabe = Weights(
    bias: -1.5,
    [
      .rueckgabeCut: 2.2, .rueckgabeForm: 1.4, .rueckgabeSigned: 0.8, .rueckgabeChoice: 0.6, .rueckgabeAsked: 2.2,
    ])
}

extension Ranker {
  static let rueckgabe = Ranker(weights: .rueckgabe, threshold: 0.5)
}
