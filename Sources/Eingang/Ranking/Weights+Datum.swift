import AlbertModel

extension Weights {
  /// Whether a day is the letter's own date.
  ///
  /// Set by hand: a label says it outright; without one, a date that stands alone near the top of the first page, or
  /// behind a place name, or beside a time on a receipt.
  package static let datum = Weights(
    bias: -2.6,
    [
      .datumLabel: 4.6, .datumLabelAbove: 2.8, .datumLabelVom: 3.8, .datumSent: 2.0, .datumOtherLabel: -3.0,
      .datumPlace: 3.6, .datumAlone: 1.8, .datumTime: 2.2, .datumTop: 1.2, .datumBottom: -1.2, .datumRight: 0.5,
      .datumFirstPage: 0.7, .datumFirst: 0.6, .datumOnly: 1.6, .datumProse: -2.4, .datumRange: -2.5,
      .datumBirth: -8.0, .datumDeadline: -3.5, .datumWeekdayTime: -1.0, .datumMuchOlder: -3.0, .datumTable: -1.2,
      .datumStamp: -3.0, .datumIllegible: -2.5, .datumRepaired: -0.6,
    ])
}

extension Ranker {
  /// Ranks the letter's own date.
  package static let datum = Ranker(weights: .datum, threshold: 0.4)
}
