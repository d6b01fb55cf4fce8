import AlbertModel

/// Instalments: equal ones with their days side by side or one below the other, or unlike ones that are called so and add
/// up to an amount of the page.
struct PaymentPlan: Sendable {
  /// Places of the first instalments, and of those after them.
  private var first: Set<Int> = []
  private var later: Set<Int> = []
  /// What all instalments of a plan come to.
  private(set) var totals: Set<Int64> = []
  /// The total of instalments that are called so, and where the first of them stands.
  private(set) var named: (total: Int64, first: Int, later: Set<Int>)?

  /// Fewer are no plan: a price, its sum and its repetition.
  private static let fewest = 3

  init(_ places: [BetragPlace]) {
    let rows = PaymentPlan.groups(places.indices) { one, other in
      places[one].row.box == places[other].row.box && places[one].row.page == places[other].row.page
    }
    for row in rows {
      var byValue: [Int64: [Int]] = [:]
      for index in row { byValue[places[index].amount.cents, default: []].append(index) }
      for (_, equal) in byValue where equal.count >= PaymentPlan.fewest { add(equal, places) }
    }
    // A row of many amounts is asked about once.
    let dated = places.indices.reduce(into: [Bool]()) { dated, index in
      let isSame = index > 0 && places[index].row.bytes == places[index - 1].row.bytes
      dated.append(isSame ? dated[index - 1] : PaymentPlan.isDated(places[index].row))
    }
    let column = PaymentPlan.groups(places.indices) { one, other in
      places[one].amount.cents == places[other].amount.cents && dated[one] && dated[other]
    }
    for equal in column where equal.count >= PaymentPlan.fewest && Set(equal.map { places[$0].row.box.y }).count > 1 {
      add(equal, places)
    }
    named = PaymentPlan.named(places)
  }

  private static let words: Stichworte = [
    "rate", "teilbetrag", "teilzahlung", "anzahlung", "restzahlung", "restbetrag", "schlussrate", "anzahlungsrate",
  ]
  private static let plurals: Stichworte = ["raten", "teilbetrage*", "teilzahlungen", "monatsraten"]
  /// An instalment is still to come, or it is none.
  private static let over: Stichworte = [
    "abzuglich", "abzgl", "erhalten*", "bezahlt", "gezahlt", "geleistet*", "bereits", "vom", "eingegangen*", "minus",
    "verrechnet*", "angerechnet*",
  ]

  /// At least two amounts, each called an instalment, whose sum stands elsewhere.
  private static func named(_ places: [BetragPlace]) -> (total: Int64, first: Int, later: Set<Int>)? {
    let parts = places.indices.filter { isPart(places[$0]) }.prefix(24)
    guard let first = parts.first, parts.count >= 2 else { return nil }
    let total = parts.reduce(Int64(0)) { $0.addingReportingOverflow(places[$1].amount.cents).partialValue }
    let isPrinted = places.indices.contains { !parts.contains($0) && places[$0].amount.cents == total }
    return isPrinted ? (total, first, Set(parts.dropFirst())) : nil
  }

  /// `2. Rate bis 1.3.: 120 €`, or one of several amounts behind `in drei Raten`.
  private static func isPart(_ place: BetragPlace) -> Bool {
    guard place.amount.cents > 0, !place.amount.negative else { return false }
    let plain = PlainText.plain(place.row.bytes)
    let before = 0..<place.amount.range.lowerBound
    guard !over.stand(in: plain, before) else { return false }
    return words.stand(in: plain, place.label) || plurals.stand(in: plain, before)
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
  private static func groups(_ places: Range<Int>, where together: (Int, Int) -> Bool) -> [[Int]] {
    var groups: [[Int]] = []
    for index in places {
      if let last = groups.last?.last, together(last, index) {
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
