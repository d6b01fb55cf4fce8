import AlbertModel

/// Reads pages as a household would: what it is, from whom, how much, by when, where to put it.
///
/// Pure: the same pages give the same proposal on every day and machine. Any pages give one, blank ones too.
package struct Understanding: Sendable {
  let haushalt: Haushalt
  private let ablage: [AblageRule]
  private let erhalten: CalendarDay?

  /// `erhalten` is the day the paper came in, where known; a Frist counted from receipt starts there.
  package init(haushalt: Haushalt, ablage: [AblageRule], erhalten: CalendarDay?) {
    self.haushalt = haushalt
    self.ablage = ablage
    self.erhalten = erhalten
  }

  package func vorschlag(for pages: [PageText]) -> Vorschlag {
    let dokument = Dokument(pages)
    let betreff = Betreff(dokument)
    let absender = Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: pages))
    let text = CueText(dokument, heading: betreff.heading, absender: absender?.value)
    var extraction = Extraction(lang: SpracheFinder().sprache(in: dokument), art: BelegartFinder().field(text))
    extraction.absender = absender
    extraction.titel = Ranker.titel.field(TitelFinder(art: extraction.art.value).candidates(in: pages))
    extraction.betrag = betrag(text, extraction.art.value)
    extraction.iban = Ranker.iban.field(IBANFinder().candidates(in: pages))
    extraction.rechnungsnummer = Ranker.rechnungsnummer.field(
      RechnungsnummerFinder(art: extraction.art.value).candidates(in: pages))
    extraction.kundennummer = Ranker.kundennummer.field(KundennummerFinder().candidates(in: pages))
    extraction.person = Ranker.person.field(PersonFinder(haushalt: haushalt).candidates(in: pages))
    addFristen(to: &extraction, pages)
    extraction.needsDecision = Handlungsbedarf.isGiven(extraction, dokument)
    extraction.warnings = pages.flatMap(\.notices)
    let place = AblageProposer(rules: ablage).ablage(
      for: text, art: extraction.art.value, absender: absender?.value, person: extraction.person?.value)
    return Vorschlag(extraction, ablage: place)
  }

  /// The letter's date comes first, since missing years and periods count from it.
  private func addFristen(to extraction: inout Extraction, _ pages: [PageText]) {
    extraction.datum = Ranker.datum.field(DatumFinder().candidates(in: pages))
    let context = FristContext(
      datum: extraction.datum?.value, haushalt: haushalt, direction: extraction.betrag?.value.direction,
      art: extraction.art.value, erhalten: erhalten)
    (extraction.frist, extraction.weitereFristen) = FristSelection.choose(FristFinder(context).candidates(in: pages))
    extraction.skonto = SkontoFinder(context).offers(in: pages).first?.skonto
  }

  private func betrag(_ text: CueText, _ art: Belegart) -> Field<Betrag>? {
    guard var field = Ranker.betrag.field(BetragFinder(art: art).candidates(in: text.dokument.pages)) else {
      return nil
    }
    let (richtung, evidence) = RichtungFinder().richtung(
      in: text.dokument, heading: text.heading, art: art, cents: field.value.cents)
    field.value.direction = richtung
    field.evidence += evidence.prefix(1)
    return field
  }
}
