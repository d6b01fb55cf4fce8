import AlbertModel

/// A place where a deadline may be named: a date or a length of time, with the words round it.
struct Slot {
  /// How strongly the words right before it say that something ends then.
  enum Frame: Hashable {
    /// `bis`, `bis zum`, `by`, `until`.
    case until
    /// `spätestens`, `no later than`.
    case latest
    /// A label such as `Anmeldeschluss:`.
    case label(FristArt?)
    /// `fällig am`, `zahlbar bis`.
    case due
    /// `innerhalb von`.
    case period
    /// `am`, `zum`, or nothing.
    case none
  }

  let page: FristPage
  /// The date or the length of time.
  let range: Range<Int>
  let frame: Frame
  let sentence: Int
  /// The part of the sentence that speaks of this slot and of no other.
  var clause: Range<Int>

  var plain: [UInt8] { page.text.plain }
  /// The sentence, cut to what a sentence can be: a page without any full stop is one for nobody.
  var sentenceRange: Range<Int> {
    let whole = page.sentences.range(sentence) ?? clause
    let low = max(whole.lowerBound, range.lowerBound - 400)
    return min(low, range.lowerBound)..<max(range.upperBound, min(whole.upperBound, range.upperBound + 400))
  }

  /// Whether any of these phrases stands in the clause.
  func clauseSays(_ cues: Stichworte) -> Bool { cues.stand(in: plain, clause) }

  /// Whether any of these phrases stands in the sentence.
  func sentenceSays(_ cues: Stichworte) -> Bool { cues.stand(in: plain, sentenceRange) }

  /// The sentence before and the one after, which often name the act that the date belongs to.
  var neighbours: [Range<Int>] {
    [page.sentences.range(sentence - 1), page.sentences.range(sentence + 1)].compactMap { $0 }
      .filter { $0.count < 400 }
  }
}

/// Every slot of a page in order, the clauses cut where one framed slot ends and the next begins.
struct PageSlots {
  let dates: [(DateMention, Slot)]
  let periods: [(PeriodMention, Slot)]

  init(_ page: FristPage) {
    let places = page.mentions.map(\.range) + page.periods.map { $0.range.lowerBound..<$0.end }
    var slots = places.enumerated().map { index, range in
      Slot(
        page: page, range: range,
        frame: index < page.mentions.count ? FrameReader(page.text.plain).frame(before: range) : .period,
        sentence: page.sentences.index(at: range.lowerBound), clause: range)
    }
    let order = slots.indices.filter { slots[$0].frame != .none }.sorted {
      slots[$0].range.lowerBound < slots[$1].range.lowerBound
    }
    let framed = order.map { slots[$0] }
    for index in slots.indices { slots[index].clause = Slot.clause(of: slots[index], among: framed) }
    let count = page.mentions.count
    dates = Array(zip(page.mentions, slots.prefix(count)))
    periods = Array(zip(page.periods, slots.dropFirst(count)))
  }
}

extension Slot {
  fileprivate static func clause(of slot: Slot, among framed: [Slot]) -> Range<Int> {
    let sentence = slot.sentenceRange
    var low = max(sentence.lowerBound, slot.range.lowerBound - 240)
    var high = min(sentence.upperBound, slot.range.upperBound + 240)
    // In order, so that the nearest on either side is the last and the first.
    if let before = framed[..<first(of: framed, from: slot.range.lowerBound + 1)].last(where: {
      $0.range.upperBound <= slot.range.lowerBound
    }), before.range.upperBound > low {
      low = cut(slot.plain, before.range.upperBound..<slot.range.lowerBound)
    }
    let after = first(of: framed, from: slot.range.upperBound)
    if after < framed.count, framed[after].range.lowerBound < high {
      high = cut(slot.plain, slot.range.upperBound..<framed[after].range.lowerBound)
    }
    return min(low, slot.range.lowerBound)..<max(high, slot.range.upperBound)
  }

  /// The first of slots in order that begins at a byte or behind it.
  private static func first(of framed: [Slot], from byte: Int) -> Int {
    var low = 0
    var high = framed.count
    while low < high {
      let middle = (low + high) / 2
      if framed[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static let joiners: Stichworte = ["oder", "und", "bzw", "sowie", "or", "and"]

  /// Where the words between two slots part: at the last comma, else before the last `und`, else at the second slot.
  private static func cut(_ plain: [UInt8], _ gap: Range<Int>) -> Int {
    if let comma = gap.last(where: { plain[$0] == 0x2C && PlainBytes.isBlank(PlainBytes.at(plain, $0 + 1)) }) {
      return comma
    }
    let places = joiners.last(in: plain, gap).map(\.lowerBound)
    return places.max() ?? FrameReader(plain).start(before: gap.upperBound, from: gap.lowerBound)
  }
}
