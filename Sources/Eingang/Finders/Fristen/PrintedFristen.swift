import AlbertModel

/// Deadlines printed as a date: `bis zum 15.9.`, `Anmeldeschluss ist Freitag der KW 38`, `due 30 May 2026`.
enum PrintedFristen {
  static let rule = "frist.datum"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    document.slots.flatMap { slots in slots.dates.compactMap { candidate($0, $1, document) } }
  }

  private static func candidate(
    _ mention: DateMention, _ slot: Slot, _ document: FristDocument
  ) -> Candidate<Frist>? {
    let slot = slot.frame == .none ? labelledAbove(slot) : slot
    guard slot.frame != .none, !mention.isBirth, mention.role != .rangeStart,
      let day = document.resolver.day(of: mention)
    else { return nil }
    let reading = FristReading(slot: slot, context: document.context)
    guard !reading.isSkonto, !Zeitraum.ends(mention, in: slot) else { return nil }
    let act = reading.act()
    var features = reading.features()
    features[act.feature] = 1
    add(mention, day, document, to: &features)
    features[.fristIllegible] = slot.page.text.doubt(mention.range)
    let frist = Frist(day: day, kind: act.kind, rule: rule(of: mention))
    return Candidate(frist, features: features, evidence: slot.page.text.evidence(quote(slot, mention), rule: rule))
  }

  /// What the date itself adds.
  static func add(
    _ mention: DateMention, _ day: CalendarDay, _ document: FristDocument, to features: inout [FeatureName: Double]
  ) {
    if mention.role == .rangeEnd { features[.fristRangeEnd] = 1 }
    if DateResolver.disagrees(mention) {
      features[.fristDisagrees] = 1
    } else if mention.weekday != nil, mention.isComplete {
      features[.fristWeekday] = 1
    }
    if case .day(_, _, nil) = mention.value { features[.fristYearMissing] = 1 }
    switch mention.value {
    case .end, .next, .month: features[.fristVague] = 1
    default: break
    }
    guard let letter = document.context.datum else {
      features[.fristNoDate] = 1
      return
    }
    if day < letter { features[.fristBeforeLetter] = 1 }
    if day.days(since: letter) > 500 { features[.fristFarAhead] = 1 }
  }

  /// A week or a part of a month is shown with the words that were counted.
  private static func rule(of mention: DateMention) -> String? {
    switch mention.value {
    case .week(let week, let weekday, _): "\((weekday ?? .friday).german) der KW \(week)"
    case .day, .month, .end, .next: nil
    }
  }

  /// From the small words to the end of the date, which is what a person looks for on the page.
  static func quote(_ slot: Slot, _ mention: DateMention) -> Range<Int> {
    let start = FrameReader(slot.plain).start(before: slot.range.lowerBound, from: slot.clause.lowerBound)
    return min(start, mention.range.lowerBound)..<mention.range.upperBound
  }

  private static let heads: Stichworte = [
    "*falligkeit*", "fallig*", "zahlbar*", "zu zahlen*", "due date", "*zahlungstermin*", "*zahlungsziel*",
  ]

  /// A table's head over the date, as `Fälligkeit` in the line above.
  private static func labelledAbove(_ slot: Slot) -> Slot {
    guard let box = slot.page.text.box(slot.range) else { return slot }
    let lines = slot.page.page.lines.filter {
      $0.box.maxY <= box.midY && box.y - $0.box.maxY < 0.03 && $0.box.x < box.maxX && $0.box.maxX > box.x
    }
    // A sentence that happens to run over the date is no table's head.
    guard let head = lines.max(by: { $0.box.maxY < $1.box.maxY }), head.words.count <= 8 else { return slot }
    let above = head.words.filter { $0.box.x < box.maxX + 0.02 && $0.box.maxX > box.x - 0.02 }
    let text = PlainText.plain(Array(above.map(\.text).joined(separator: " ").utf8))
    guard Self.heads.stand(in: text, 0..<text.count) else { return slot }
    return Slot(
      page: slot.page, range: slot.range, frame: .label(.zahlung), sentence: slot.sentence, clause: slot.clause)
  }
}
