import AlbertModel

/// Finds the days by which a letter wants something done: printed ones and those to be counted.
///
/// Candidates are many; ranking weighs them and `FristSelection` chooses the one to show. A payment Frist is not even a
/// candidate where the money asks nothing of the household.
package struct FristFinder: Finder {
  package let context: FristContext

  package init(_ context: FristContext) { self.context = context }

  package func candidates(in pages: [PageText]) -> [Candidate<Frist>] {
    candidates(in: FristDocument(DatedPages(pages), context))
  }

  func candidates(in document: FristDocument) -> [Candidate<Frist>] {
    let found = FristFinder.families.flatMap { $0(document) }
    return found.filter { !(context.needsNoPayment && $0.value.kind == .zahlung) }
  }

  /// Each reads the whole document; a new rule family is a new line here.
  private static let families: [@Sendable (FristDocument) -> [Candidate<Frist>]] = [
    PrintedFristen.candidates, CountedFristen.candidates, FristLists.candidates, Remedies.candidates,
    Notices.candidates, Appointments.candidates, AtOnce.candidates,
  ]
}

extension FeatureName {
  static let fristUntil: FeatureName = "frist.bis"
  static let fristLatest: FeatureName = "frist.spaetestens"
  static let fristLabel: FeatureName = "frist.label"
  static let fristDue: FeatureName = "frist.faellig"
  static let fristPeriod: FeatureName = "frist.periode"
  static let fristStatute: FeatureName = "frist.gesetz"
  static let fristList: FeatureName = "frist.liste"
  static let fristAppointment: FeatureName = "frist.termin"
  static let fristEvent: FeatureName = "frist.veranstaltung"
  static let fristAtOnce: FeatureName = "frist.sofort"
  static let fristNotice: FeatureName = "frist.kuendigungsfrist"
  static let fristActInClause: FeatureName = "frist.akt.satzteil"
  static let fristActInSentence: FeatureName = "frist.akt.satz"
  static let fristActNear: FeatureName = "frist.akt.nachbarsatz"
  static let fristActOfKind: FeatureName = "frist.akt.belegart"
  static let fristRequest: FeatureName = "frist.bitte"
  static let fristOwn: FeatureName = "frist.absender.handelt"
  static let fristOptional: FeatureName = "frist.moeglichkeit"
  static let fristRight: FeatureName = "frist.recht"
  static let fristIllegible: FeatureName = "frist.unleserlich"
  static let fristTerms: FeatureName = "frist.zahlungsbedingung"
  static let fristUltimatum: FeatureName = "frist.ultimatum"
  static let fristActUnknown: FeatureName = "frist.akt.unbekannt"
  static let fristWindow: FeatureName = "frist.anmeldezeitraum"
  static let fristGeneral: FeatureName = "frist.allgemein"
  static let fristRecurring: FeatureName = "frist.wiederkehrend"
  static let fristOffer: FeatureName = "frist.werbung"
  static let fristValidity: FeatureName = "frist.gueltigkeit"
  static let fristPast: FeatureName = "frist.vergangen"
  static let fristReturnRight: FeatureName = "frist.rueckgaberecht"
  static let fristThreat: FeatureName = "frist.drohung"
  static let fristRangeEnd: FeatureName = "frist.zeitraum.ende"
  static let fristBeforeLetter: FeatureName = "frist.vor.brief"
  static let fristFarAhead: FeatureName = "frist.fern"
  static let fristNoFrame: FeatureName = "frist.ohne.rahmen"
  static let fristNoDate: FeatureName = "frist.ohne.briefdatum"
  static let fristYearMissing: FeatureName = "frist.jahr.ergaenzt"
  static let fristWeekday: FeatureName = "frist.wochentag.stimmt"
  static let fristDisagrees: FeatureName = "frist.wochentag.falsch"
  static let fristVague: FeatureName = "frist.ungenau"
  static let fristUnknownStart: FeatureName = "frist.beginn.unbekannt"
  static let fristAssumed: FeatureName = "frist.beginn.angenommen"
  static let fristReceipt: FeatureName = "frist.quittung"
  static let fristPaper: FeatureName = "frist.zettel"
}
