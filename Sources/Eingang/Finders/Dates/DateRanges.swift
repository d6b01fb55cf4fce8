import AlbertModel

/// Pairs of dates that bound a stretch of days.
enum DateRanges {
  /// Marks the two ends of each stretch; a first end without a year takes it from the second.
  static func joined(_ mentions: [DateMention], in plain: [UInt8]) -> [DateMention] {
    var out = mentions
    for index in out.indices.dropLast() {
      guard case .day(let month, let day, let year) = out[index].value,
        case .day(let nextMonth, let nextDay, let nextYear) = out[index + 1].value
      else { continue }
      if out[index].role == .rangeStart {
        out[index + 1].role = .rangeEnd
        continue
      }
      guard isRange(out[index], out[index + 1], in: plain) else { continue }
      out[index].role = .rangeStart
      out[index + 1].role = .rangeEnd
      if year == nil, let nextYear {
        let wraps = (month, day) > (nextMonth, nextDay)
        out[index].value = .day(month: month, day: day, year: wraps ? nextYear - 1 : nextYear)
      } else if let year, nextYear == nil {
        let wraps = (nextMonth, nextDay) < (month, day)
        out[index + 1].value = .day(month: nextMonth, day: nextDay, year: wraps ? year + 1 : year)
      }
    }
    return out
  }

  private static let until: Stichworte = ["bis", "to", "until", "und", "and"]

  private static let from: Stichworte = ["vom", "von", "zwischen", "from", "between", "ab"]

  /// Only a hyphen between them, or a `bis` after a `vom`, `von`, `zwischen` or `from`.
  private static func isRange(_ first: DateMention, _ second: DateMention, in plain: [UInt8]) -> Bool {
    guard first.range.upperBound <= second.range.lowerBound else { return false }
    let gap = first.range.upperBound..<second.range.lowerBound
    guard gap.count <= 30 else { return false }
    let middle = plain[gap].filter { !PlainBytes.isBlank($0) && $0 != 0 }
    if middle == [0x2D] { return true }
    guard Self.until.stand(in: plain, gap) else { return false }
    if middle.elementsEqual("bis".utf8) || middle.elementsEqual("biszum".utf8) { return true }
    return Self.from.stand(in: plain, max(0, first.range.lowerBound - 14)..<first.range.lowerBound)
  }
}
