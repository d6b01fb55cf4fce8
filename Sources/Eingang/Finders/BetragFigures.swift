import AlbertModel

/// What the figures of a document say about each other: repetition, sums, differences, size.
struct BetragFigures: Sendable {
  private let places: [BetragPlace]
  private let cents: [Int64]
  private let receipt: Bool
  private let art: Belegart?
  private let occurrences: [Int64: Int]
  private let largest: Int64
  /// True where all amounts are one.
  private let isOnly: Bool
  private let sums: Set<Int64>
  private let gross: Set<Int64>
  private let kept: Set<Int64>
  private let tipped: Set<Int64>
  private let rounded: Set<Int64>
  private let plan: PaymentPlan
  /// What is left of a total after payments on account, by the total it is left of.
  private let balances: [Int64: Int64]
  private let beforePayments: Set<Int64>
  /// The years that the headings over each row's amounts name.
  private let years: [Row: Set<Int>]

  private struct Row: Hashable {
    let page: Int
    let box: BoundingBox

    init(_ row: TextLine) {
      page = row.page
      box = row.box
    }
  }

  init(_ places: [BetragPlace], receipt: Bool, art: Belegart?, rates: TaxRates = TaxRates()) {
    self.places = places
    cents = places.map(\.amount.cents)
    self.receipt = receipt
    self.art = art
    var occurrences: [Int64: Int] = [:]
    // Twice in one row is a price and its sum for one piece, not a confirmation.
    var seen: [Int64: BoundingBox] = [:]
    for place in places where seen[place.amount.cents] != place.row.box {
      seen[place.amount.cents] = place.row.box
      occurrences[place.amount.cents, default: 0] += 1
    }
    self.occurrences = occurrences
    largest = cents.max() ?? 0
    isOnly = Set(cents).count == 1
    gross = BetragFigures.gross(places, rates)
    kept = BetragFigures.kept(places)
    tipped = BetragFigures.sums(of: places, with: .tip)
    rounded = BetragFigures.rounded(places)
    plan = PaymentPlan(places)
    balances = BetragFigures.balances(places)
    beforePayments = Set(balances.values)
    var years: [Row: Set<Int>] = [:]
    for place in places {
      if let year = place.headerYear { years[Row(place.row), default: []].insert(year) }
    }
    self.years = years
    sums = BetragFigures.sums(of: cents, places.map(\.amount.negative))
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

  /// Values that a net amount and its tax add up to.
  private static func gross(_ places: [BetragPlace], _ rates: TaxRates) -> Set<Int64> {
    let cents = Set(places.map(\.amount.cents).filter { (100...TaxRates.most).contains($0) })
    return Set(
      cents.flatMap { net in
        rates.taxes(on: net).filter { cents.contains($0) && cents.contains(net + $0) }.map { net + $0 }
      })
  }

  /// What an amount and a smaller one of a label come to: the bill and the tip.
  private static func sums(of places: [BetragPlace], with label: FeatureName) -> Set<Int64> {
    let added = Set(places.filter { $0.isLabelled(label) && $0.amount.cents > 0 }.map(\.amount.cents)).sorted().prefix(
      8)
    guard !added.isEmpty else { return [] }
    let cents = Set(places.map(\.amount.cents))
    return Set(added.flatMap { part in cents.filter { $0 >= part && cents.contains($0 + part) }.map { $0 + part } })
  }

  /// Totals that differ from another amount by just what a till rounded.
  private static func rounded(_ places: [BetragPlace]) -> Set<Int64> {
    let parts = Set(places.filter { $0.isLabelled(.rounding) && (1...9).contains($0.amount.cents) }.map(\.amount.cents))
    guard !parts.isEmpty else { return [] }
    let cents = Set(places.map(\.amount.cents).filter { $0 >= 100 })
    return cents.filter { value in
      value % 5 == 0 && parts.contains { cents.contains(value - $0) || cents.contains(value + $0) }
    }
  }

  /// What a till kept: cash given less change.
  private static func kept(_ places: [BetragPlace]) -> Set<Int64> {
    let given = Set(places.filter { $0.isLabelled(.given) }.map(\.amount.cents))
    // A till gives change once, or a few times on one paper.
    let change = Set(places.lazy.filter { $0.isLabelled(.change) }.map(\.amount.cents).prefix(40))
    return Set(given.flatMap { paid in change.filter { $0 < paid }.map { paid - $0 } })
  }

  /// Amounts that ask for what a total leaves after what was paid on account, each with that total.
  ///
  /// Only where the words say both, a payment made and what remains, and the paper reckons in that order.
  private static func balances(_ places: [BetragPlace]) -> [Int64: Int64] {
    var first: [Int64: Int] = [:]
    var left: [Int64: Int] = [:]
    for (index, place) in places.enumerated() where place.amount.cents > 0 {
      if first[place.amount.cents] == nil { first[place.amount.cents] = index }
      if place.isLabelled(.due) || place.isLabelled(.credit) { left[place.amount.cents] = index }
    }
    var balances: [Int64: Int64] = [:]
    let deposits = places.indices.filter { places[$0].isLabelled(.deposit) && places[$0].amount.cents > 0 }
    let totals = first.keys.sorted()
    for deposit in deposits.prefix(40) {
      for total in totals where first[total, default: deposit] < deposit {
        let rest = abs(total - places[deposit].amount.cents)
        if rest != total, left[rest, default: 0] > deposit { balances[rest] = total }
      }
    }
    return balances
  }

  func features(of index: Int) -> [(FeatureName, Double)] {
    let value = cents[index]
    var features: [(FeatureName, Double)] = []
    let count = occurrences[value] ?? 1
    if count > 1, value > 0 { features.append(("figures.repeated", Double(min(count - 1, 3)))) }
    // That equal instalments come to it proves nothing of what is due.
    if sums.contains(value), !plan.totals.contains(value) { features.append(("figures.sum", 1)) }
    features += columns(of: index)
    if gross.contains(value) { features.append(("figures.gross", 1)) }
    if balances[value] != nil { features.append(("figures.balance", 1)) }
    if beforePayments.contains(value) { features.append(("figures.beforepayments", 1)) }
    if tipped.contains(value) { features.append(("figures.tipped", 1)) }
    if rounded.contains(value) { features.append(("figures.rounded", 1)) }
    if plan.totals.contains(value) { features.append(("figures.ofrates", 1)) }
    if plan.named?.total == value { features.append(("figures.ofparts", 1)) }
    if kept.contains(value) { features.append(("figures.kept", 1)) }
    if value == largest, value > 0 { features.append(("figures.largest", 1)) }
    if isOnly { features.append(("figures.only", 1)) }
    if index == 0 { features.append(("figures.first", 1)) }
    if index == cents.count - 1 { features.append(("figures.last", 1)) }
    if receipt { features.append(("paper.receipt", 1)) }
    if let art { features.append((FeatureName(rawValue: "art." + art.rawValue), 1)) }
    return features
  }

  private static let proofs: [FeatureName] = [
    "figures.repeated", "figures.sum", "figures.gross", "figures.balance", "figures.tipped", "figures.rounded",
    "figures.kept", "figures.ofparts", "figures.ofrates", "figures.firstrate", "figures.laterrate",
  ]

  /// True where other figures agree with an amount: a digit of it that was misread would not fit them.
  func bearOut(_ features: [FeatureName: Double]) -> Bool {
    BetragFigures.proofs.contains { features[$0] != nil }
  }

  /// Old beside new under headings with years, and instalments of which the first is due first.
  private func columns(of index: Int) -> [(FeatureName, Double)] {
    if let named = plan.named {
      if named.first == index { return [("figures.firstpart", 1)] }
      if named.later.contains(index) { return [("figures.laterpart", 1)] }
    }
    if let isFirst = plan.isFirst(index) { return [(isFirst ? "figures.firstrate" : "figures.laterrate", 1)] }
    guard let year = places[index].headerYear else { return [] }
    guard let years = years[Row(places[index].row)], let last = years.max(), years.count > 1 else { return [] }
    return [(year == last ? "header.lateryear" : "header.earlieryear", 1)]
  }
}
