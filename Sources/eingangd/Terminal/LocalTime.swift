import AlbertModel
import Eingang
import Glibc

/// Moments as a person reads them, in the machine's time zone.
enum LocalTime {
  /// `05.09.2025 18:12` from an ISO 8601 time in UTC; what is none stays as it is.
  static func text(_ iso: String) -> String {
    guard let time = UTCTime(iso: iso) else { return Visible.line(iso) }
    var seconds = time_t(time.milliseconds / 1000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return iso }
    return
      "\(two(parts.tm_mday)).\(two(parts.tm_mon + 1)).\(parts.tm_year + 1900) \(two(parts.tm_hour)):\(two(parts.tm_min))"
  }

  /// The day that it is then.
  static func day(of time: UTCTime) -> CalendarDay {
    var seconds = time_t(time.milliseconds / 1000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return time.day }
    let (year, month) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1)
    return CalendarDay(year: year, month: month, day: Int(parts.tm_mday)) ?? time.day
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
