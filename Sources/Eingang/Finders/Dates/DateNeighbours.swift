import AlbertModel

/// Reads what stands beside a date: its weekday, the label of a birthday, the first days of a stretch.
struct DateNeighbours {
  private let plain: [UInt8]
  private let reader: DigitReader

  init(_ plain: [UInt8]) {
    self.plain = plain
    reader = DigitReader(plain: plain)
  }

  private static let words: Stichworte = ["bis", "zum", "am", "den", "vom", "ab"]

  /// A weekday or a preposition right before a day and month whose closing dot is missing.
  func isIntroduced(_ index: Int) -> Bool {
    let end = PlainBytes.skipBlanksBack(plain, from: index)
    if weekday(endingAt: end) != nil { return true }
    return Self.words.ending(at: end, in: plain, reach: 4) != nil
  }

  func withWeekday(_ mention: DateMention) -> DateMention {
    guard case .day = mention.value else { return mention }
    var mention = mention
    if let before = weekday(before: mention.range.lowerBound) {
      mention.weekday = before.day
      mention.range = before.start..<mention.range.upperBound
    } else if let after = weekday(after: mention.range.upperBound) {
      mention.weekday = after.day
      mention.range = mention.range.lowerBound..<after.end
    }
    return mention
  }

  private static let articles: Stichworte = ["den", "dem", "der", "the"]

  /// `Montag, den`, `Mo.,`, `Samstag, dem`.
  private func weekday(before index: Int) -> (day: Weekday, start: Int)? {
    var end = PlainBytes.skipBlanksBack(plain, from: index)
    if let article = Self.articles.ending(at: end, in: plain, reach: 3) {
      end = PlainBytes.skipBlanksBack(plain, from: article.lowerBound)
    }
    return weekday(endingAt: end)
  }

  private func weekday(endingAt end: Int) -> (day: Weekday, start: Int)? {
    var end = end
    while end > 0, [0x2C, 0x2E, 0x3A].contains(plain[end - 1]) { end -= 1 }
    end = PlainBytes.skipBlanksBack(plain, from: end, most: 1)
    for start in stride(from: end - 2, through: max(0, end - 10), by: -1) {
      if let found = DateWords.weekday(plain, at: start), found.end == end { return (found.day, start) }
    }
    return nil
  }

  /// `15.09.2025 (Montag)`.
  private func weekday(after index: Int) -> (day: Weekday, end: Int)? {
    var next = PlainBytes.skipBlanks(plain, from: index, most: 1)
    let isBracketed = PlainBytes.at(plain, next) == 0x28
    guard isBracketed else { return nil }
    next += 1
    guard let found = DateWords.weekday(plain, at: next) else { return nil }
    var end = found.end
    while [0x2E, 0x29].contains(PlainBytes.at(plain, end)) { end += 1 }
    return (found.day, end)
  }

  private static let labels: Stichworte = [
    "geb", "geboren", "*geburtsdat*", "geburtstag", "gebdat", "date of birth", "dob", "born", "nee",
  ]

  func withBirth(_ mention: DateMention) -> DateMention {
    let start = max(0, mention.range.lowerBound - 24)
    var mention = mention
    let before = start..<mention.range.lowerBound
    let first = mention.range.lowerBound
    let isStarred =
      PlainBytes.at(plain, first - 1) == 0x2A
      || PlainBytes.at(plain, first - 1) == 0x20 && PlainBytes.at(plain, first - 2) == 0x2A
    let label = Self.labels.last(in: plain, before).map(\.upperBound).max()
    let isLabelled = label.map { !plain[$0..<mention.range.lowerBound].contains { PlainBytes.isDigit($0) } } ?? false
    mention.isBirth = isLabelled || isStarred
    return mention
  }

  private static let joiners: Stichworte = ["bis", "und", "u.", "to", "*-*", "*/*", "bis zum", "bis einschliesslich"]

  /// The days that share a later date's month and year: `13. bis 17. Oktober`, `15./16.09.2025`, `8. und 9. Mai`.
  func earlierDays(of mention: DateMention, after limit: Int) -> [DateMention] {
    guard case .day(let month, let last, let year) = mention.value else { return [] }
    var index = PlainBytes.skipBlanksBack(plain, from: mention.range.lowerBound)
    guard index > limit else { return [] }
    let places = Self.joiners.last(in: plain, max(limit, index - 22)..<index).filter { $0.upperBound == index }
    guard let joiner = places.map(\.lowerBound).min() else { return [] }
    index = PlainBytes.skipBlanksBack(plain, from: joiner)
    let end = index
    if PlainBytes.at(plain, index - 1) == 0x2E { index -= 1 }
    var start = index
    while start > limit, index - start < 2, PlainBytes.isDigit(plain[start - 1]) { start -= 1 }
    guard start < index, !PlainBytes.isWord(plain, before: start), PlainBytes.at(plain, start - 1) != 0x2E,
      PlainBytes.at(plain, start - 1) != 0x2C, let number = reader.number(at: start, most: 2),
      (1..<last).contains(number.value), end > index || PlainBytes.at(plain, joiner) == 0x2D
    else { return [] }
    var first = DateMention(range: start..<end, value: .day(month: month, day: number.value, year: year))
    first.role = .rangeStart
    return [withWeekday(first)]
  }
}
