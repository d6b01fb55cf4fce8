/// How likely a value is right, from 0 to 1; higher is better.
public struct Confidence: Hashable, Comparable, Sendable {
  /// 0 to 1.
  public let value: Double

  /// Clamped to 0…1; not-a-number counts as 0.
  public init(_ value: Double) { self.value = value.isNaN ? 0 : min(max(value, 0), 1) }

  /// The less likely is the lesser.
  public static func < (one: Confidence, other: Confidence) -> Bool { one.value < other.value }
}

extension Confidence: ExpressibleByFloatLiteral {
  /// Clamped to 0…1.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Confidence: Codable {
  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes a number with three decimals.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode((value * 1000).rounded() / 1000)
  }
}
