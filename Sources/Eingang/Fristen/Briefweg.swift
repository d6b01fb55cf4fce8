import AlbertModel

/// When a letter was written and when it reached the household, as far as known: where periods count from.
package struct Briefweg: Hashable, Sendable {
  /// The letter's own date; taken for the day of posting.
  package var datum: CalendarDay?
  /// The day on which the household says it arrived.
  package var erhalten: CalendarDay?
  package var land: Bundesland
  /// Days from posting to Bekanntgabe where the letter itself names them; otherwise the law of its date decides.
  package var bekanntgabetage: Int?

  package init(
    datum: CalendarDay?, erhalten: CalendarDay? = nil, land: Bundesland, bekanntgabetage: Int? = nil
  ) {
    self.datum = datum
    self.erhalten = erhalten
    self.land = land
    self.bekanntgabetage = bekanntgabetage
  }

  /// The letter's date, as a date of an invoice where it is one.
  package func geschrieben(_ kind: Anker.Art = .briefdatum) -> Anker? {
    datum.map { Anker(kind: kind, value: $0) }
  }

  /// The day of receipt; where the household gave none, three days after the letter's date, marked as assumed.
  package var zugang: Anker? {
    if let erhalten { return Anker(kind: .erhalt, value: erhalten) }
    return datum.map { Anker(kind: .erhalt, value: $0.adding(days: 3), assumed: true) }
  }

  /// The day on which a Bescheid sent by post counts as made known, or a later day on which it really arrived.
  ///
  /// The fourth day after posting for letters from 1 January 2025, the third before that: VwVfG 41(2), SGB X 37(2),
  /// AO 122(2). For tax notices that day itself moves to the next working day (AO 108(3)).
  package func bekanntgabe(steuer: Bool) -> Anker? {
    guard let datum else {
      return erhalten.map { Anker(kind: .bekanntgabe, value: $0) }
    }
    let presumed = datum.adding(days: bekanntgabetage ?? Briefweg.usualDays(posted: datum))
    let day = steuer ? presumed.movedToWorkday(in: land) : presumed
    if let erhalten, erhalten > day { return Anker(kind: .bekanntgabe, value: erhalten) }
    return Anker(kind: .bekanntgabe, value: day, assumed: true)
  }

  /// The day of formal service, which the postman writes on the envelope.
  ///
  /// Without it the third day after the letter's date is taken, so that the Frist is rather too early than too late.
  package var zustellung: Anker? {
    if let erhalten { return Anker(kind: .zustellung, value: erhalten) }
    return datum.map { Anker(kind: .zustellung, value: $0.adding(days: 3), assumed: true) }
  }

  private static func usualDays(posted day: CalendarDay) -> Int { day.year >= 2025 ? 4 : 3 }
}
