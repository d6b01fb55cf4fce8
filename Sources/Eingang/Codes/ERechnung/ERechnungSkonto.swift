import AlbertModel

/// A discount for paying early that machines can read: XRechnung's `#SKONTO#TAGE=10#PROZENT=2.00#` within the terms, or
/// elements of their own.
enum ERechnungSkonto {
  /// The highest that is offered, counted from the invoice's date.
  static func best(_ rechnung: ERechnung, datum: CalendarDay) -> Skonto? {
    let offers = stated(rechnung) + written(rechnung.werte[.zahlungsbedingungen] ?? "")
    let best = offers.enumerated().max { ($0.element.points, $1.offset) < ($1.element.points, $0.offset) }?.element
    return best.map { Skonto(day: datum.adding(days: $0.days), basisPoints: $0.points) }
  }

  /// Terms without what only machines read.
  static func words(_ terms: String) -> String {
    terms.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
  }

  private static func stated(_ rechnung: ERechnung) -> [(days: Int, points: Int)] {
    guard let days = rechnung.werte[.skontoTage], rechnung.werte[.skontoEinheit] ?? "DAY" == "DAY",
      let percent = rechnung.werte[.skontoProzent]
    else { return [] }
    return offer(days: days, percent: percent).map { [$0] } ?? []
  }

  private static func written(_ terms: String) -> [(days: Int, points: Int)] {
    terms.split(separator: " ").prefix(100).compactMap { part in
      guard part.hasPrefix("#SKONTO#") else { return nil }
      var values: [Substring: Substring] = [:]
      for pair in part.split(separator: "#") {
        let sides = pair.split(separator: "=", maxSplits: 1)
        if sides.count == 2 { values[sides[0]] = sides[1] }
      }
      return offer(days: values["TAGE"] ?? "", percent: values["PROZENT"] ?? "")
    }
  }

  private static func offer(days: some StringProtocol, percent: some StringProtocol) -> (days: Int, points: Int)? {
    // Days may be written as an amount: 10.00.
    guard let hundredths = CodeNumber.cents(days), hundredths % 100 == 0, (0...36_500).contains(hundredths),
      let points = CodeNumber.cents(percent), (1...2_000).contains(points)
    else { return nil }
    return (Int(hundredths / 100), Int(points))
  }
}
