import AlbertModel

/// What a search for deadlines must know besides the pages.
package struct FristContext: Hashable, Sendable {
  /// The letter's own date, as far as known.
  package var datum: CalendarDay?
  package var haushalt: Haushalt
  /// Which way the money goes: a direct debit, a receipt and a refund ask for no payment.
  package var direction: Richtung?
  package var art: Belegart?
  /// The day on which the household says the letter arrived.
  package var erhalten: CalendarDay?
  /// The paper that the letter wants back, where it wants one.
  package var paper: String?
  /// Whether the letter asks for coins and notes to be sent along.
  package var asksForCash = false

  package init(
    datum: CalendarDay?, haushalt: Haushalt = Haushalt(), direction: Richtung? = nil, art: Belegart? = nil,
    erhalten: CalendarDay? = nil
  ) {
    self.datum = datum
    self.haushalt = haushalt
    self.direction = direction
    self.art = art
    self.erhalten = erhalten
  }

  /// Whether the money asks nothing of the household.
  var needsNoPayment: Bool { direction == .lastschrift || direction == .bezahlt || direction == .gutschrift }
}

/// One page prepared for the rules that look for deadlines.
struct FristPage {
  let page: PageText
  let text: Passage
  let sentences: Sentences
  let mentions: [DateMention]
  let periods: [PeriodMention]

  init(_ passage: DatedPassage) {
    page = passage.page
    text = passage.text
    mentions = passage.mentions
    periods = Array(PeriodScanner(text.plain).mentions().prefix(DatedPassage.most))
    sentences = Sentences(text, keeping: mentions.map(\.range))
  }
}

/// All pages of a document, and what its own words say about the way it was sent.
struct FristDocument {
  let context: FristContext
  let flow: [FristPage]
  /// The places of every page that may name a deadline, first as sentences, then as rows.
  let slots: [PageSlots]
  let weg: Briefweg
  let resolver: DateResolver

  init(_ pages: DatedPages, _ context: FristContext) {
    self.context = context
    flow = pages.flow.map { FristPage($0) }
    slots = (flow + pages.rows.map { FristPage($0) }).map { PageSlots($0) }
    let reference = context.datum ?? ReferenceDay.day(in: flow) ?? context.erhalten
    resolver = DateResolver(letter: reference)
    weg = Briefweg(
      datum: context.datum ?? (context.erhalten == nil ? reference : nil), erhalten: context.erhalten,
      land: context.haushalt.bundesland, bekanntgabetage: FristDocument.statedDays(flow))
  }

  /// Whether any of these phrases stands anywhere.
  func says(_ cues: Stichworte) -> Bool { flow.contains { cues.stand(in: $0.text.plain, 0..<$0.text.plain.count) } }

  private static let words: [(Stichworte, Int)] = [
    (["vierten tag nach", "4. tag nach", "vierten tage nach", "vier tage nach"], 4),
    (["dritten tag nach", "3. tag nach", "dritten tage nach", "drei tage nach"], 3),
  ]

  private static let posting: Stichworte = ["aufgabe*", "absendung*", "post"]

  /// `gilt am dritten Tag nach der Aufgabe zur Post als bekannt gegeben`.
  private static func statedDays(_ pages: [FristPage]) -> Int? {
    for page in pages {
      let plain = page.text.plain
      for (cues, days) in Self.words {
        guard let place = cues.first(in: plain, 0..<plain.count) else { continue }
        let near = place.lowerBound..<min(plain.count, place.upperBound + 40)
        if Self.posting.stand(in: plain, near) { return days }
      }
    }
    return nil
  }
}
