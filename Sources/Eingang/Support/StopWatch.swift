/// Measures stages one after the other.
package struct StopWatch: Sendable {
  private var last = ContinuousClock.now

  package init() {}

  /// Milliseconds since the last lap, or since the start.
  package mutating func lap() -> Double {
    let now = ContinuousClock.now
    defer { last = now }
    return (now - last) / .milliseconds(1)
  }
}
