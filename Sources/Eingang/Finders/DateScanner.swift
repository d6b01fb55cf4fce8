import AlbertModel

/// Finds every date on a passage, in the forms that German and English papers use.
///
/// Impossible dates such as 30.02. are not dates. Numbers that only look like one (amounts, times, sections, telephone
/// numbers) are left alone: a day and month without a year needs its closing dot, a weekday or a preposition.
package struct DateScanner: Sendable {
  private let plain: [UInt8]
  private let reader: DigitReader
  private let neighbours: DateNeighbours
  private let spans: DateSpans

  package init(_ plain: [UInt8]) {
    self.plain = plain
    neighbours = DateNeighbours(plain)
    spans = DateSpans(plain)
    reader = DigitReader(plain: plain)
  }

  /// Every date, in the order in which it stands.
  package static func mentions(in passage: Passage) -> [DateMention] {
    DateScanner(passage.plain).mentions()
  }

  /// Every date, in the order in which it stands.
  package func mentions() -> [DateMention] {
    var found: [DateMention] = []
    var index = 0
    while index < plain.count {
      guard !PlainBytes.isWord(plain, before: index), let mention = mention(at: index) else {
        index += 1
        continue
      }
      let dressed = neighbours.withWeekday(mention)
      found += neighbours.earlierDays(of: dressed, after: found.last?.range.upperBound ?? 0)
      found.append(dressed)
      index = max(dressed.range.upperBound, index + 1)
    }
    let dressed = DateRanges.joined(found, in: plain).map(neighbours.withBirth)
    return CutYears.mended(dressed, in: plain)
  }

  private func mention(at index: Int) -> DateMention? {
    let byte = plain[index]
    if PlainBytes.isDigit(byte) || byte == 0x6F || byte == 0x6C || byte == 0x69 || byte == 0x73 || byte == 0x62 {
      if let numeric = numeric(at: index) { return numeric }
    }
    guard (0x61...0x7A).contains(byte) else { return nil }
    return monthFirst(at: index) ?? spans.span(at: index)
  }

  // MARK: Numbers first

  private func numeric(at index: Int) -> DateMention? {
    if let four = reader.number(at: index, most: 4), four.digits == 4 { return iso(four, at: index) }
    guard !isInsideNumber(index) else { return nil }
    if let lost = lostSlash(at: index) { return lost }
    guard let day = reader.number(at: index, most: 2), day.value > 0 else { return nil }
    return dotted(day, at: index) ?? slashed(day, at: index) ?? named(day, at: index) ?? torn(day, at: index)
  }

  /// `12. 01-19 21:13` and `18/03:18`, of which a scanner took the separators for others.
  private func torn(_ day: DigitReader.Number, at index: Int) -> DateMention? {
    guard let torn = TornDate(plain, day: day, at: index) else { return nil }
    var mention = made(torn.year.value, torn.month, day, index..<torn.year.end, repairs: 1)
    mention?.isRepaired = true
    return mention
  }

  /// A digit before a dot, comma or hyphen: this number belongs to a longer one.
  private func isInsideNumber(_ index: Int) -> Bool {
    let before = PlainBytes.at(plain, index - 1)
    guard before == 0x2E || before == 0x2C || before == 0x2F || before == 0x3A || before == 0x2D else { return false }
    return PlainBytes.isDigit(PlainBytes.at(plain, index - 2)) && before != 0x2D
  }

  /// `2025-09-15`, also with dots or slashes.
  private func iso(_ year: DigitReader.Number, at index: Int) -> DateMention? {
    let separator = PlainBytes.at(plain, year.end)
    guard let year = reader.year(at: index), separator == 0x2D || separator == 0x2E || separator == 0x2F,
      let month = reader.number(at: year.end + 1, most: 2), PlainBytes.at(plain, month.end) == separator,
      let day = reader.number(at: month.end + 1, most: 2)
    else { return nil }
    return made(year.value, month, day, index..<day.end, repairs: year.repairs)
  }

  /// `15.9.2025`, `15. 9. 25`, `15.9.`, `15,09,2025`, `14.022025`, `15. September 2025`.
  private func dotted(_ day: DigitReader.Number, at index: Int) -> DateMention? {
    let dot = PlainBytes.at(plain, day.end)
    guard dot == 0x2E || dot == 0x2C || dot == 0x3A else { return nil }
    let next = PlainBytes.skipBlanks(plain, from: day.end + 1, most: 1)
    if dot != 0x3A, let lost = lostDot(day, at: index, next: next) { return lost }
    guard let month = reader.number(at: next, most: 2) else {
      let named = named(day, at: index)
      return dot == 0x2C && named?.isComplete != true ? nil : named
    }
    let second = PlainBytes.at(plain, month.end)
    guard dot != 0x3A, second == 0x2E || second == 0x2C else { return nil }
    let repairs = day.repairs + month.repairs + (dot == 0x2C ? 1 : 0) + (second == 0x2C ? 1 : 0)
    if let year = year(after: month.end + 1) {
      // A comma before two digits is an amount or a list, unless a whole year follows.
      guard dot == 0x2E && second == 0x2E || year.digits == 4 else { return nil }
      return made(year.value, month, day, index..<year.end, repairs: repairs + year.repairs)
    }
    guard dot == 0x2E, repairs == (second == 0x2C ? 1 : 0), !PlainBytes.isDigit(PlainBytes.at(plain, month.end + 1))
    else {
      return nil
    }
    guard second == 0x2E || neighbours.isIntroduced(index) else { return nil }
    // A comma that closes a clause is not part of the date.
    return made(nil, month, day, index..<(second == 0x2E ? month.end + 1 : month.end), repairs: 0)
  }

  /// A dot lost between month and year.
  private func lostDot(_ day: DigitReader.Number, at index: Int, next: Int) -> DateMention? {
    guard day.digits == 2, let both = reader.number(at: next, most: 6), both.digits == 6,
      both.repairs == 0, (1900...2099).contains(both.value % 10_000)
    else { return nil }
    let month = DigitReader.Number(value: both.value / 10_000, end: both.end, digits: 2, repairs: 1)
    return made(both.value % 10_000, month, day, index..<both.end, repairs: 1)
  }

  /// A year after the month's dot; two digits after a blank only where nothing shows that they count something else.
  private func year(after index: Int) -> DigitReader.Number? {
    let start = PlainBytes.skipBlanks(plain, from: index, most: 1)
    guard let year = reader.year(at: start) else { return nil }
    return start == index || year.digits == 4 || closes(year.end) ? year : nil
  }

  private static let counted: Stichworte = ["uhr", "h", "euro", "eur", "*kind*", "person*", "stunden", "grad", "bis"]

  /// Neither a time, nor an amount, nor a noun follows two digits that stand apart.
  private func closes(_ end: Int) -> Bool {
    let next = PlainBytes.at(plain, end)
    if next == 0x3A || next == 0x2E && PlainBytes.isDigit(PlainBytes.at(plain, end + 1)) { return false }
    let word = PlainBytes.skipBlanks(plain, from: end, most: 1)
    if word == end || plain.indices.contains(end) && plain[end] == 0x0A { return true }
    return Self.counted.match(plain, at: word, limit: plain.count) == nil
      && PlainBytes.at(plain, word) < 0xC2
  }

  /// `15/09/2025`, `15-09-2025`, `09/15/2025`: the day first, unless only the other way makes a date.
  private func slashed(_ day: DigitReader.Number, at index: Int) -> DateMention? {
    let separator = PlainBytes.at(plain, day.end)
    guard separator == 0x2F || separator == 0x2D else { return nil }
    if let named = named(day, at: index) { return named }
    guard let month = reader.number(at: day.end + 1, most: 2), PlainBytes.at(plain, month.end) == separator,
      let year = reader.year(at: month.end + 1),
      separator == 0x2F || year.digits == 4 || day.digits == 2 && month.digits == 2
    else { return nil }
    let range = index..<year.end
    let repairs = day.repairs + month.repairs + year.repairs
    if month.value > 12, day.value <= 12 { return made(year.value, day, month, range, repairs: repairs) }
    return made(year.value, month, day, range, repairs: repairs)
  }

  /// `21/092017` and `21709/2018`: one slash lost or read as a digit, the other still there.
  private func lostSlash(at index: Int) -> DateMention? {
    var end = index
    var digits: [Int] = []
    var slashes: [Int] = []
    while end < plain.count, end - index < 11 {
      if PlainBytes.isDigit(plain[end]) {
        digits.append(Int(plain[end] - 0x30))
      } else if plain[end] == 0x2F {
        slashes.append(digits.count)
      } else {
        break
      }
      end += 1
    }
    guard !PlainBytes.isWord(plain, at: end), slashes.count == 1 else { return nil }
    let kept: [Int]
    switch (digits.count, slashes[0]) {
    case (8, 2), (8, 4): kept = digits
    case (9, 5) where digits[2] == 7 || digits[2] == 1: kept = Array(digits[..<2] + digits[3...])
    case (9, 2) where digits[4] == 7 || digits[4] == 1: kept = Array(digits[..<4] + digits[5...])
    default: return nil
    }
    let year = kept[4] * 1000 + kept[5] * 100 + kept[6] * 10 + kept[7]
    guard (1990...2099).contains(year) else { return nil }
    let day = DigitReader.Number(value: kept[0] * 10 + kept[1], end: end, digits: 2, repairs: 1)
    // `1771/2018`: the stroke between 17 and 1.
    let isShort = kept[2] == 7 && kept[3] > 0
    let month = DigitReader.Number(
      value: isShort ? kept[3] : kept[2] * 10 + kept[3], end: end, digits: 2, repairs: 0)
    return made(year, month, day, index..<end, repairs: 1)
  }

  private static let of: Stichwort = "of"

  /// `15. September 2025`, `15.September`, `17. Mai 24`, `15th of September, 2025`, `20-Apr-2026`.
  private func named(_ day: DigitReader.Number, at index: Int) -> DateMention? {
    var next = ordinal(after: day.end)
    if [0x2E, 0x2C, 0x2D, 0x2F, 0x3A].contains(PlainBytes.at(plain, next)) { next += 1 }
    next = PlainBytes.skipBlanks(plain, from: next, most: 2)
    if let of = Self.of.match(plain, at: next, limit: plain.count) {
      next = PlainBytes.skipBlanks(plain, from: of)
    }
    guard let month = DateWords.month(plain, at: next) else { return nil }
    var end = month.end
    var year: DigitReader.Number?
    if [0x2C, 0x2D, 0x2F].contains(PlainBytes.at(plain, end)) {
      year = self.year(after: end + 1)
      if year?.digits == 2, PlainBytes.at(plain, end) == 0x2C { year = nil }
    } else {
      year = self.year(after: end)
    }
    end = year?.end ?? month.end
    let number = DigitReader.Number(value: month.month, end: month.end, digits: 2, repairs: 0)
    return made(year?.value, number, day, index..<end, repairs: day.repairs)
  }

  /// `Sept 15, 2025`, `May 6th 2026`, and `September 2025` as a month.
  private func monthFirst(at index: Int) -> DateMention? {
    guard let month = DateWords.month(plain, at: index) else { return nil }
    let next = PlainBytes.skipBlanks(plain, from: month.end)
    guard next > month.end || PlainBytes.at(plain, month.end - 1) == 0x2E,
      let first = reader.number(at: next, most: 4), first.repairs == 0
    else { return nil }
    if first.digits == 4 {
      guard (1900...2099).contains(first.value) else { return nil }
      let value = DateMention.Value.month(month.month, part: .whole, year: first.value)
      return DateMention(range: index..<first.end, value: value)
    }
    return english(month.month, first, at: index)
  }

  private func english(_ month: Int, _ day: DigitReader.Number, at index: Int) -> DateMention? {
    guard (1...31).contains(day.value) else { return nil }
    let end = ordinal(after: day.end)
    let hasOrdinal = end > day.end
    let comma = PlainBytes.at(plain, end) == 0x2C ? end + 1 : end
    let number = DigitReader.Number(value: month, end: day.end, digits: 2, repairs: 0)
    if let year = reader.year(at: PlainBytes.skipBlanks(plain, from: comma)), year.digits == 4 {
      return made(year.value, number, day, index..<year.end, repairs: 0)
    }
    return hasOrdinal ? made(nil, number, day, index..<end, repairs: 0) : nil
  }

  private static let endings: Stichworte = ["*st", "*nd", "*rd", "*th"]

  private func ordinal(after end: Int) -> Int {
    Self.endings.match(plain, at: end, limit: plain.count) ?? end
  }

  private func made(
    _ year: Int?, _ month: DigitReader.Number, _ day: DigitReader.Number, _ range: Range<Int>, repairs: Int
  ) -> DateMention? {
    let (month, day) = year == nil ? (month, day) : (DigitReader.possible(month, 12), DigitReader.possible(day, 31))
    // 29 February is possible while the year is unknown.
    guard (1...12).contains(month.value), day.value >= 1,
      CalendarDay(year: year ?? 2024, month: month.value, day: day.value) != nil
    else { return nil }
    var mention = DateMention(range: range, value: .day(month: month.value, day: day.value, year: year))
    mention.isRepaired = repairs + (month.repairs > 0 || day.repairs > 0 ? 1 : 0) > 0
    return mention
  }
}
