extension Weights {
  /// Senders: where the name stands, what kind of words it is made of, and who else prints it.
  static let absender = Weights(
    // Learned by `make train` from 182 papers: 24 of einvoice-a, 70 of household-k, 18 of receipts-de-a, 70 of sroie-a.
    bias: -3.21,
    [
      "family.domain": 0.01,
      "family.footer": 0.01,
      "family.label": 1.07,
      "family.letterhead": 2.15,
      "family.returnline": 2.09,
      "family.signature": -0.05,
      "family.slip": 2.09,
      "name.confirmed": 1.11,
      "name.digits": -2.05,
      "name.joined": -2.09,
      "name.legalform": 3.10,
      "name.long": -1.07,
      "name.lower": -1.98,
      "name.misread": -3.16,
      "name.nothing": -1.04,
      "name.odd": -2.17,
      "name.orgword": 0.95,
      "name.owner": -3.16,
      "name.part": -0.04,
      "name.short": 1.06,
      "name.shortform": 0.04,
      "name.stray": -2.10,
      "print.tall": 0.30,
      "print.unsure": -2.06,
      "support.domain": 3.19,
      "support.footer": 3.12,
      "support.label": -0.25,
      "support.letterhead": 2.20,
      "support.returnline": -0.03,
      "support.signature": 0.99,
      "support.slip": -0.02,
      "support.sliplegal": -1.06,
    ])
}

extension Ranker {
  static let absender = Ranker(weights: .absender, threshold: 0.15, competing: true)
}
