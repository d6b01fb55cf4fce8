extension Weights {
  /// Senders: where the name stands, what kind of words it is made of, and who else prints it.
  static let absender = Weights(
    bias: -1.6,
    [
      "family.domain": -0.6, "family.label": 0.7, "family.letterhead": 1.3, "family.returnline": 2.1,
      "family.slip": 1.8, "family.sliplegal": -0.2, "name.confirmed": 0.5, "name.digits": -1.1, "name.joined": -1.9,
      "name.legalform": 2.6, "name.long": -1.0, "name.lower": -0.9, "name.nothing": -1.1, "name.odd": -2.0,
      "name.orgword": 1.3, "name.short": 0.3, "print.tall": 0.3, "print.unsure": -1.2, "support.domain": 2.3,
      "support.footer": 2.4, "support.label": -1.1, "support.letterhead": 1.0, "support.returnline": 0.7,
      "support.signature": 0.8, "support.sliplegal": -0.4,
    ])
}

extension Ranker {
  static let absender = Ranker(weights: .absender, threshold: 0.15, competing: true)
}
