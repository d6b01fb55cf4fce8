import AlbertModel
import Eingang

/// Amounts and dates as people type them.
enum GermanInput {
  /// `85`, `85,00`, `85.00`, `1.234,56 €`, `EUR 99`, `CHF 12.50`; nil for anything else.
  ///
  /// A point or a blank before exactly three digits groups thousands, as German letters have it.
  static func amount(_ text: String) -> Betrag? {
    var digits = text.trimmed.uppercased()
    var currency = "EUR"
    for (mark, code) in [
      ("€", "EUR"), ("EURO", "EUR"), ("EUR", "EUR"), ("CHF", "CHF"), ("USD", "USD"), ("$", "USD"),
      ("GBP", "GBP"), ("£", "GBP"),
    ]
    where digits.hasPrefix(mark) || digits.hasSuffix(mark) {
      digits = digits.hasPrefix(mark) ? String(digits.dropFirst(mark.count)) : String(digits.dropLast(mark.count))
      currency = code
      break
    }
    digits = digits.trimmed.filter { $0 != " " && $0 != "\u{A0}" && $0 != "'" }
    if let ending = [",--", ",-", ",–"].first(where: digits.hasSuffix) { digits.removeLast(ending.count) }
    guard let decimal = decimal(digits), let cents = Betrag.cents(decimal: decimal), cents >= 0 else { return nil }
    return Betrag(cents: cents, currency: currency)
  }

  /// Digits with a point before the decimals, or nil.
  private static func decimal(_ text: String) -> String? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2C || $0 == 0x2E }) else {
      return nil
    }
    let last = text.lastIndex { $0 == "," || $0 == "." }
    guard let last else { return text }
    let decimals = text[text.index(after: last)...]
    let isGrouping = decimals.count == 3 && text[last] == "." && !text.contains(",")
    let whole = isGrouping ? text[...] : text[..<last]
    guard let joined = ungrouped(whole, groupedBy: text[last] == "," ? "." : isGrouping ? "." : ",") else { return nil }
    if isGrouping { return joined }
    return (1...2).contains(decimals.count) ? "\(joined).\(decimals)" : nil
  }

  private static func ungrouped(_ whole: Substring, groupedBy mark: Character) -> String? {
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = groups.first, !first.isEmpty, groups.count == 1 || first.count <= 3,
      groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    return groups.joined()
  }

  /// `15.9.2025`, `15.09.25`, `2025-09-15`, `15.9.`, `15. September 2025`, `heute`, `in 2 Wochen`, `Freitag`; nil for
  /// what is no date.
  ///
  /// Without a year, the first such day on or after another one, which is today unless said otherwise.
  static func date(_ text: String, today: CalendarDay, onOrAfter start: CalendarDay? = nil) -> CalendarDay? {
    whole(text, today: today) ?? short(text).flatMap { next($0, from: start ?? today) }
      ?? TypedDate.day(text, from: start ?? today, .future) ?? RelativeDay.day(text, today: today)
  }

  /// The same for a day that has been: without a year, the last such day up to today.
  static func pastDate(_ text: String, today: CalendarDay) -> CalendarDay? {
    whole(text, today: today) ?? short(text).flatMap { last($0, upTo: today) }
      ?? TypedDate.day(text, from: today, .past)
  }

  /// A date that says its year, or a word for a day.
  private static func whole(_ text: String, today: CalendarDay) -> CalendarDay? {
    let typed = text.trimmed.lowercased()
    switch typed {
    case "heute": return today
    case "morgen": return today.adding(days: 1)
    case "übermorgen": return today.adding(days: 2)
    case "gestern": return today.adding(days: -1)
    default: break
    }
    if let day = CalendarDay(iso: typed) { return day }
    let parts = typed.split(separator: ".", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard parts.count == 3, let day = number(parts[0], 1...2), let month = number(parts[1], 1...2),
      let year = number(parts[2], 2...4), parts[2].utf8.count != 3
    else { return nil }
    return CalendarDay(year: parts[2].utf8.count == 2 ? 2000 + year : year, month: month, day: day)
  }

  /// `15.9.` and `15.9`: day and month.
  private static func short(_ text: String) -> (day: Int, month: Int)? {
    let parts = text.trimmed.split(separator: ".", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard parts.count == 2 || parts.count == 3 && parts[2].isEmpty, let day = number(parts[0], 1...2),
      let month = number(parts[1], 1...2)
    else { return nil }
    return (day, month)
  }

  // Eight years on or back, even 29 February has come round.
  private static func next(_ short: (day: Int, month: Int), from start: CalendarDay) -> CalendarDay? {
    (start.year...start.year + 8).lazy
      .compactMap { CalendarDay(year: $0, month: short.month, day: short.day) }.first { $0 >= start }
  }

  private static func last(_ short: (day: Int, month: Int), upTo end: CalendarDay) -> CalendarDay? {
    (end.year - 8...end.year).reversed().lazy
      .compactMap { CalendarDay(year: $0, month: short.month, day: short.day) }.first { $0 <= end }
  }

  private static func number(_ text: String, _ digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}

extension String {
  /// Names the same folder; `/` stays.
  var withoutTrailingSlash: String {
    var text = self[...]
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }

  /// Without blanks at either end.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
