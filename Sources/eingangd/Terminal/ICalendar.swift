import AlbertModel
import Eingang

/// Deadlines as an iCalendar file (RFC 5545): all-day events with a reminder the day before.
enum ICalendar {
  /// The stamp is when the file was made.
  static func text(_ entries: [FristEntry], stamp: UTCTime) -> String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Eingang//eingangd//DE", "CALSCALE:GREGORIAN"]
      + entries.flatMap { event($0, stamp: basic(stamp)) } + ["END:VCALENDAR"]
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  private static func event(_ entry: FristEntry, stamp: String) -> [String] {
    let amount = entry.betrag.map { " (\(GermanFormat.amount($0)))" } ?? ""
    let details = [
      entry.absender, entry.rule, entry.id.map { "Karte #\($0)" },
    ].compactMap(\.self).joined(separator: " · ")
    return [
      "BEGIN:VEVENT",
      // The same deadline keeps its name, so that a calendar which reads the file again moves nothing twice.
      "UID:frist-\(entry.id ?? 0)-\(entry.kind.rawValue)-\(compact(entry.day))@eingang.invalid", "DTSTAMP:\(stamp)",
      "DTSTART;VALUE=DATE:\(compact(entry.day))", "DTEND;VALUE=DATE:\(compact(entry.day.adding(days: 1)))",
      "SUMMARY:" + escaped("\(GermanWords.fristArt(entry.kind)): \(entry.titel)\(amount)"),
      "DESCRIPTION:" + escaped(details), "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
      "DESCRIPTION:" + escaped(entry.titel), "TRIGGER:-P1D", "END:VALARM", "END:VEVENT",
    ]
  }

  private static func compact(_ day: CalendarDay) -> String { day.iso.filter { $0 != "-" } }

  /// `20250905T101500Z` from an ISO 8601 time in UTC.
  private static func basic(_ time: UTCTime) -> String {
    time.iso.prefix { $0 != "." && $0 != "Z" }.filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func escaped(_ text: String) -> String {
    // By scalars: a comma under an accent is one Character, and still a comma.
    var out = String.UnicodeScalarView()
    for scalar in Visible.line(text).unicodeScalars {
      if ["\\", ";", ","].contains(scalar) { out.append("\\") }
      out.append(scalar)
    }
    return String(out)
  }

  /// No line longer than 75 octets; a longer one goes on after a line end and a blank.
  private static func folded(_ line: String) -> String {
    var out = ""
    var octets = 0
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if octets + length > 75 {
        out += "\r\n "
        octets = 1
      }
      out.unicodeScalars.append(scalar)
      octets += length
    }
    return out
  }
}
