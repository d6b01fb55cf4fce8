import AlbertModel

/// Tells which of the cards that lack pages has those that another document brings.
///
/// Both must say the same number of pages and have different ones of them, nothing may rule it out, and what they share
/// must be more than chance: a number, or the sender, or the day beside neighbouring file names. Where two cards fit as
/// well, none is taken.
enum Zusammengehoerigkeit {
  /// A document that lacks pages.
  struct Teil: Sendable {
    let id: Int
    let teil: Briefteil
    let kopf: Briefkopf
    /// File names in page order.
    let files: [String]
  }

  /// The card that fits, and why.
  struct Match: Hashable, Sendable {
    let id: Int
    /// In German, without the document's own words.
    let why: String
  }

  static func partner(of one: Teil, among others: [Teil]) -> Match? {
    let rated = others.filter { $0.id != one.id && $0.teil.complements(one.teil) }
      .map { (other: $0, score: score(one, $0)) }.filter { $0.score >= enough }.sorted { $0.score > $1.score }
    guard let best = rated.first, rated.count == 1 || rated[1].score < best.score else { return nil }
    let words = [best.other.teil.text, one.teil.text] + one.kopf.comparison(with: best.other.kopf).words
    return Match(id: best.other.id, why: words.joined(separator: ", "))
  }

  private static let enough = 2

  private static func score(_ one: Teil, _ other: Teil) -> Int {
    let same = one.kopf.comparison(with: other.kopf)
    if same.isRuledOut { return 0 }
    let areNeighbours =
      PageSeries.areNeighbours(one.files.last ?? "", other.files.first ?? "")
      || PageSeries.areNeighbours(other.files.last ?? "", one.files.first ?? "")
    return (same.nummer ? 3 : 0) + (same.absender ? 2 : 0) + (same.datum ? 1 : 0) + (areNeighbours ? 1 : 0)
  }
}
