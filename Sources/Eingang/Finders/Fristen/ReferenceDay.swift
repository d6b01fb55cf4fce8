import AlbertModel

/// A day to count missing years from, where the letter has no date of its own.
enum ReferenceDay {
  /// The month named near the top (`im August 2023`), or the school year (`2025/26` begins on 1 August 2025).
  static func day(in pages: [FristPage]) -> CalendarDay? {
    guard let page = pages.first else { return nil }
    let top = page.mentions.compactMap { mention -> CalendarDay? in
      guard case .month(let month, .whole, let year?) = mention.value,
        let box = page.text.box(mention.range), box.y < 0.35
      else { return nil }
      return CalendarDay(year: year, month: month, day: 1)
    }
    return top.first ?? schoolYear(page.text.plain)
  }

  private static let cues: Stichworte = ["schuljahr*", "kindergartenjahr*", "kitajahr*", "schj"]

  private static func schoolYear(_ plain: [UInt8]) -> CalendarDay? {
    for cue in Self.cues {
      guard let place = cue.first(in: plain, 0..<plain.count) else { continue }
      var index = place.upperBound
      let limit = min(plain.count, index + 12)
      while index < limit, !PlainBytes.isDigit(plain[index]) { index += 1 }
      guard let year = DigitReader(plain: plain).year(at: index), year.digits == 4,
        PlainBytes.at(plain, year.end) == 0x2F || PlainBytes.at(plain, year.end) == 0x2D
      else { continue }
      return CalendarDay(year: year.value, month: 8, day: 1)
    }
    return nil
  }
}
