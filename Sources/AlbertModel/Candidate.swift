/// Something observed about a candidate that speaks for or against it, as `label.total` or `region.footer`.
///
/// Each finder declares its own as static members in its own file; the weights name them by their raw value.
public struct FeatureName: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  /// `family.detail`, lower case.
  public let rawValue: String

  /// `family.detail`, lower case.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `family.detail`, lower case.
  public init(stringLiteral value: String) { rawValue = value }

  /// By the raw value.
  public static func < (one: FeatureName, other: FeatureName) -> Bool { one.rawValue < other.rawValue }
}

/// A value that a finder saw on the page, before anyone has decided whether it is the one that matters.
public struct Candidate<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was read.
  public var value: Value
  /// Strength of each observation, mostly 1; absent means not observed.
  public var features: [FeatureName: Double]
  /// Where it stands.
  public var evidence: [Evidence]

  /// Features mostly have the strength 1.
  public init(_ value: Value, features: [FeatureName: Double] = [:], evidence: [Evidence]) {
    self.value = value
    self.features = features
    self.evidence = evidence
  }
}
