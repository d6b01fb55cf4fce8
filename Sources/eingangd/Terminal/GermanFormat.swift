import AlbertModel

/// Numbers and days as German letters print them, whatever the machine's locale is.
enum GermanFormat {
  /// `1.234,56 €`; other currencies by their code.
  static func amount(_ betrag: Betrag) -> String {
    let cents = betrag.cents.magnitude
    let rest = cents % 100
    let decimals = rest < 10 ? "0\(rest)" : "\(rest)"
    let unit = betrag.currency == "EUR" ? "€" : betrag.currency
    return (betrag.cents < 0 ? "-" : "") + grouped(cents / 100) + ",\(decimals) \(unit)"
  }

  /// `1.234`.
  static func grouped(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude)
    var out = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { out.append(".") }
      out.append(digit)
    }
    return (number < 0 ? "-" : "") + out
  }

  /// `0,48`, always with that many decimals.
  static func decimal(_ number: Double, places: Int) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "–" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = Int64((number.magnitude * scale).rounded())
    let unit = Int64(scale)
    let rest = String(whole % unit)
    let sign = number < 0 && whole != 0 ? "-" : ""
    let decimals = places == 0 ? "" : "," + String(repeating: "0", count: places - rest.count) + rest
    return sign + grouped(whole / unit) + decimals
  }

  /// `94 %`; a certainty that is not complete never shows as 100.
  static func percent(_ confidence: Confidence) -> String {
    let percent = Int((confidence.value * 100).rounded())
    return "\(confidence.value < 1 ? min(percent, 99) : percent) %"
  }

  /// `15.09.2025`.
  static func date(_ day: CalendarDay) -> String {
    let year = String(day.year)
    return two(day.day) + "." + two(day.month) + "." + String(repeating: "0", count: 4 - year.count) + year
  }

  /// `Mo 15.09.2025`.
  static func weekdayDate(_ day: CalendarDay) -> String { weekday(day.weekday) + " " + date(day) }

  /// `in 10 Tagen`, `heute`, `seit 3 Tagen überfällig`.
  ///
  /// What has been decided is not overdue any more, only past.
  static func distance(to day: CalendarDay, from today: CalendarDay, isOpen: Bool = true) -> String {
    switch day.days(since: today) {
    case 0: "heute"
    case 1: "morgen"
    case let days where days > 1: "in \(grouped(days)) Tagen"
    case -1: isOpen ? "seit gestern überfällig" : "gestern"
    case let days: isOpen ? "seit \(grouped(-days)) Tagen überfällig" : "vor \(grouped(-days)) Tagen"
    }
  }

  /// `1 Seite`, `2 Seiten`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : many)"
  }

  private static func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Mo"
    case .tuesday: "Di"
    case .wednesday: "Mi"
    case .thursday: "Do"
    case .friday: "Fr"
    case .saturday: "Sa"
    case .sunday: "So"
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
