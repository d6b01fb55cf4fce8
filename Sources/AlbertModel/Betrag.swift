/// Which way the money goes, seen from the household.
public enum Richtung: String, CaseIterable, Sendable, Hashable, Codable {
  case zahlen
  case lastschrift
  case bezahlt
  case gutschrift
}

/// An amount of money in hundredths of its currency.
public struct Betrag: Hashable, Sendable, Codable {
  /// Hundredths of the currency, never negative: the direction says which way it goes.
  public var cents: Int64
  /// ISO 4217 code.
  public var currency: String
  /// Nil where the paper does not say.
  public var direction: Richtung?

  /// Euro, where nothing else is said.
  public init(cents: Int64, currency: String = "EUR", direction: Richtung? = nil) {
    self.cents = cents
    self.currency = currency
    self.direction = direction
  }

  /// `85.00`: a point, two decimals, no grouping.
  public var decimal: String {
    let magnitude = cents.magnitude
    let rest = magnitude % 100
    return (cents < 0 ? "-" : "") + "\(magnitude / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// Hundredths from `85.00`, `85.5` or `85`; nil for anything else or what does not fit 64 bits.
  public static func cents(decimal text: some StringProtocol) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int64(parts[0]), !parts[0].hasPrefix("+") else { return nil }
    var fraction: Int64 = 0
    if parts.count == 2 {
      guard (1...2).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let digits = Int64(parts[1])
      else { return nil }
      fraction = parts[1].utf8.count == 1 ? digits * 10 : digits
    }
    let (hundreds, overflow) = whole.multipliedReportingOverflow(by: 100)
    if overflow { return nil }
    let negative = parts[0].hasPrefix("-")
    let (sum, second) = hundreds.addingReportingOverflow(negative ? -fraction : fraction)
    return second ? nil : sum
  }
}
