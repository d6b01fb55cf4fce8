extension Weights {
  /// Senders: where the name stands, what kind of words it is made of, and who else prints it.
  static let absender = Weights(
    // Learned by `make train` from 182 papers: 24 of einvoice-a, 70 of household-k, 18 of receipts-de-a, 70 of sroie-a.
    bias: -2.14,
    [
      "family.domain": -0.40,
      "family.footer": -0.02,
      "family.label": 0.71,
      "family.letterhead": 1.80,
      "family.returnline": 1.88,
      "family.signature": -0.56,
      "family.slip": 1.61,
      "family.sliplegal": -0.46,
      "name.confirmed": 1.11,
      "name.digits": -2.05,
      "name.joined": -1.84,
      "name.legalform": 2.57,
      "name.long": -1.11,
      "name.lower": -1.57,
      "name.misread": -4.00,
      "name.nothing": -1.36,
      "name.odd": -2.07,
      "name.orgword": 0.60,
      "name.owner": -4.00,
      "name.part": -0.29,
      "name.short": 0.76,
      "name.shortform": 0.21,
      "name.stray": -2.50,
      "print.tall": 0.52,
      "print.unsure": -1.80,
      "support.domain": 3.19,
      "support.footer": 2.71,
      "support.label": -0.73,
      "support.letterhead": 1.91,
      "support.returnline": 0.25,
      "support.signature": 0.57,
      "support.slip": -0.02,
      "support.sliplegal": -0.62,
    ])
}

extension Ranker {
  static let absender = Ranker(weights: .absender, threshold: 0.15, competing: true)
}
