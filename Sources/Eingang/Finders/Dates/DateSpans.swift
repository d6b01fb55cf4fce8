import AlbertModel

/// Dates without a number of their own: calendar weeks, parts of a month, ends of months and quarters, bare weekdays.
struct DateSpans {
  private let plain: [UInt8]
  private let reader: DigitReader

  init(_ plain: [UInt8]) {
    self.plain = plain
    reader = DigitReader(plain: plain)
  }

  func span(at index: Int) -> DateMention? {
    week(at: index) ?? part(at: index) ?? end(at: index) ?? next(at: index)
  }

  private static let names = Stichwortliste<Void>([(["kw*", "kalenderwoche", "calendar week", "week"], ())])

  /// `KW 38`, `KW 38/2025`, `38. KW` is read from its number, `Freitag der KW 38`.
  private func week(at index: Int) -> DateMention? {
    guard var (_, start) = Self.names.match(plain, at: index, limit: plain.count) else { return nil }
    if PlainBytes.at(plain, start) == 0x2E { start += 1 }
    start = PlainBytes.skipBlanks(plain, from: start, most: 2)
    guard let number = reader.number(at: start, most: 2), (1...53).contains(number.value), number.repairs == 0 else {
      return nil
    }
    var end = number.end
    var year: Int?
    if PlainBytes.at(plain, end) == 0x2F, let read = reader.year(at: end + 1) {
      year = read.value
      end = read.end
    } else if let read = reader.year(at: PlainBytes.skipBlanks(plain, from: end, most: 1)), read.digits == 4 {
      year = read.value
      end = read.end
    }
    let day = weekday(before: index)
    return DateMention(range: (day?.start ?? index)..<end, value: .week(number.value, day?.day, year: year))
  }

  private static let links: Stichworte = ["der", "in der", "in", "of"]

  /// `Freitag der`, `Freitag in`, `Fr der`.
  private func weekday(before index: Int) -> (day: Weekday, start: Int)? {
    let end = PlainBytes.skipBlanksBack(plain, from: index)
    let before = Self.links.last(in: plain, max(0, end - 6)..<end).filter { $0.upperBound == end }
    let stop = PlainBytes.skipBlanksBack(plain, from: before.map(\.lowerBound).min() ?? end)
    for start in stride(from: stop - 2, through: max(0, stop - 10), by: -1) {
      if let found = DateWords.weekday(plain, at: start), found.end == stop { return (found.day, start) }
    }
    return nil
  }

  private static let words = Stichwortliste<DateMention.Part>([
    ("ende", .end), ("mitte", .middle), ("anfang", .early), ("end of", .end), ("the end of", .end),
    ("letzter tag im", .end), ("monat", .whole),
  ])

  private static let ofTheMonth: Stichwort = "des monats"

  /// `Ende September`, `Mitte Oktober 2025`, `Anfang März`, `end of May`.
  private func part(at index: Int) -> DateMention? {
    guard let (part, stop) = Self.words.match(plain, at: index, limit: plain.count) else { return nil }
    var next = PlainBytes.skipBlanks(plain, from: stop)
    if let des = Self.ofTheMonth.match(plain, at: next, limit: plain.count) {
      next = PlainBytes.skipBlanks(plain, from: des)
    }
    guard next > stop, let month = DateWords.month(plain, at: next) else { return nil }
    let year = reader.year(at: PlainBytes.skipBlanks(plain, from: month.end)).flatMap { $0.digits == 4 ? $0 : nil }
    return DateMention(
      range: index..<(year?.end ?? month.end), value: .month(month.month, part: part, year: year?.value))
  }

  private static let endWords = Stichwortliste<DateMention.Span>([
    ("quartalsende", .quarter), ("ende des quartals", .quarter), ("monatsende", .month), ("ende des monats", .month),
    ("ende dieses monats", .month), ("ende des laufenden monats", .month), ("jahresende", .year),
    ("ende des jahres", .year), ("ende dieses jahres", .year), ("ende der woche", .week),
    ("ende dieser woche", .week), ("wochenende", .week), ("end of the month", .month), ("end of this month", .month),
    ("end of the year", .year), ("end of the week", .week), ("end of this week", .week),
  ])

  /// `zum Quartalsende`, `Ende des Monats`, `Monatsende`, `Jahresende`, `Ende der Woche`.
  private func end(at index: Int) -> DateMention? {
    guard let (span, stop) = Self.endWords.match(plain, at: index, limit: plain.count) else { return nil }
    return DateMention(range: index..<stop, value: .end(of: span))
  }

  private static let fillers: Stichworte = [
    "zum", "spatestens", "kommenden", "nachsten", "diesen", "dem", "allerspatestens", "einschliesslich", "next",
    "this",
  ]

  private static let until: Stichworte = ["bis", "by", "until"]

  private static let genitive: Stichwort = "de*"

  /// A weekday on its own after `bis`: `bis Freitag`, `bis spätestens kommenden Montag`.
  private func next(at index: Int) -> DateMention? {
    guard let day = DateWords.weekday(plain, at: index), !day.short else { return nil }
    // With a number behind it, the weekday belongs to that date.
    let after = PlainBytes.skipBlanks(plain, from: skipPunctuation(day.end), most: 2)
    if PlainBytes.isDigit(PlainBytes.at(plain, after))
      || Self.genitive.match(plain, at: after, limit: plain.count) != nil
    {
      return nil
    }
    var end = PlainBytes.skipBlanksBack(plain, from: index)
    var changed = true
    while changed {
      changed = false
      for filler in Self.fillers {
        if let place = filler.last(in: plain, max(0, end - 16)..<end), place.upperBound == end {
          end = PlainBytes.skipBlanksBack(plain, from: place.lowerBound)
          changed = true
        }
      }
    }
    guard
      let bis = Self.until.ending(at: end, in: plain, reach: 5),
      !isOpeningHours(bis.lowerBound)
    else { return nil }
    return DateMention(range: index..<day.end, value: .next(day.day), weekday: day.day)
  }

  /// `Montag bis Freitag`: a weekday before the `bis` too.
  private func isOpeningHours(_ bis: Int) -> Bool {
    let end = PlainBytes.skipBlanksBack(plain, from: bis)
    return (2...12).contains { length in
      let start = end - length
      guard start >= 0, let found = DateWords.weekday(plain, at: start) else { return false }
      return found.end == end || found.end == end - 1
    }
  }

  private func skipPunctuation(_ index: Int) -> Int {
    [0x2C, 0x2E].contains(PlainBytes.at(plain, index)) ? index + 1 : index
  }
}
