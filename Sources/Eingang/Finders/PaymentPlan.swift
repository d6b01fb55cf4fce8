import AlbertModel

/// Equal instalments with their days: side by side under a row of dates, or one below the other, each with its date.
struct PaymentPlan: Sendable {
  /// Places of the first instalments, and of those after them.
  private var first: Set<Int> = []
  private var later: Set<Int> = []
  /// What all instalments of a plan come to.
  private(set) var totals: Set<Int64> = []

  /// Fewer are no plan: a price, its sum and its repetition.
  private static let fewest = 3

  init(_ places: [BetragPlace]) {
    for row in PaymentPlan.groups(places, where: { $0.row.box == $1.row.box && $0.row.page == $1.row.page }) {
      var byValue: [Int64: [Int]] = [:]
      for index in row { byValue[places[index].amount.cents, default: []].append(index) }
      for (_, equal) in byValue where equal.count >= PaymentPlan.fewest { add(equal, places) }
    }
    let column = PaymentPlan.groups(places) { one, other in
      one.amount.cents == other.amount.cents && PaymentPlan.isDated(one.row) && PaymentPlan.isDated(other.row)
    }
    for equal in column where equal.count >= PaymentPlan.fewest && Set(equal.map { places[$0].row.box.y }).count > 1 {
      add(equal, places)
    }
  }

  /// Nil for an amount that belongs to no plan.
  func isFirst(_ index: Int) -> Bool? { first.contains(index) ? true : later.contains(index) ? false : nil }

  private mutating func add(_ equal: [Int], _ places: [BetragPlace]) {
    guard let start = equal.first, places[start].amount.cents > 0 else { return }
    first.insert(start)
    later.formUnion(equal.dropFirst())
    // The year after may stand in the same row: any number of them from the third on.
    for count in PaymentPlan.fewest...equal.count {
      totals.insert(places[start].amount.cents.multipliedReportingOverflow(by: Int64(count)).partialValue)
    }
  }

  /// Runs of neighbours in reading order that belong together.
  private static func groups(
    _ places: [BetragPlace], where together: (BetragPlace, BetragPlace) -> Bool
  ) -> [[Int]] {
    var groups: [[Int]] = []
    for index in places.indices {
      if let last = groups.last?.last, together(places[last], places[index]) {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  /// A day and an amount, and no word that would make it an item of a list.
  private static func isDated(_ row: TextLine) -> Bool {
    let bytes = row.bytes
    let letters = bytes.reduce(0) { $0 + (Bytes.isASCIILetter($1) ? 1 : 0) }
    guard letters <= 3 else { return false }
    return bytes.indices.dropLast(3).contains { index in
      bytes[index] == Bytes.point && Bytes.isDigit(bytes[index + 1]) && Bytes.isDigit(bytes[index + 2])
        && bytes[index + 3] == Bytes.point
    }
  }
}
