import AlbertModel

/// The rates of VAT by which a document's figures are tried: those of Germany, and others that it prints.
struct TaxRates: Sendable {
  /// Hundredths of a percent, ascending.
  let rates: [Int64]
  /// Greater amounts, in hundredths, are not reckoned with.
  static let most: Int64 = 1_000_000_000

  // UStG § 12: 19 and 7 %.
  private static let usual: Set<Int64> = [700, 1900]
  private static let possible: ClosedRange<Int64> = 200...2700
  private static let mostPrinted = 6

  init() { rates = TaxRates.usual.sorted() }

  /// Adds what stands before a percent sign and may be a tax: `8,1 %`, `20,00%`.
  init(in dokument: Dokument) {
    var printed: Set<Int64> = []
    for line in dokument.lines {
      for (index, byte) in line.bytes.enumerated() where byte == UInt8(ascii: "%") {
        if let rate = TaxRates.rate(line.bytes, before: index), TaxRates.possible.contains(rate) {
          printed.insert(rate)
        }
      }
    }
    rates = (TaxRates.usual.sorted() + printed.subtracting(TaxRates.usual).sorted().prefix(TaxRates.mostPrinted))
      .sorted()
  }

  private static func rate(_ bytes: [UInt8], before index: Int) -> Int64? {
    var start = index
    if start > 0, bytes[start - 1] == Bytes.blank { start -= 1 }
    let end = start
    while start > 0, end - start < 6,
      Bytes.isDigit(bytes[start - 1]) || bytes[start - 1] == Bytes.comma || bytes[start - 1] == Bytes.point
    {
      start -= 1
    }
    let parts = bytes[start..<end].split(omittingEmptySubsequences: false) { $0 == Bytes.comma || $0 == Bytes.point }
    guard (1...2).contains(parts.count), (1...2).contains(parts[0].count),
      let whole = Int64(String(decoding: parts[0], as: UTF8.self))
    else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    guard (1...2).contains(parts[1].count), let rest = Int64(String(decoding: parts[1], as: UTF8.self)) else {
      return nil
    }
    return whole * 100 + (parts[1].count == 1 ? rest * 10 : rest)
  }

  /// The tax on a net amount at each rate, to a cent more or less, as sums of rounded parts come out.
  func taxes(on net: Int64) -> [Int64] {
    guard (0...TaxRates.most).contains(net) else { return [] }
    return rates.flatMap { rate in
      let tax = (net * rate + 5000) / 10_000
      return [tax - 1, tax, tax + 1]
    }
  }
}
