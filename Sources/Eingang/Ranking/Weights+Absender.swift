extension Weights {
  /// Senders: where the name stands, what kind of words it is made of, and who else prints it.
  static let absender = Weights(
    bias: -1.9,
    [
      "family.domain": -0.4, "family.label": 0.7, "family.letterhead": 1.9, "family.returnline": 1.9,
      "family.signature": -0.5, "family.slip": 1.7, "family.sliplegal": -0.5, "name.confirmed": 1.1,
      "name.digits": -2.1, "name.joined": -1.8, "name.legalform": 2.6, "name.long": -1.1, "name.lower": -1.6,
      "name.nothing": -1.2, "name.odd": -2.0, "name.orgword": 0.7, "name.misread": -4.0, "name.owner": -4.0,
      "name.part": -0.3, "name.stray": -2.5, "name.short": 0.7,
      "name.shortform": 0.2, "print.tall": 0.5, "print.unsure": -1.8, "support.domain": 3.2, "support.footer": 2.7,
      "support.label": -0.5, "support.letterhead": 1.9, "support.returnline": 0.3, "support.signature": 0.6,
      "support.sliplegal": -0.6,
    ])
}

extension Ranker {
  static let absender = Ranker(weights: .absender, threshold: 0.15, competing: true)
}
