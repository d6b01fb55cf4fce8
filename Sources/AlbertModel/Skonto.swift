/// A reduced amount for an early payment; kept beside the Frist, never instead of it.
public struct Skonto: Hashable, Sendable, Codable {
  /// Last day for the reduced amount.
  public var day: CalendarDay
  /// Hundredths of a percent: 200 for 2 %; nil where only the amount is printed.
  public var basisPoints: Int?
  /// Hundredths of the currency to pay instead; nil where the paper does not print or imply it.
  public var cents: Int64?

  /// A day, and what is known of the reduction.
  public init(day: CalendarDay, basisPoints: Int? = nil, cents: Int64? = nil) {
    self.day = day
    self.basisPoints = basisPoints
    self.cents = cents
  }
}
