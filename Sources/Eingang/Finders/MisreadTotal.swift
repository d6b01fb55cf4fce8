import AlbertModel

/// A total that was misread or is illegible, where other figures say what it must be.
enum MisreadTotal {
  /// Where the total stands, or what tells it, and what it must be.
  struct Found: Equatable {
    let index: Int
    let cents: Int64
  }

  /// Nil where the total can be read, and where figures say different things.
  static func mended(_ places: [BetragPlace], _ rates: TaxRates) -> Found? {
    taxed(places, rates) ?? paid(places)
  }

  /// Net and tax vouch for each other: misread, one would not be a rate of the other.
  private static func taxed(_ places: [BetragPlace], _ rates: TaxRates) -> Found? {
    let cents = Set(places.map(\.amount.cents))
    let taxes = Set(places.filter { $0.isLabelled(.tax) }.map(\.amount.cents))
    let nets = Set(places.filter { $0.isLabelled(.net) || $0.isLabelled(.subtotal) }.map(\.amount.cents))
    var found: [Int64: Int] = [:]
    for net in nets.sorted().prefix(20) where net >= 1000 {
      for tax in rates.taxes(on: net) where taxes.contains(tax) {
        let gross = net + tax
        if cents.contains(gross) { return nil }
        if let index = misread(places, gross) { found[gross] = index }
      }
    }
    guard found.count == 1, let (gross, index) = found.first else { return nil }
    return Found(index: index, cents: gross)
  }

  /// Cash given less change, where the items before come to the same.
  private static func paid(_ places: [BetragPlace]) -> Found? {
    let cents = Set(places.map(\.amount.cents))
    guard let given = places.firstIndex(where: { $0.isLabelled(.given) && $0.amount.cents > 0 }),
      let change = places.first(where: { $0.isLabelled(.change) && $0.amount.cents > 0 })
    else { return nil }
    let kept = places[given].amount.cents - change.amount.cents
    guard kept > 0, !cents.contains(kept), isSum(of: places[..<given], kept) else { return nil }
    return Found(index: misread(places, kept) ?? given, cents: kept)
  }

  /// At least two amounts in a row come to it, whatever stands before and after them.
  private static func isSum(of places: ArraySlice<BetragPlace>, _ wanted: Int64) -> Bool {
    let cents = places.suffix(40).map { $0.amount.negative ? -$0.amount.cents : $0.amount.cents }
    return cents.indices.contains { start in
      var sum: Int64 = 0
      for (count, value) in cents[start...].enumerated() {
        let (next, overflow) = sum.addingReportingOverflow(value)
        if overflow { return false }
        sum = next
        if count > 0, sum == wanted { return true }
      }
      return false
    }
  }

  /// The only place of a total that differs in one digit.
  private static func misread(_ places: [BetragPlace], _ cents: Int64) -> Int? {
    let found = places.indices.filter { index in
      [.total, .sum, .due].contains { places[index].isLabelled($0) }
        && differsInOneDigit(places[index].amount.cents, cents)
    }
    return Set(found.map { places[$0].amount.cents }).count == 1 ? found.first : nil
  }

  /// Both have as many digits, and all but one are the same.
  static func differsInOneDigit(_ one: Int64, _ other: Int64) -> Bool {
    let (one, other) = (Array(String(one).utf8), Array(String(other).utf8))
    return one.count == other.count && zip(one, other).count { $0 != $1 } == 1
  }
}
