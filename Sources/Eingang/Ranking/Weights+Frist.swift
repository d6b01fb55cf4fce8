import AlbertModel

extension Weights {
  /// Whether a day is one by which the household must act.
  ///
  /// Set by hand: `bis` with a verb that asks for something in the same clause is nearly certain; a `bis` alone bounds
  /// anything from a warranty to opening hours.
  package static let frist = Weights(
    bias: -3.0,
    [
      .fristUntil: 1.8, .fristLatest: 2.8, .fristLabel: 4.2, .fristDue: 2.6, .fristPeriod: 1.6, .fristStatute: 4.5,
      .fristList: 4.4, .fristAppointment: 4.0, .fristEvent: 2.6, .fristAtOnce: 3.4, .fristNotice: 2.2,
      .fristNoFrame: -3.0,
      .fristActInClause: 2.2, .fristActInSentence: 1.2, .fristActNear: 0.3, .fristActOfKind: -0.2, .fristRequest: 1.8,
      .fristOwn: -3.0, .fristOptional: -0.6, .fristRecurring: -2.0, .fristTerms: 1.8, .fristUltimatum: 2.6,
      .fristActUnknown: -0.8, .fristRight: 1.6, .fristWindow: 3.4,
      .fristGeneral: -0.7, .fristOffer: -3.0, .fristValidity: -1.6,
      .fristPast: -1.4, .fristReturnRight: -5.0, .fristThreat: -2.5, .fristRangeEnd: -1.5,
      .fristBeforeLetter: -6.0, .fristFarAhead: -2.5, .fristNoDate: -0.8, .fristIllegible: -2.0,
      .fristYearMissing: -0.1, .fristWeekday: 0.5, .fristDisagrees: -1.0, .fristVague: -0.8,
      .fristCode: 8.0, .fristUnknownStart: -1.5, .fristAssumed: -0.4, .fristReceipt: -4.0, .fristPaper: 1.2,
    ])
}
