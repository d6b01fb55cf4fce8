import AlbertModel

/// Finds amounts of money, each with what the words and figures round it say about it.
///
/// A table's label stands left of its amount in the same row, or above it in the column; in flowing text the words just
/// before and after it count, across the end of a line.
package struct BetragFinder: Finder {
  package static let rule = "betrag.label"

  /// The kind of paper tells how likely it is to ask for money at all.
  let art: Belegart?

  package init(art: Belegart? = nil) { self.art = art }

  package func candidates(in pages: [PageText]) -> [Candidate<Betrag>] { candidates(in: Dokument(pages)) }

  func candidates(in dokument: Dokument) -> [Candidate<Betrag>] {
    let places = BetragPlace.all(in: dokument)
    let currency = usualCurrency(of: places)
    let rates = TaxRates(in: dokument)
    let figures = BetragFigures(places, receipt: dokument.looksLikeReceipt, art: art, rates: rates)
    var found = places.enumerated().map { index, place in
      var features = place.features(textHeight: dokument.textHeight)
      for (name, strength) in figures.features(of: index) { features[name] = strength }
      if !figures.bearOut(features), place.row.leastConfidence(place.amount.range) < 0.75 { features[.printFaint] = 1 }
      return Candidate(
        Betrag(cents: place.amount.cents, currency: place.amount.currency ?? currency), features: features,
        evidence: [place.row.evidence(place.amount.range, rule: BetragFinder.rule)])
    }
    guard let total = MisreadTotal.mended(places, rates) else { return found }
    // What it must be has the arithmetic on its side, what was read has not.
    var mended = found[total.index]
    found[total.index].features["figures.misread"] = 1
    mended.value.cents = total.cents
    mended.features = ["figures.mended": 1]
    return found + [mended]
  }

  /// The currency most often printed; euro where none is.
  private func usualCurrency(of places: [BetragPlace]) -> String {
    var counts: [String: Int] = [:]
    for code in places.compactMap(\.amount.currency) { counts[code, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "EUR"
  }
}
