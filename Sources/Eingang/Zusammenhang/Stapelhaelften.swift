import AlbertModel

/// Tells whether two files are the fronts and the backs of one stack, from a feeder that sees one side of a sheet.
///
/// The backs come in the fronts' order, or, where the stack was turned over as it lay, from the last to the first. Both
/// must have two pages and as many as the other; a blank last back may be missing. The pages' own numbers decide, and
/// where they have none, sentences that go on from page to page. Anything that speaks against it: no.
struct Stapelhaelften: Hashable, Sendable {
  /// Pages of the first file and, after them, those of the second, in the order of the sheets.
  let order: [Int]
  let isReversed: Bool
  /// What it was told by, in German.
  let why: String

  init?(fronts: [PageText], backs: [PageText]) {
    guard fronts.count >= 2, fronts.count == backs.count || fronts.count == backs.count + 1, fronts.count <= 250 else {
      return nil
    }
    let all = fronts + backs
    let orders = [false, true].map { Stapelhaelften.order(fronts.count, backs.count, isReversed: $0) }
    let numbered = orders.map { Stapelhaelften.fitsNumbers($0.map { all[$0 - 1] }) }
    if let found = Stapelhaelften.only(numbered) {
      self.init(order: orders[found], isReversed: found == 1, why: "Seitenzahlen im Wechsel")
      return
    }
    // Numbers that fit neither order speak against both.
    guard all.allSatisfy({ Seitenzahl($0) == nil }) else { return nil }
    // Apart, one of the files must break off in a sentence somewhere: else each may be a letter of its own.
    let areApart = Satzfolge(fronts).fits && Satzfolge(backs).fits
    let going = orders.map { order in
      let folge = Satzfolge(order.map { all[$0 - 1] })
      return !areApart && folge.fits && folge.goingOn >= 2
    }
    guard let found = Stapelhaelften.only(going) else { return nil }
    self.init(order: orders[found], isReversed: found == 1, why: "der Text läuft von Seite zu Seite weiter")
  }

  private init(order: [Int], isReversed: Bool, why: String) {
    self.order = order
    self.isReversed = isReversed
    self.why = why
  }

  /// Fronts and backs in turn; what one side has more comes last.
  static func order(_ fronts: Int, _ backs: Int, isReversed: Bool) -> [Int] {
    var order: [Int] = []
    for sheet in 0..<max(fronts, backs) {
      if sheet < fronts { order.append(sheet + 1) }
      // A back that is missing is the last one, with which a turned stack would begin.
      let place = isReversed ? backs - 1 - sheet : sheet
      if (0..<backs).contains(place) { order.append(fronts + place + 1) }
    }
    return order
  }

  private static func only(_ found: [Bool]) -> Int? {
    found.count { $0 } == 1 ? found.firstIndex(of: true) : nil
  }

  /// Every page that has a number has that of its place, of the same total, on both sides of the sheets.
  private static func fitsNumbers(_ pages: [PageText]) -> Bool {
    var (odd, even) = (0, 0)
    var totals: Set<Int> = []
    for (index, page) in pages.enumerated() {
      guard let number = Seitenzahl(page) else { continue }
      guard number.seite == index + 1 else { return false }
      if let von = number.von { totals.insert(von) }
      if index % 2 == 0 { odd += 1 } else { even += 1 }
    }
    let written = pages.lastIndex { !$0.isBlank } ?? 0
    let isWhole = totals.isEmpty || totals == [written + 1]
    // A single even page is the same in both orders of one sheet, but not of two.
    return isWhole && odd >= 2 && even >= 1 && odd + even >= 3
  }
}
