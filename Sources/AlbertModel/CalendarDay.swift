/// A day of the Gregorian calendar, without a time or a time zone.
///
/// Years 1 to 9999. Arithmetic that would leave that range stops at its end, since every day comes from untrusted paper.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the length of the month.
  public let day: Int

  /// Nil where the calendar has no such day, as on 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarDay.length(ofMonth: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2025-09-15`, and nothing else.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day that many days after 1 January 1970; days before it are negative.
  ///
  /// The civil-from-days algorithm over 400-year eras beginning on 1 March.
  public init(ordinal: Int) {
    let clamped = min(max(ordinal, CalendarDay.firstOrdinal), CalendarDay.lastOrdinal)
    let shifted = clamped + 719_468
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1 January 1970.
  public var ordinal: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Monday to Sunday.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    let index = ((ordinal + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The day that many days later; earlier where negative.
  public func adding(days: Int) -> CalendarDay {
    let (sum, overflow) = ordinal.addingReportingOverflow(days)
    return CalendarDay(ordinal: overflow ? (days < 0 ? Int.min : Int.max) : sum)
  }

  /// The same number in the month that many months later, or that month's last day where it lacks the number.
  ///
  /// BGB 188(2) and (3).
  public func adding(months: Int) -> CalendarDay {
    let index = min(max(year * 12 + month - 1 + min(max(months, -120_000), 120_000), 12), 9999 * 12 + 11)
    let newYear = index / 12
    let newMonth = index % 12 + 1
    let newDay = min(day, CalendarDay.length(ofMonth: newMonth, in: newYear))
    return CalendarDay(year: newYear, month: newMonth, day: newDay) ?? self
  }

  /// The last day of this day's month.
  public var endOfMonth: CalendarDay {
    CalendarDay(year: year, month: month, day: CalendarDay.length(ofMonth: month, in: year)) ?? self
  }

  /// Days from another day to this one; negative where the other is later.
  public func days(since other: CalendarDay) -> Int { ordinal - other.ordinal }

  /// `2025-09-15`.
  public var iso: String {
    let digits = String(year)
    return String(repeating: "0", count: 4 - digits.count) + digits + "-" + twoDigits(month) + "-" + twoDigits(day)
  }

  /// 28 to 31.
  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The earlier day is the lesser.
  public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  // 0001-01-01 and 9999-12-31.
  private static let firstOrdinal = -719_162
  private static let lastOrdinal = 2_932_896

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension CalendarDay: CustomStringConvertible {
  /// `2025-09-15`.
  public var description: String { iso }
}

extension CalendarDay: Codable {
  /// Reads an ISO 8601 date string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = CalendarDay(iso: text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a date: \(text)"))
    }
    self = day
  }

  /// Writes an ISO 8601 date string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso)
  }
}
