import AlbertModel

/// What the figures of a document say about each other: repetition, sums, differences, size.
struct BetragFigures: Sendable {
  private let cents: [Int64]
  private let negative: [Bool]
  private let labels: [FeatureName?]
  private let receipt: Bool
  private let occurrences: [Int64: Int]
  private let largest: Int64
  private let sums: Set<Int64>

  init(_ places: [BetragPlace], receipt: Bool) {
    cents = places.map(\.amount.cents)
    negative = places.map(\.amount.negative)
    labels = places.map { _ in nil }
    self.receipt = receipt
    var occurrences: [Int64: Int] = [:]
    for value in cents { occurrences[value, default: 0] += 1 }
    self.occurrences = occurrences
    largest = cents.max() ?? 0
    sums = BetragFigures.sums(of: cents, negative)
  }

  /// Values that a run of the amounts before them adds up to.
  ///
  /// Looks at runs of up to forty amounts: a table's column down to its sum.
  private static func sums(of cents: [Int64], _ negative: [Bool]) -> Set<Int64> {
    var sums: Set<Int64> = []
    for end in cents.indices.dropFirst(2) {
      var sum: Int64 = 0
      for start in (max(0, end - 40)..<end).reversed() {
        let (next, overflow) = sum.addingReportingOverflow(negative[start] ? -cents[start] : cents[start])
        if overflow { break }
        sum = next
        if end - start >= 2, sum == cents[end], sum > 0 {
          sums.insert(sum)
          break
        }
      }
    }
    return sums
  }

  func features(of index: Int) -> [(FeatureName, Double)] {
    let value = cents[index]
    var features: [(FeatureName, Double)] = []
    let count = occurrences[value] ?? 1
    if count > 1, value > 0 { features.append(("figures.repeated", Double(min(count - 1, 3)))) }
    if sums.contains(value) { features.append(("figures.sum", 1)) }
    if value == largest, value > 0 { features.append(("figures.largest", 1)) }
    if Set(cents).count == 1 { features.append(("figures.only", 1)) }
    if cents.firstIndex(of: value) == index, index == 0 { features.append(("figures.first", 1)) }
    if index == cents.count - 1 { features.append(("figures.last", 1)) }
    if receipt { features.append(("paper.receipt", 1)) }
    return features
  }
}
