/// Reads from which event a length of time counts.
struct PeriodStart {
  private let plain: [UInt8]

  init(_ plain: [UInt8]) { self.plain = plain }

  private static let links: Stichworte = [
    "nach", "ab", "seit", "vom", "von", "gerechnet ab", "beginnend mit", "after", "from", "of", "vor",
  ]

  /// The start named behind an offset, and where its words end.
  func start(after index: Int) -> (PeriodMention.Start, Int) {
    let limit = min(plain.count, index + 90)
    let next = PlainBytes.skipBlanks(plain, from: index)
    guard let link = Self.links.compactMap({ $0.match(plain, at: next, limit: limit) }).max() else {
      return (.none, index)
    }
    let word = skipArticles(link, limit)
    // `Reichen Sie es innerhalb von drei Tagen nach.` names no start.
    guard PlainBytes.isWord(plain, at: word) else { return (.none, index) }
    if PlainBytes.isDigit(PlainBytes.at(plain, word)) { return (.date, link) }
    for (cues, start) in PeriodStart.events {
      if let end = cues.match(plain, at: word, limit: limit) { return (start, end) }
    }
    return (.unknown, word)
  }

  /// The start named anywhere in a range, for sentences that name it first: `Nach Erhalt … innerhalb von`.
  func start(in range: Range<Int>) -> PeriodMention.Start? {
    for (cues, start) in PeriodStart.events where start != .letter {
      if cues.stand(in: plain, range) { return start }
    }
    return nil
  }

  private static let words: Stichworte = [
    "dem", "der", "des", "den", "seiner", "ihrer", "deren", "dessen", "seinem", "der formlichen", "dieser", "dieses",
    "diesem", "ihrer", "ihres", "unserer", "the", "this", "your",
    "datum des", "datum der", "tag der", "tag des", "erfolgter", "erfolgtem", "deren", "dessen",
  ]

  private func skipArticles(_ index: Int, _ limit: Int) -> Int {
    var index = PlainBytes.skipBlanks(plain, from: index)
    while let end = Self.words.compactMap({ $0.match(plain, at: index, limit: limit) }).max() {
      index = PlainBytes.skipBlanks(plain, from: end)
    }
    return index
  }

  private static let events: [(Stichworte, PeriodMention.Start)] = [
    (
      [
        "rechnungsdatum*", "rechnungsstellung", "rechnungslegung", "rechnungsausgang", "ausstellungsdatum",
        "rechnungsausstellung", "ausstellung*", "belegdatum", "invoice date", "date of invoice", "rechnung vom",
      ], .invoice
    ),
    (
      [
        "bekanntgabe*", "bekannt gegeben", "bekanntgegeben", "bekannt gemacht", "bekannt gegebenen",
      ], .bekanntgabe
    ),
    (["zustellung*", "zugestellt"], .zustellung),
    (
      [
        "erhalt*", "eingang*", "zugang*", "empfang*", "rechnungserhalt*", "rechnungseingang*", "rechnungszugang*",
        "rechnungsempfang*", "receipt*", "receiving", "kenntnis*", "zugegangen", "schreibens zugegangen",
      ], .receipt
    ),
    (
      [
        "vertragsende*", "vertragsablauf*", "ende des vertrag*", "beendigung des vertrag*", "ablauf des vertrag*",
        "vertragsbeendigung", "ende der vertragslaufzeit", "end of the contract",
      ], .contractEnd
    ),
    (
      [
        "briefdatum", "datum dieses*", "schreibens", "briefes", "heute", "dato", "absendung*", "absendedatum", "datum",
        "date of this letter", "letter", "rechnung", "invoice",
      ], .letter
    ),
  ]
}
