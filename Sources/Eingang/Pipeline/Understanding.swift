import AlbertModel

/// What a letter says by itself, before anything learned is put to it.
package struct Verstanden: Sendable {
  package let vorschlag: Vorschlag
  package let merkmale: Briefmerkmale
  let dokument: Dokument
}

/// Reads pages as a household would: what it is, from whom, how much, by when, where to put it.
///
/// Pure: the same pages give the same proposal on every day and machine. Any pages give one, blank ones too.
package struct Understanding: Sendable {
  let haushalt: Haushalt
  private let ablage: [AblageRule]
  private let erhalten: CalendarDay?
  private let konten: BekannteKonten

  /// `erhalten` is the day the paper came in, where known; a Frist counted from receipt starts there.
  package init(
    haushalt: Haushalt, ablage: [AblageRule], erhalten: CalendarDay?, konten: BekannteKonten = .keine
  ) {
    self.haushalt = haushalt
    self.ablage = ablage
    self.erhalten = erhalten
    self.konten = konten
  }

  /// Without anything learned from decisions.
  package func vorschlag(for pages: [PageText]) -> Vorschlag { vorschlag(verstanden(pages), gelernt: .nichts) }

  /// The proposal as this household's decisions until now would have it.
  package func vorschlag(_ verstanden: Verstanden, gelernt: Gelernt) -> Vorschlag {
    var vorschlag = gelernt.apply(to: verstanden.vorschlag, verstanden.merkmale, verstanden.dokument)
    let extraction = vorschlag.extraction
    if let warnung = konten.warnung(absender: extraction.absender?.value, iban: extraction.sendersAccount) {
      vorschlag.extraction.warnings.insert(warnung, at: 0)
      vorschlag.extraction.needsDecision = true
    }
    return vorschlag
  }

  /// What the paper says by itself, and by what it is compared with letters decided before.
  package func verstanden(_ pages: [PageText]) -> Verstanden {
    let dokument = Dokument(pages)
    let betreff = Betreff(dokument)
    let verdict = CodeVerdict(CodeList.facts(pages, land: haushalt.bundesland))
    var codes = verdict.facts.map { CodeJudgement($0, pages) }
    let printed = Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: dokument))
    let absender = codes == nil ? printed : codes?.absender(printed)
    let text = CueText(
      dokument, heading: betreff.heading, absender: absender?.value, place: absender?.evidence.first)
    let art = BelegartFinder().field(text)
    var extraction = Extraction(lang: SpracheFinder().sprache(in: dokument), art: codes?.art(art) ?? art)
    extraction.absender = absender
    let titel = TitelFinder(art: extraction.art.value, absender: absender?.value, haushalt: haushalt)
    extraction.titel = Ranker.titel.field(titel.candidates(in: dokument))
    extraction.betrag = betrag(text, extraction.art.value, &codes)
    let bitte = RueckgabeFinder(art: extraction.art.value, betrag: extraction.betrag).request(in: dokument)
    if codes == nil, let bitte { extraction.betrag = bitte.betrag(extraction.betrag, dokument) }
    addNumbers(to: &extraction, pages, &codes)
    extraction.person = Ranker.person.field(PersonFinder(haushalt: haushalt).candidates(in: dokument))
    addFristen(to: &extraction, pages, &codes, back: bitte?.candidate.value)
    extraction.rueckgabe = bitte.flatMap { Ranker.rueckgabe.field([$0.candidate(extraction)]) }
    let wrong = WrongIBAN.warnung(extraction.iban?.value)
    extraction.needsDecision =
      wrong != nil || codes?.needsDecision ?? false || Lesbarkeit.isUnread(pages)
      || Handlungsbedarf.isGiven(extraction, dokument)
    extraction.warnings =
      [wrong].compactMap(\.self) + verdict.warnings + (codes?.warnings ?? []) + pages.flatMap(\.notices)
      + PagePart.notices(pages) + Lesbarkeit.notices(pages)
    var place = AblageProposer(rules: ablage).ablage(
      for: text, art: extraction.art.value, absender: absender?.value, person: extraction.person?.value)
    if place.value.utf8.contains(UInt8(ascii: "{")) {
      place.value = Namenswerte(extraction, arrived: erhalten).target(place.value)
    }
    return Verstanden(
      vorschlag: Vorschlag(extraction, ablage: place), merkmale: Briefmerkmale(dokument, extraction),
      dokument: dokument)
  }

  private func addNumbers(to extraction: inout Extraction, _ pages: [PageText], _ codes: inout CodeJudgement?) {
    let ibans = IBANFinder().candidates(in: pages)
    let numbers = RechnungsnummerFinder(art: extraction.art.value).candidates(in: pages)
    extraction.iban = Ranker.iban.field(ibans)
    extraction.rechnungsnummer = Ranker.rechnungsnummer.field(numbers)
    let customers = KundennummerFinder().candidates(in: pages)
    extraction.kundennummer = Ranker.kundennummer.field(customers)
    guard var judgement = codes else { return }
    extraction.iban = judgement.iban(extraction.iban, ibans)
    extraction.rechnungsnummer = judgement.rechnungsnummer(extraction.rechnungsnummer, numbers)
    extraction.kundennummer = judgement.kundennummer(extraction.kundennummer, customers)
    codes = judgement
  }

  /// The letter's date comes first, since missing years and periods count from it.
  private func addFristen(
    to extraction: inout Extraction, _ pages: [PageText], _ codes: inout CodeJudgement?, back: Rueckgabe?
  ) {
    let dated = DatedPages(pages)
    let days = DatumFinder().candidates(in: dated)
    let printed = Ranker.datum.field(days)
    extraction.datum = codes == nil ? printed : codes?.datum(printed, days)
    var context = FristContext(
      datum: extraction.datum?.value, haushalt: haushalt, direction: extraction.betrag?.value.direction,
      art: extraction.art.value, erhalten: erhalten)
    context.paper = back?.paper
    context.asksForCash = back?.cash != nil
    let letter = FristDocument(dated, context)
    let fristen = FristFinder(context).candidates(in: letter)
    (extraction.frist, extraction.weitereFristen) = FristSelection.choose(codes?.fristen(fristen, context) ?? fristen)
    if extraction.art.value == .quittung, let kauf = extraction.datum?.value {
      extraction.gewaehrleistungBis = GesetzlicheFrist.gewaehrleistungBis(kauf: kauf)
    }
    extraction.skonto = codes?.facts.skonto ?? SkontoFinder(context).offers(in: letter).first?.skonto
  }

  private func betrag(_ text: CueText, _ art: Belegart, _ codes: inout CodeJudgement?) -> Field<Betrag>? {
    let candidates = BetragFinder(art: art).candidates(in: text.dokument)
    let printed = Ranker.betrag.field(candidates)
    guard var field = codes == nil ? printed : codes?.betrag(printed, candidates) else { return nil }
    let (richtung, evidence) = RichtungFinder().richtung(
      in: text.dokument, heading: text.heading, art: art, cents: field.value.cents)
    field.value.direction = codes?.richtung(richtung, evidence) ?? richtung
    if field.value.direction == richtung { field.evidence += evidence.prefix(1) }
    return field
  }
}
