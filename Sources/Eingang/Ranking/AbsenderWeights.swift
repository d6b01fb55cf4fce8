extension Weights {
  /// Senders: where the name stands, what kind of words it is made of, and who else prints it.
  static let absender = Weights(
    bias: -2.5,
    [
      "family.letterhead": 0.8, "family.returnline": 1.8, "family.footer": 0, "family.signature": -0.2,
      "family.label": 0.8, "family.slip": 1,
      "support.letterhead": 1, "support.returnline": 1.2, "support.footer": 0.8, "support.signature": 0.6,
      "support.label": 0.5, "support.slip": 0.2,
      "support.domain": 0.8, "name.orgword": 0.8, "name.legalform": 0.9, "name.nothing": -0.9, "name.digits": -0.6,
      "name.long": -0.8,
      "name.short": -0.8, "name.lower": -0.6, "name.odd": -0.7, "name.shortform": -0.9, "print.tall": 0.7,
      "print.unsure": -0.8,
    ])
}

extension Ranker {
  static let absender = Ranker(weights: .absender, threshold: 0.15)
}
