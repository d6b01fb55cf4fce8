import AlbertModel

/// A date or a moment as a manifest has it: `2024-02-29`, `2024-02-28T23:00:00Z`, `2024-02-29T00:00:00+01:00`.
struct PaperlessTime: Hashable {
  /// The day as it was meant where it was written.
  let day: CalendarDay
  /// Milliseconds since 1970; nil for a mere day.
  let moment: UTCTime?

  init?(_ text: String?) {
    guard let text, let day = CalendarDay(iso: text.prefix(10)) else { return nil }
    let bytes = Array(text.utf8)
    if bytes.count == 10 {
      self.day = day
      moment = nil
      return
    }
    guard bytes.count >= 19, bytes[10] == 0x54 || bytes[10] == 0x20, let hour = PaperlessTime.number(bytes[11..<13]),
      let minute = PaperlessTime.number(bytes[14..<16]), let second = PaperlessTime.number(bytes[17..<19]),
      hour < 24, minute < 60, second < 61, let offset = PaperlessTime.offset(bytes[19...])
    else { return nil }
    let local = ((day.ordinal * 24 + hour) * 60 + minute) * 60 + second
    moment = UTCTime(milliseconds: Int64(local - offset * 60) * 1000)
    if offset != 0 {
      self.day = day
    } else {
      // A day was kept as its midnight there, which in UTC is a full hour of the day before or of the same; anything else
      // is a moment, an hour or two later in this country.
      self.day = CalendarDay(ordinal: (local + (minute == 0 && second == 0 ? 12 : 1) * 3600) / 86_400)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.reduce(Int?.some(0)) { sum, byte in
      (0x30...0x39).contains(byte) ? sum.map { $0 * 10 + Int(byte - 0x30) } : nil
    }
  }

  /// Minutes from UTC, behind a fraction of a second.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    if rest.first == 0x2E { rest = rest.dropFirst().drop { (0x30...0x39).contains($0) } }
    guard let sign = rest.first else { return 0 }
    if sign == 0x5A { return rest.count == 1 ? 0 : nil }
    let digits = rest.dropFirst().filter { $0 != 0x3A }
    guard sign == 0x2B || sign == 0x2D, digits.count == 4, let number = number(digits[...]) else { return nil }
    return (number / 100 * 60 + number % 100) * (sign == 0x2D ? -1 : 1)
  }
}
