import AlbertModel

/// What stands round a date that may be the letter's own.
struct DatumContext {
  let text: Passage
  let page: PageText
  let mention: DateMention
  let all: [DateMention]

  func features() -> [FeatureName: Double] {
    var out: [FeatureName: Double] = [:]
    label(into: &out)
    position(into: &out)
    line(into: &out)
    if mention.isBirth { out[.datumBirth] = 1 }
    if mention.role != .single { out[.datumRange] = 1 }
    if let doubt = text.doubt(mention.range) { out[.datumIllegible] = doubt }
    if mention.isRepaired { out[.datumRepaired] = 1 }
    if isDeadline { out[.datumDeadline] = 1 }
    if all.first(where: { $0.isComplete && !$0.isBirth && $0.role == .single }) == mention { out[.datumFirst] = 1 }
    return out
  }

  // MARK: Labels

  private func label(into out: inout [FeatureName: Double]) {
    let plain = text.plain
    let end = labelEnd()
    let window = lineStart(end, reach: 34)..<end
    let ownPlace = DatumContext.last(DatumContext.ownLabels, in: plain, window)
    let otherPlace = DatumContext.last(DatumContext.otherLabels, in: plain, window)
    let own = ownPlace?.upperBound
    let other = otherPlace?.upperBound
    // Of two labels that end together the longer says more: `Ihr Schreiben vom` is not `Schreiben vom`.
    let isWithin = own != nil && own == other && (otherPlace?.count ?? 0) > (ownPlace?.count ?? 0)
    let isOwn = !isWithin && own.map { isAdjacent($0, end) } ?? false
    if isOwn || !isWithin && own != nil && plain[window].contains(0x2F) {
      out[.datumLabel] = 1
    } else if DatumContext.sentLabels.ending(at: end, in: plain, reach: window.count) != nil {
      out[.datumSent] = 1
    } else if let other, isAdjacent(other, end) {
      out[.datumOtherLabel] = 1
    } else if isOfThisPaper(lineStart(end, reach: 64)..<end) {
      out[.datumLabelVom] = 1
    } else if let above = wordsAbove() {
      if DatumContext.otherLabels.stand(in: above, 0..<above.count) {
        out[.datumOtherLabel] = 1
      } else if DatumContext.ownLabels.stand(in: above, 0..<above.count) {
        out[.datumLabelAbove] = 1
      }
    }
  }

  /// The last place of any of these labels, the longest of those that end there.
  private static func last(_ labels: Stichworte, in plain: [UInt8], _ window: Range<Int>) -> Range<Int>? {
    labels.last(in: plain, window).max { ($0.upperBound, $0.count) < ($1.upperBound, $1.count) }
  }

  /// `Rechnung Nr. 4711 vom`, but not `Ihre Rechnung vom` or `zu Rechnung … vom`, which speak of another paper.
  private func isOfThisPaper(_ window: Range<Int>) -> Bool {
    let plain = text.plain
    guard
      let place = DatumContext.vomLabels.last(in: plain, window).first(where: {
        $0.upperBound >= window.upperBound - 1
      })
    else { return false }
    return !DatumContext.references.stand(in: plain, window.lowerBound..<place.lowerBound)
  }

  private func labelEnd() -> Int {
    var end = mention.range.lowerBound
    while end > 0,
      PlainBytes.isBlank(text.plain[end - 1]) || text.plain[end - 1] == 0 || isPunctuation(text.plain[end - 1])
    {
      end -= 1
    }
    return end
  }

  private func isPunctuation(_ byte: UInt8) -> Bool { [0x3A, 0x2E, 0x2C, 0x7C, 0x2A, 0x28].contains(byte) }

  /// Nothing but the rest of a compound, a bracket or a number of the invoice between label and date.
  private func isAdjacent(_ place: Int, _ end: Int) -> Bool {
    var index = place
    while index < end, PlainBytes.isWord(text.plain, at: index) || text.plain[index] == 0 { index += 1 }
    return !text.plain[index..<max(index, end)].contains { PlainBytes.isWord($0) }
  }

  private func lineStart(_ end: Int, reach: Int) -> Int {
    var start = end
    while start > 0, end - start < reach, text.plain[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private func wordsAbove() -> [UInt8]? {
    guard let box = text.box(mention.range) else { return nil }
    let words = page.words.filter {
      $0.box.maxY <= box.midY && box.y - $0.box.maxY < 0.022 && $0.box.x < box.maxX && $0.box.maxX > box.x - 0.01
    }
    return words.isEmpty ? nil : PlainText.plain(Array(words.map(\.text).joined(separator: " ").utf8))
  }

  // MARK: Place

  private func position(into out: inout [FeatureName: Double]) {
    if page.number == 1 { out[.datumFirstPage] = 1 }
    guard let box = text.box(mention.range) else { return }
    if box.midY < 0.42 { out[.datumTop] = 1 }
    if box.midY > 0.85 { out[.datumBottom] = 1 }
    if box.midX > 0.55 { out[.datumRight] = 1 }
  }

  private func line(into out: inout [FeatureName: Double]) {
    let plain = text.plain
    let start = lineStart(mention.range.lowerBound, reach: 400)
    var end = mention.range.upperBound
    while end < plain.count, plain[end] != 0x0A, end - mention.range.upperBound < 400 { end += 1 }
    let before = words(start..<mention.range.lowerBound)
    let after = words(mention.range.upperBound..<end)
    let isShort = end - start < 70
    let hasTime =
      isTime(after: mention.range.upperBound) || isTime(before: mention.range.lowerBound)
      || isShort && hasClock(start..<end)
    if DatumContext.stamps.stand(in: plain, start..<end) {
      out[.datumStamp] = 1
    } else if hasTime {
      out[mention.weekday != nil && page.source != .textLayer && before + after > 6 ? .datumWeekdayTime : .datumTime] =
        1
    }
    if before == 0, after == 0 { out[.datumAlone] = 1 }
    if isPlace(start), before <= 4, after <= 1 { out[.datumPlace] = 1 }
    if before + after > 6 { out[.datumProse] = hasTime ? 0.5 : 1 }
    if isRow(start, end) { out[.datumTable] = 1 }
  }

  private func words(_ range: Range<Int>) -> Int {
    var words = 0
    var length = 0
    for byte in text.plain[range] {
      length = PlainBytes.isWord(byte) || byte == 0 ? length + 1 : 0
      // Counted once, with its second letter.
      if length == 2 { words += 1 }
    }
    return words
  }

  private static let articles: Stichworte = ["den", "the", "am", "im"]

  /// `Münster, den`, `Bielefeld,`: a name and a comma right before the date.
  private func isPlace(_ start: Int) -> Bool {
    var end = mention.range.lowerBound
    while end > start, PlainBytes.isBlank(text.plain[end - 1]) { end -= 1 }
    for word in Self.articles {
      if end > start, let place = word.last(in: text.plain, max(start, end - 3)..<end), place.upperBound == end {
        end = PlainBytes.skipBlanksBack(text.plain, from: place.lowerBound)
      }
    }
    guard end > start, text.plain[end - 1] == 0x2C else { return false }
    let first = text.bytes[start]
    return (0x41...0x5A).contains(first) || first >= 0xC3
  }

  /// Amounts beside the date: a row of a table, as of a list of services.
  private func isRow(_ start: Int, _ end: Int) -> Bool {
    let plain = text.plain
    var index = mention.range.upperBound
    var amounts = 0
    while index + 2 < end {
      if plain[index] == 0x2C, PlainBytes.isDigit(PlainBytes.at(plain, index - 1)),
        PlainBytes.isDigit(plain[index + 1]),
        PlainBytes.isDigit(plain[index + 2])
      {
        amounts += 1
      }
      index += 1
    }
    return amounts > 0
  }

  private func isTime(after index: Int) -> Bool {
    let limit = min(text.plain.count, index + 16)
    return index < limit && hasClock(index..<limit)
  }

  private func isTime(before index: Int) -> Bool {
    let low = max(0, index - 12)
    return low < index && hasClock(low..<index)
  }

  /// `10:26`, not cut off from a longer number.
  private func hasClock(_ range: Range<Int>) -> Bool {
    let plain = text.plain
    return range.contains { index in
      plain[index] == 0x3A && PlainBytes.isDigit(PlainBytes.at(plain, index - 1))
        && PlainBytes.isDigit(PlainBytes.at(plain, index + 1))
        && PlainBytes.isDigit(PlainBytes.at(plain, index + 2))
    }
  }

  private var isDeadline: Bool { FrameReader(text.plain).frame(before: mention.range) != .none }

  /// What shows only when all candidates are seen together.
  ///
  /// No paper is from after 2039: such a year is misread, or the end of something.
  static func compared(_ all: [Candidate<CalendarDay>]) -> [Candidate<CalendarDay>] {
    let found = all.filter { $0.value.year < 2040 }
    guard let latest = found.filter({ $0.features[.datumBirth] == nil }).map(\.value).max() else { return found }
    let isOnly = Set(found.filter { $0.features[.datumBirth] == nil }.map(\.value)).count == 1
    return found.map { candidate in
      var candidate = candidate
      if isOnly { candidate.features[.datumOnly] = 1 }
      let isOld = latest.days(since: candidate.value) > 3 * 366
      // What a label calls the invoice's date is, however late somebody printed it again.
      if isOld, candidate.features[.datumLabel] == nil { candidate.features[.datumMuchOlder] = 1 }
      return candidate
    }
  }

  // MARK: Words

  private static let ownLabels: Stichworte = [
    "datum", "date", "rechnungsdatum", "rechnungs-datum", "rechnungsdat", "belegdatum", "briefdatum",
    "ausstellungsdatum",
    "ausgestellt am", "ausgestellt", "ausgefertigt", "ausgefertigt am", "ausfertigungsdatum", "erstellt am",
    "erstellungsdatum", "invoice date", "date of issue", "issue date", "issued", "issued on", "bill date", "tax point",
    "receipt date", "kaufdatum", "kauf am", "verkaufsdatum", "bescheiddatum", "bescheid vom", "buchungsdatum",
    "bon-datum",
    "datum/zeit", "datum / uhrzeit", "datum/uhrzeit", "datum zeit", "order date", "druckdatum",
    "liefer- und rechnungsdatum",
    "rechnungsdatum / lieferdatum", "rechnungs- und lieferdatum", "rechnung vom", "mahnung vom", "gutschrift vom",
    "dated",
    "gesendet", "gesendet am", "ihre bestellung vom", "datum der rechnung", "tag", "invoice dt", "date/time", "tarikh",
    "date issued", "schreiben vom", "auszug vom", "stand",
  ]
  private static let otherLabels: Stichworte = [
    "leistungsdatum", "leistungszeit*", "bestelldatum", "bestellung vom",
    "falligkeit*", "fallig*", "gultig*", "geburtsdatum", "geb", "geboren*", "eingangsdatum", "druck", "valuta",
    "beginn", "versicherungsbeginn", "vertragsbeginn", "ablauf", "vertragsende", "lieferung vom", "lieferschein vom",
    "angebot vom", "auftrag vom", "bestellt am", "delivery date", "due date", "date of delivery", "date of birth",
    "ship date", "expiry date", "expires", "zahlungsziel", "zahlbar*", "antrag vom", "anruf vom", "satzung vom",
    "gesetz vom", "fassung vom", "behandlungsdatum", "behandlung", "abreise", "anreise", "check-in", "check-out",
    "termin",
    "liefer- und leistungsdatum", "leistung am", "ausfuhrung*", "mandat vom", "protokoll*", "kündigung vom",
    "date of supply", "ihr schreiben vom", "ihr brief vom", "ihre nachricht vom", "ihre mail vom", "ihre e-mail vom",
    "ihre anfrage vom", "unser schreiben vom", "unser brief vom", "ihr schreiben", "ihre nachricht", "your letter of",
    "statement period", "period", "zeitraum", "gebuhrensatzung vom", "seit", "ab", "bis", "zum",
    "rucksendung vom", "bezahlt am", "eingegangen am", "member since", "start", "ende",
  ]
  private static let vomLabels: Stichworte = [
    "rechnung*vom", "*rechnung*vom", "*rechnung*von", "bescheid*vom", "mahnung*vom", "gutschrift*vom", "beleg*vom",
    "quittung*vom", "schreiben vom", "rechnung*v.", "angebot*vom", "invoice*dated", "invoice*of",
  ]
  private static let references: Stichworte = [
    "ihr", "ihre", "ihrer", "ihrem", "ihren", "unser", "unsere", "unserer", "unserem", "zu", "zur", "zum", "gegen",
    "trotz", "mit", "siehe", "storno", "bezug", "die", "der", "our", "your",
  ]
  /// A letter that only says when it was sent off.
  private static let sentLabels: Stichworte = ["versanddatum", "lieferdatum", "lieferscheindatum", "versendet am"]
  private static let stamps: Stichworte = ["seite", "page", "http*", "gedruckt*", "druckdatum", "ausdruck*", "blatt"]
}
