/// A page as running text, with every date on it.
struct DatedPassage: Sendable {
  let page: PageText
  let text: Passage
  let mentions: [DateMention]

  /// A letter has a handful of dates, an account statement two hundred; more than this is an attack or a calendar.
  static let most = 400

  private init(_ page: PageText, _ text: Passage) {
    self.page = page
    self.text = text
    mentions = Array(DateScanner.mentions(in: text).prefix(DatedPassage.most))
  }

  /// Lines joined to sentences.
  static func flow(_ page: PageText) -> DatedPassage { DatedPassage(page, Passage(joining: page.lines)) }

  /// The page's rows instead of its lines: a table's label and the date beside it stand together.
  static func rows(_ page: PageText) -> DatedPassage { DatedPassage(page, Passage(rows: page.rows)) }
}

/// The pages of a document, each as sentences and as rows: what the letter's own date and its deadlines are read from.
struct DatedPages: Sendable {
  let flow: [DatedPassage]
  let rows: [DatedPassage]

  init(_ pages: [PageText]) {
    flow = pages.map(DatedPassage.flow)
    rows = pages.map(DatedPassage.rows)
  }
}
