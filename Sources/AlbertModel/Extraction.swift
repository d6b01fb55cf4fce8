/// What was understood of a document, before it has a filing place.
public struct Extraction: Hashable, Sendable {
  /// Two-letter ISO 639-1 code of the document's language.
  public var lang: String
  /// Short title, as the letter's subject line.
  public var titel: Field<String>?
  /// Kind of paper; always known, `info` where nothing speaks for another.
  public var art: Field<Belegart>
  /// Who wrote.
  public var absender: Field<String>?
  /// The one amount that matters.
  public var betrag: Field<Betrag>?
  /// The earliest day by which the household must act.
  public var frist: Field<Frist>?
  /// Later days by which to act.
  public var weitereFristen: [Field<Frist>]
  /// The letter's own date.
  public var datum: Field<CalendarDay>?
  /// Account to pay to, without blanks.
  public var iban: Field<String>?
  /// Number of the invoice.
  public var rechnungsnummer: Field<String>?
  /// Customer, member, contract or policy number.
  public var kundennummer: Field<String>?
  /// The member of the household that the letter is about or addressed to, as configured.
  public var person: Field<String>?
  /// Reduced amount for paying early.
  public var skonto: Skonto?
  /// What the letter wants back, where it wants something.
  public var rueckgabe: Field<Rueckgabe>?
  /// The last day of the statutory warranty, on a receipt; never a Frist.
  public var gewaehrleistungBis: CalendarDay?
  /// Whether a person has to decide or act.
  public var needsDecision: Bool
  /// What a person should know before trusting the card, in German.
  public var warnings: [String]
  /// What a person wrote to the paper elsewhere and no field has: tags, numbers and notes of another program.
  public var vermerke: [String]

  /// Everything but the kind and the language starts out as not found.
  public init(lang: String, art: Field<Belegart>) {
    self.lang = lang
    self.art = art
    weitereFristen = []
    needsDecision = true
    warnings = []
    vermerke = []
  }
}
