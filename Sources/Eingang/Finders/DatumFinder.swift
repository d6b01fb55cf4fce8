import AlbertModel

/// Finds the letter's own date: the day on which it was written, or on which a receipt was printed.
package struct DatumFinder: Finder {
  package static let rule = "datum.brief"

  package init() {}

  package func candidates(in pages: [PageText]) -> [Candidate<CalendarDay>] { candidates(in: DatedPages(pages)) }

  func candidates(in pages: DatedPages) -> [Candidate<CalendarDay>] {
    DatumContext.compared(zip(pages.flow, pages.rows).flatMap { candidates(in: $0) + candidates(in: $1) })
  }

  private func candidates(in passage: DatedPassage) -> [Candidate<CalendarDay>] {
    let text = passage.text
    return passage.mentions.compactMap { mention in
      // A letter's own date has its year: nothing could add it.
      guard let day = DateResolver(letter: nil).day(of: mention), mention.isComplete else { return nil }
      let features = DatumContext(text: text, page: passage.page, mention: mention, all: passage.mentions).features()
      return Candidate(day, features: features, evidence: text.evidence(mention.range, rule: DatumFinder.rule))
    }
  }
}

extension FeatureName {
  static let datumLabel: FeatureName = "datum.label"
  static let datumLabelAbove: FeatureName = "datum.label.darueber"
  static let datumLabelVom: FeatureName = "datum.label.vom"
  static let datumOtherLabel: FeatureName = "datum.anderes.label"
  static let datumPlace: FeatureName = "datum.ort"
  static let datumAlone: FeatureName = "datum.allein"
  static let datumTime: FeatureName = "datum.uhrzeit"
  static let datumTop: FeatureName = "datum.oben"
  static let datumBottom: FeatureName = "datum.unten"
  static let datumRight: FeatureName = "datum.rechts"
  static let datumFirstPage: FeatureName = "datum.seite1"
  static let datumFirst: FeatureName = "datum.erstes"
  static let datumProse: FeatureName = "datum.fliesstext"
  static let datumRange: FeatureName = "datum.zeitraum"
  static let datumBirth: FeatureName = "datum.geburt"
  static let datumDeadline: FeatureName = "datum.frist"
  static let datumWeekdayTime: FeatureName = "datum.veranstaltung"
  static let datumMuchOlder: FeatureName = "datum.viel.aelter"
  static let datumIllegible: FeatureName = "datum.unleserlich"
  static let datumRepaired: FeatureName = "datum.berichtigt"
  static let datumOnly: FeatureName = "datum.einziges"
  static let datumStamp: FeatureName = "datum.druckvermerk"
  static let datumSent: FeatureName = "datum.versand"
  static let datumTable: FeatureName = "datum.tabelle"
}
