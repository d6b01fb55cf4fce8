/// What the household must have done by a Frist.
public enum FristArt: String, CaseIterable, Sendable, Hashable, Codable {
  case zahlung
  case rueckgabe
  case anmeldung
  case antwort
  case widerspruch
  case kuendigung
  case termin
}

/// The day a period is counted from.
public struct Anker: Hashable, Sendable, Codable {
  /// What happened on that day.
  public enum Art: String, CaseIterable, Sendable, Hashable, Codable {
    case briefdatum
    case rechnungsdatum
    case erhalt
    case bekanntgabe
    case zustellung
    case vertragsende
    case ereignis
  }

  /// What happened on that day.
  public var kind: Art
  /// The day itself, not counted in the period (BGB 187(1)).
  public var value: CalendarDay
  /// True where the paper does not print the day and it was taken to be so, as receipt three days after the letter.
  public var assumed: Bool

  /// Assumed is false for a printed day.
  public init(kind: Art, value: CalendarDay, assumed: Bool = false) {
    self.kind = kind
    self.value = value
    self.assumed = assumed
  }
}

/// The day by which the household must act, and how it was arrived at.
///
/// Computed without a clock: the same paper gives the same Frist in ten years' time.
public struct Frist: Hashable, Sendable, Codable {
  /// The last day on which to act.
  public var day: CalendarDay
  /// What to do.
  public var kind: FristArt
  /// The rule in plain German, as `14 Tage ab Rechnungsdatum`; nil where the day is printed.
  public var rule: String?
  /// Nil where the day is printed.
  public var anchor: Anker?

  /// Without a rule and an anchor, a day as printed.
  public init(day: CalendarDay, kind: FristArt, rule: String? = nil, anchor: Anker? = nil) {
    self.day = day
    self.kind = kind
    self.rule = rule
    self.anchor = anchor
  }
}
