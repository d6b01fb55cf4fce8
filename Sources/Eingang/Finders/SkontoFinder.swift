import AlbertModel

/// Finds the reduced amount for paying early: `innerhalb von 8 Tagen mit 3 % Skonto (= 1.846,88 €)`.
package struct SkontoFinder: Sendable {
  package static let rule = "skonto"

  private let context: FristContext

  package init(_ context: FristContext) { self.context = context }

  /// Every Skonto offered, with the place of its condition; the earliest day first.
  package func offers(in pages: [PageText]) -> [(skonto: Skonto, evidence: [Evidence])] {
    offers(in: FristDocument(DatedPages(pages), context))
  }

  func offers(in document: FristDocument) -> [(skonto: Skonto, evidence: [Evidence])] {
    var found: [(skonto: Skonto, evidence: [Evidence])] = []
    for slots in document.slots {
      for (mention, slot) in slots.dates where slot.frame != .none {
        guard let day = document.resolver.day(of: mention), let offer = offer(day, slot) else { continue }
        add(offer, slot, &found)
      }
      for (period, slot) in slots.periods {
        guard let day = day(period, slot, document), let offer = offer(day, slot) else { continue }
        add(offer, slot, &found)
      }
    }
    return found.sorted { $0.skonto.day < $1.skonto.day }
  }

  private func add(
    _ skonto: Skonto, _ slot: Slot, _ found: inout [(skonto: Skonto, evidence: [Evidence])]
  ) {
    guard !found.contains(where: { $0.skonto.day == skonto.day }) else { return }
    found.append((skonto, slot.page.text.evidence(slot.range, rule: SkontoFinder.rule)))
  }

  /// A Skonto period is a condition of price, not an act that is due, so it does not move to a working day.
  private func day(_ period: PeriodMention, _ slot: Slot, _ document: FristDocument) -> CalendarDay? {
    FristAnchor(document).anker(period.start, after: period, on: slot.page, kind: .zahlung)
      .map { period.dauer.end(after: $0.value, in: document.weg.land) }
  }

  private func offer(_ day: CalendarDay, _ slot: Slot) -> Skonto? {
    guard FristReading(slot: slot, context: context).isSkonto else { return nil }
    let numbers = SkontoNumbers(slot.plain, slot.clause)
    guard numbers.basisPoints != nil || numbers.cents != nil else { return nil }
    return Skonto(day: day, basisPoints: numbers.basisPoints, cents: numbers.cents)
  }
}

/// The percentage and the amount that a Skonto clause names.
struct SkontoNumbers {
  /// Hundredths of a percent, at most 20 %: more is no Skonto.
  let basisPoints: Int?
  /// The reduced amount.
  let cents: Int64?

  init(_ plain: [UInt8], _ clause: Range<Int>) {
    basisPoints = SkontoNumbers.percent(plain, clause)
    cents = SkontoNumbers.amount(plain, clause)
  }

  /// `3 %`, `2,5%`.
  private static func percent(_ plain: [UInt8], _ clause: Range<Int>) -> Int? {
    for index in clause where plain[index] == 0x25 {
      var end = index
      while end > clause.lowerBound, PlainBytes.isBlank(plain[end - 1]) { end -= 1 }
      var start = end
      while start > clause.lowerBound, PlainBytes.isDigit(plain[start - 1]) || [0x2C, 0x2E].contains(plain[start - 1]) {
        start -= 1
      }
      let text = String(decoding: plain[start..<end].map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self)
      if let value = Betrag.cents(decimal: text), (1...2_000).contains(value) { return Int(value) }
    }
    return nil
  }

  /// `1.846,88 €`: a number with cents that no percent sign follows.
  private static func amount(_ plain: [UInt8], _ clause: Range<Int>) -> Int64? {
    var index = clause.lowerBound
    while index < clause.upperBound {
      guard PlainBytes.isDigit(plain[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < clause.upperBound, PlainBytes.isDigit(plain[end]) || isGroup(plain, end) { end += 1 }
      if let cents = cents(plain[index..<end]), PlainBytes.at(plain, PlainBytes.skipBlanks(plain, from: end)) != 0x25 {
        return cents
      }
      index = end
    }
    return nil
  }

  /// A dot or comma between digits.
  private static func isGroup(_ plain: [UInt8], _ index: Int) -> Bool {
    (plain[index] == 0x2C || plain[index] == 0x2E) && PlainBytes.isDigit(PlainBytes.at(plain, index + 1))
  }

  private static func cents(_ bytes: ArraySlice<UInt8>) -> Int64? {
    guard bytes.count >= 4, bytes.count <= 14 else { return nil }
    let mark = bytes[bytes.endIndex - 3]
    guard mark == 0x2C || mark == 0x2E else { return nil }
    let whole = bytes.dropLast(3).filter(PlainBytes.isDigit)
    // A date has its dots elsewhere: 15.09.25 would leave groups of two.
    let groups = bytes.dropLast(3).split { !PlainBytes.isDigit($0) }.dropFirst()
    guard groups.allSatisfy({ $0.count == 3 }) else { return nil }
    return Betrag.cents(
      decimal: String(decoding: whole, as: UTF8.self) + "." + String(decoding: bytes.suffix(2), as: UTF8.self))
  }
}
