import AlbertModel

/// The pages of one document with what several finders need: whose decimal separator, how tall ordinary text is.
package struct Dokument: Sendable {
  package let pages: [PageText]
  /// As the readers found them, page after page.
  let lines: [TextLine]
  /// What stands side by side, page after page.
  let rows: [TextLine]
  /// The middle height of a line, as a fraction of the page's height.
  let textHeight: Double
  private let triples: TripleFilter

  package init(_ pages: [PageText]) {
    self.pages = pages
    lines = pages.flatMap(\.lines)
    rows = pages.flatMap(\.rows)
    triples = TripleFilter(rows)
    let heights = lines.filter { $0.bytes.count > 12 }.map(\.box.height).sorted()
    textHeight = heights.isEmpty ? 0.01 : heights[heights.count / 2]
  }

  private init(_ other: Dokument, rows: [TextLine]) {
    pages = other.pages
    lines = other.lines
    self.rows = rows
    textHeight = other.textHeight
    triples = other.triples
  }

  /// The same with some of its rows only, for words to be looked for there.
  func keepingRows(where isKept: (TextLine) -> Bool) -> Dokument { Dokument(self, rows: rows.filter(isKept)) }

  var firstPage: PageText? { pages.first }

  /// False where neither a row nor a line, which is part of one, has a phrase's words.
  func mayContain(_ sample: TripleFilter.Sample) -> Bool { triples.mayContain(sample) }

  /// True where any row holds the words.
  func contains(_ phrase: Phrase) -> Bool { first(phrase) != nil }

  func containsAny(_ phrases: [Phrase]) -> Bool { phrases.contains { contains($0) } }

  /// The first place of the words in reading order.
  func first(_ phrase: Phrase) -> (line: TextLine, range: Range<Int>)? {
    guard mayContain(phrase.triples) else { return nil }
    for row in rows {
      if let range = row.range(of: phrase) { return (row, range) }
    }
    return nil
  }

  /// True for a till's slip: no salutation, and a till's own words or the narrow shape of a roll of paper.
  var looksLikeReceipt: Bool {
    if Anrede.line(in: self) != nil { return false }
    let words = Dokument.tillWords.reduce(0) { $0 + (contains($1) ? 1 : 0) }
    let narrow = firstPage.map { $0.height > 1.6 * $0.width } ?? false
    return words >= (narrow ? 1 : 2)
  }

  private static let tillWords: [Phrase] = [
    "kasse", "bon", "bon-nr", "beleg-nr", "belegnr", "kassenbon", "kassenbeleg", "es bediente sie", "bediener",
    "tse*", "ta-nr", "terminal*", "kundenbeleg", "rückgeld", "gegeben", "geg. bar", "vielen dank für ihren einkauf",
    "kartenzahlung", "girocard", "ec-karte", "bar", "quittung", "change", "cashier", "cash", "receipt", "tunai",
    "thank you", "signaturzähler", "seriennr", "beleg", "mwst", "rounding", "tax invoice",
  ]
}
