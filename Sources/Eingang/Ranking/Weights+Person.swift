extension Weights {
  /// Members of the household: the child a letter is about before the adult it is addressed to.
  static let person = Weights(
    bias: -1.2,
    [
      "person.address": 2.4, "person.childtext": 2.2, "person.adulttext": -0.4,
      "person.repeated": 0.4,
      "person.labelled": 0.9, "person.school": 2, "person.severalchildren": -3, "person.otherchild": -1.2,
      "person.saluted": 2.2, "person.everyone": -1.6, "person.siblings": -3,
    ])

  /// Titles: the subject line before large print.
  static let titel = Weights(
    bias: -1,
    [
      "titel.subject": 3, "titel.label": 3.4, "titel.tall": 0.6, "titel.top": -1, "titel.kind": 1.2, "titel.named": 1,
      "titel.receipt": 2, "titel.anlass": -0.5,
    ])
}

extension Ranker {
  static let person = Ranker(weights: .person, threshold: 0.5)
  static let titel = Ranker(weights: .titel, threshold: 0.1)
}
