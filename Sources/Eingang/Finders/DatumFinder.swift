import AlbertModel

/// Finds the letter's own date: the day on which it was written, or on which a receipt was printed.
package struct DatumFinder: Finder {
  package static let rule = "datum.brief"

  package init() {}

  package func candidates(in pages: [PageText]) -> [Candidate<CalendarDay>] {
    let found = pages.flatMap { page in
      [Passage(joining: page.lines), Passage(rows: page.rows)].flatMap { candidates(in: $0, page) }
    }
    return DatumContext.compared(found)
  }

  private func candidates(in text: Passage, _ page: PageText) -> [Candidate<CalendarDay>] {
    let mentions = DateScanner.mentions(in: text)
    return mentions.compactMap { mention in
      // A letter's own date has its year: nothing could add it.
      guard let day = DateResolver(letter: nil).day(of: mention), mention.isComplete else { return nil }
      let features = DatumContext(text: text, page: page, mention: mention, all: mentions).features()
      return Candidate(day, features: features, evidence: text.evidence(mention.range, rule: DatumFinder.rule))
    }
  }
}
