import AlbertModel

/// Deadlines to be counted: `innerhalb von 14 Tagen nach Rechnungsdatum`, `binnen eines Monats nach Zugang`.
enum CountedFristen {
  static let rule = "frist.zeitspanne"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    document.slots.flatMap { slots in slots.periods.compactMap { candidate($0, $1, document) } }
  }

  private static func candidate(
    _ period: PeriodMention, _ slot: Slot, _ document: FristDocument
  ) -> Candidate<Frist>? {
    let reading = FristReading(slot: slot, context: document.context)
    guard !reading.isSkonto else { return nil }
    let act = reading.act()
    let start = self.start(period, slot)
    // Without an event to count from, a period for cancelling is a notice period.
    if act.kind == .kuendigung, start == .none { return nil }
    if start == .receipt, countsFromAnotherPaper(period, slot, document.context.art) { return nil }
    guard let anker = FristAnchor(document).anker(start, after: period, on: slot.page, kind: act.kind) else {
      return nil
    }
    var features = reading.features()
    features[act.feature] = 1
    if start == .unknown { features[.fristUnknownStart] = 1 }
    // Rules for everybody, as `eine Abmeldung ist innerhalb von zwei Wochen anzuzeigen`, count from nothing here.
    if start == .none, features[.fristTerms] == nil {
      features[.fristUnknownStart] = features[.fristGeneral] == nil ? 0.3 : 2
    }
    if anker.assumed { features[.fristAssumed] = 1 }
    if document.context.datum == nil { features[.fristNoDate] = 1 }
    let frist = Fristrechnung.frist(period.dauer, ab: anker, kind: act.kind, in: document.weg.land)
    return Candidate(
      frist, features: features,
      evidence: slot.page.text.evidence(period.range.lowerBound..<max(period.end, period.range.upperBound), rule: rule))
  }

  /// `nach Erhalt der Rechnung` in a letter that is none: the invoice comes later.
  private static func countsFromAnotherPaper(_ period: PeriodMention, _ slot: Slot, _ art: Belegart?) -> Bool {
    guard let art, [.elternbrief, .einladung, .info].contains(art) else { return false }
    let words = period.range.upperBound..<min(slot.plain.count, period.end + 16)
    return otherPapers.stand(in: slot.plain, words)
  }

  private static let otherPapers: Stichworte = [
    "rechnung", "platzzusage", "anmeldebestatigung", "bestatigung", "invoice",
  ]
  private static let link: Stichworte = ["nach", "ab", "seit", "after"]

  /// What the words behind the period name, else what its clause names before it.
  private static func start(_ period: PeriodMention, _ slot: Slot) -> PeriodMention.Start {
    guard period.start == .none else { return period.start }
    let before = slot.clause.lowerBound..<period.range.lowerBound
    guard Self.link.stand(in: slot.plain, before) else { return .none }
    return PeriodStart(slot.plain).start(in: before) ?? .none
  }
}

/// The day from which a period counts.
struct FristAnchor {
  private let document: FristDocument

  init(_ document: FristDocument) { self.document = document }

  /// Nil where the paper does not give the day.
  ///
  /// Where it names no event at all, its own date is taken: too early rather than too late.
  func anker(
    _ start: PeriodMention.Start, after period: PeriodMention, on page: FristPage, kind: FristArt
  ) -> Anker? {
    let weg = document.weg
    switch start {
    case .invoice: return weg.geschrieben(.rechnungsdatum)
    case .letter: return weg.geschrieben(isInvoice ? .rechnungsdatum : .briefdatum)
    case .none: return weg.geschrieben(kind == .zahlung && isInvoice ? .rechnungsdatum : .briefdatum)
    case .receipt: return weg.zugang
    case .bekanntgabe: return weg.bekanntgabe(steuer: isTax)
    case .zustellung: return weg.zustellung
    case .contractEnd: return contractEnd.map { Anker(kind: .vertragsende, value: $0) }
    case .date:
      let mention = page.mentions.first { $0.range.lowerBound >= period.range.upperBound }
      return mention.flatMap { document.resolver.day(of: $0) }.map { Anker(kind: .ereignis, value: $0) }
    case .unknown: return nil
    }
  }

  private var isInvoice: Bool { document.context.art == .rechnung || document.says(Self.invoices) }

  /// AO 108(3) moves the day of Bekanntgabe for the notices of a Finanzamt.
  var isTax: Bool { document.says(Self.taxOffices) }

  private static let invoices: Stichworte = ["rechnungsdatum", "rechnung*"]
  private static let taxOffices: Stichworte = ["finanzamt*"]
  private static let ending: Stichworte = ["enden*", "endet", "ausl*"]
  private static let verbs: Stichworte = [
    "endet", "enden", "vertragsende", "lauft aus", "lauft bis", "beendet", "gekundigt zum", "ablauf", "laufzeit bis",
    "vertragslaufzeit*", "mindestlaufzeit*", "ends on", "expires",
  ]

  /// `Ihr Vertrag endet am 31.03.2026`.
  var contractEnd: CalendarDay? {
    for page in document.flow {
      for mention in page.mentions {
        guard let day = document.resolver.day(of: mention) else { continue }
        let sentence = page.sentences.range(page.sentences.index(at: mention.range.lowerBound)) ?? mention.range
        let before = max(sentence.lowerBound, mention.range.lowerBound - 40)..<mention.range.lowerBound
        let after =
          mention.range
          .upperBound..<max(
            mention.range.upperBound, min(sentence.upperBound, mention.range.upperBound + 20))
        if Self.verbs.stand(in: page.text.plain, before)
          || Self.ending.stand(in: page.text.plain, after)
        {
          return day
        }
      }
    }
    return nil
  }
}
