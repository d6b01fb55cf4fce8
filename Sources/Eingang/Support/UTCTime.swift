import AlbertModel
import Glibc

/// A moment in milliseconds since 1970, always written in UTC.
///
/// Whoever needs the present takes `@Sendable () -> UTCTime` as a parameter; only the program itself passes `system`.
package struct UTCTime: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Reads what `iso` writes, and nothing else.
  package init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 24, bytes[10] == 0x54, bytes[13] == 0x3A, bytes[16] == 0x3A, bytes[19] == 0x2E,
      bytes[23] == 0x5A, let day = CalendarDay(iso: text.prefix(10))
    else { return nil }
    func number(_ range: Range<Int>) -> Int64? {
      bytes[range].reduce(Int64?.some(0)) { sum, byte in
        (0x30...0x39).contains(byte) ? sum.map { $0 * 10 + Int64(byte - 0x30) } : nil
      }
    }
    guard let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      let milli = number(20..<23), hour < 24, minute < 60, second < 61
    else { return nil }
    milliseconds = ((Int64(day.ordinal) * 24 + hour) * 60 + minute) * 60_000 + second * 1000 + milli
  }

  /// The day in UTC.
  package var day: CalendarDay {
    CalendarDay(ordinal: Int(milliseconds.flooredQuotient(by: 86_400_000)))
  }

  /// `2025-09-05T16:12:03.120Z`; sorts as text the way it sorts in time.
  package var iso: String {
    let rest = milliseconds - milliseconds.flooredQuotient(by: 86_400_000) * 86_400_000
    let (hour, minute, second) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60)
    return "\(day.iso)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2)).\(padded(rest % 1000, 3))Z"
  }

  package static func < (one: UTCTime, other: UTCTime) -> Bool { one.milliseconds < other.milliseconds }

  /// The machine's clock.
  @Sendable package static func system() -> UTCTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UTCTime(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  private func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  /// Rounds towards minus infinity, so that a moment before 1970 falls on its own day.
  fileprivate func flooredQuotient(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}
