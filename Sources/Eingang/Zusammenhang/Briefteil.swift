/// What a document's pages say of pages of the same letter that it does not have.
struct Briefteil: Hashable, Sendable, Codable {
  /// How many pages the letter has.
  let von: Int
  /// Those that the document has, in ascending order.
  let seiten: [Int]

  init(von: Int, seiten: [Int]) {
    self.von = von
    self.seiten = seiten
  }

  /// Nil where no page is missing, where nothing says how many there are, or where pages contradict one another.
  ///
  /// The blank back of a sheet is none of its letter's pages.
  init?(_ all: [PageText]) {
    let pages = all.filter { $0.source != .blank }
    let numbers = pages.compactMap(Seitenzahl.init)
    let totals = Set(numbers.compactMap(\.von))
    let seiten = Set(numbers.map(\.seite))
    guard let von = totals.first, totals.count == 1, seiten.count == numbers.count, pages.count < von,
      seiten.allSatisfy({ $0 <= von })
    else { return nil }
    self.von = von
    self.seiten = seiten.sorted()
  }

  /// True where both are parts of a letter of as many pages, and none of them is there twice.
  func complements(_ other: Briefteil) -> Bool {
    von == other.von && Set(seiten).isDisjoint(with: other.seiten) && seiten.count + other.seiten.count <= von
  }

  /// `Seite 1 von 2`.
  var text: String {
    (seiten.count == 1 ? "Seite " : "Seiten ") + seiten.map(String.init).joined(separator: ", ") + " von \(von)"
  }
}
