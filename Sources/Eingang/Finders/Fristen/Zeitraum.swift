/// Tells the end of a stretch of time that a letter reckons over, `für September bis Dezember 2026`, from a deadline.
enum Zeitraum {
  /// Signing up may run from one month to another: its end is a deadline all the same.
  static func ends(_ mention: DateMention, in slot: Slot) -> Bool {
    guard !slot.clauseSays(FristWords.windows) else { return false }
    return followsMonth(mention, slot.plain) || mention.role == .rangeEnd && isReckoned(mention, slot.page)
  }

  private static let until: Stichworte = ["bis", "bis einschliesslich", "bis ende", "until", "to", "*-"]

  /// `September bis Dezember 2026`, `Mai 2026 bis April 2027`: a month before the `bis`.
  private static func followsMonth(_ mention: DateMention, _ plain: [UInt8]) -> Bool {
    let end = PlainBytes.skipBlanksBack(plain, from: mention.range.lowerBound)
    let window = max(0, end - 24)..<end
    let words = until.last(in: plain, window).filter { $0.upperBound == end }
    guard let first = words.map(\.lowerBound).min() else { return false }
    var last = PlainBytes.skipBlanksBack(plain, from: first)
    if let year = word(before: last, plain, where: PlainBytes.isDigit), last - year == 4 {
      last = PlainBytes.skipBlanksBack(plain, from: year)
    }
    if PlainBytes.at(plain, last - 1) == 0x2E { last -= 1 }
    guard let start = word(before: last, plain, where: { PlainBytes.isWord($0) || $0 == 0 }),
      let month = DateWords.month(plain, at: start), month.end >= last
    else { return false }
    // `bis zum 4. Mai bis 12 Uhr` is a day, not a month.
    let number = PlainBytes.skipBlanksBack(plain, from: start)
    return PlainBytes.at(plain, number - 1) != 0x2E && !PlainBytes.isDigit(PlainBytes.at(plain, number - 1))
  }

  /// Where the run of such bytes begins that ends right there; nil where there is none.
  private static func word(before end: Int, _ plain: [UInt8], where holds: (UInt8) -> Bool) -> Int? {
    var start = end
    while start > 0, holds(plain[start - 1]) { start -= 1 }
    return start < end ? start : nil
  }

  private static let articles: Stichworte = ["dem", "den", "vom", "von"]
  private static let reckoned: Stichworte = [
    "fur", "fur den", "fur die", "fur die zeit", "*zeitraum*", "fur den zeitraum", "fur die monate",
  ]

  /// `für die Zeit vom 1.9. bis 31.12.2026`: what stands before the first day says that something is reckoned over it.
  private static func isReckoned(_ mention: DateMention, _ page: FristPage) -> Bool {
    let plain = page.text.plain
    guard
      let first = page.mentions.last(where: {
        $0.role == .rangeStart && $0.range.upperBound <= mention.range.lowerBound
      }), mention.range.lowerBound - first.range.upperBound <= 30
    else { return false }
    var end = PlainBytes.skipBlanksBack(plain, from: first.range.lowerBound)
    for small in articles {
      if let place = small.last(in: plain, max(0, end - 6)..<end), place.upperBound == end {
        end = PlainBytes.skipBlanksBack(plain, from: place.lowerBound)
      }
    }
    if PlainBytes.at(plain, end - 1) == 0x3A { end -= 1 }
    return reckoned.ending(at: end, in: plain, reach: 28) != nil
  }
}
