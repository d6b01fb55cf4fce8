import AlbertModel

/// A length of time as it is written: `innerhalb von 14 Tagen nach Erhalt`.
package struct PeriodMention: Hashable, Sendable {
  /// What introduces it.
  package enum Lead: Hashable, Sendable {
    /// `innerhalb von`, `binnen`, `innert`, `within`.
    case within
    /// `Zahlungsziel:`, `Frist von`, `Frist beträgt`, or `netto` beside it.
    case label
    /// Nothing but a day to count from: `14 Tage nach Erhalt`.
    case bare
  }

  /// The event from which it counts.
  package enum Start: Hashable, Sendable {
    case letter
    case invoice
    case receipt
    case bekanntgabe
    case zustellung
    case contractEnd
    /// The date mention right behind it.
    case date
    /// Something that the page does not date, as an accident or the due date.
    case unknown
    /// The page names nothing.
    case none
  }

  /// The number with its unit, and the words that introduce it.
  package var range: Range<Int>
  package var dauer: Dauer
  package var lead: Lead
  package var start: Start
  /// Where the words for the start end; the period's own end where there are none.
  package var end: Int

  package init(range: Range<Int>, dauer: Dauer, lead: Lead, start: Start, end: Int) {
    self.range = range
    self.dauer = dauer
    self.lead = lead
    self.start = start
    self.end = end
  }
}

/// Finds lengths of time in which something is to be done.
package struct PeriodScanner: Sendable {
  private let plain: [UInt8]

  package init(_ plain: [UInt8]) { self.plain = plain }

  /// Every length of time that something introduces or that names its start.
  package func mentions() -> [PeriodMention] {
    var found: [PeriodMention] = []
    var index = 0
    while index < plain.count {
      guard !PlainBytes.isWord(plain, before: index), let (dauer, end) = dauer(at: index) else {
        index += 1
        continue
      }
      if let mention = mention(dauer, index..<end) { found.append(mention) }
      index = end
    }
    return found
  }

  private func mention(_ dauer: Dauer, _ range: Range<Int>) -> PeriodMention? {
    let (start, end) = PeriodStart(plain).start(after: range.upperBound)
    let (lead, from) = lead(before: range.lowerBound, after: range.upperBound)
    if lead == .bare, start == .none || start == .unknown { return nil }
    return PeriodMention(range: from..<range.upperBound, dauer: dauer, lead: lead, start: start, end: end)
  }

  // MARK: Number and unit

  private static let adjectives: Stichworte = ["voll*", "weiter*", "ganz*", "aufeinanderfolgend*"]

  private func dauer(at index: Int) -> (Dauer, Int)? {
    if let whole = wholeWord(at: index) { return whole }
    guard let (count, first) = count(at: index) else { return nil }
    var end = first
    if PlainBytes.at(plain, end) == 0x28 || PlainBytes.at(plain, PlainBytes.skipBlanks(plain, from: end)) == 0x28 {
      end = afterBracket(PlainBytes.skipBlanks(plain, from: end))
    }
    let next = PlainBytes.at(plain, end) == 0x2D ? end + 1 : PlainBytes.skipBlanks(plain, from: end, most: 2)
    var start = next
    if let adjective = Self.adjectives.match(plain, at: next, limit: plain.count) {
      start = adjective
      while PlainBytes.isWord(plain, at: start) || PlainBytes.at(plain, start) == 0 { start += 1 }
      start = PlainBytes.skipBlanks(plain, from: start)
    }
    guard start > end || PlainBytes.at(plain, end) == 0x2D, let (unit, stop) = unit(at: start),
      let dauer = Dauer(count, unit)
    else { return nil }
    return (dauer, stop)
  }

  /// `(2)` after `zwei`.
  private func afterBracket(_ index: Int) -> Int {
    guard PlainBytes.at(plain, index) == 0x28 else { return index }
    var end = index + 1
    while end < index + 5, PlainBytes.isDigit(PlainBytes.at(plain, end)) { end += 1 }
    return PlainBytes.at(plain, end) == 0x29 ? end + 1 : index
  }

  private static let words = Stichwortliste<(count: Int, unit: Dauer.Einheit)>([
    ("wochenfrist", (1, .wochen)), ("monatsfrist", (1, .monate)), ("jahresfrist", (1, .jahre)),
    ("vierzehntagig*", (14, .tage)), ("zweiwochig*", (2, .wochen)), ("dreiwochig*", (3, .wochen)),
    ("vierwochig*", (4, .wochen)), ("sechswochig*", (6, .wochen)), ("einmonatig*", (1, .monate)),
    ("zweimonatig*", (2, .monate)), ("dreimonatig*", (3, .monate)), ("sechsmonatig*", (6, .monate)),
  ])

  private func wholeWord(at index: Int) -> (Dauer, Int)? {
    guard let (period, wordEnd) = Self.words.match(plain, at: index, limit: plain.count),
      let dauer = Dauer(period.count, period.unit)
    else { return nil }
    var end = wordEnd
    while PlainBytes.isWord(plain, at: end) { end += 1 }
    return (dauer, end)
  }

  private func count(at index: Int) -> (Int, Int)? {
    if let number = DigitReader(plain: plain).number(at: index, most: 3), number.repairs == 0 {
      let before = PlainBytes.at(plain, index - 1)
      return before == 0x2C || before == 0x2E || before == 0x2F ? nil : (number.value, number.end)
    }
    return PeriodScanner.numbers.match(plain, at: index, limit: plain.count)
  }

  private func unit(at index: Int) -> (Dauer.Einheit, Int)? {
    PeriodScanner.units.match(plain, at: index, limit: plain.count)
  }

  // MARK: What introduces it

  private static let net: Stichworte = [
    "netto", "net", "zahlungsziel", "zahlungsfrist", "zahlbar", "rein netto", "ohne abzug",
  ]

  private func lead(before index: Int, after end: Int) -> (PeriodMention.Lead, Int) {
    let window = max(0, index - 44)..<index
    for (cues, lead) in PeriodScanner.leads where cues.stand(in: plain, window) {
      for cue in cues {
        guard let place = cue.last(in: plain, window), isOnlyFiller(place.upperBound..<index) else { continue }
        return (lead, place.lowerBound)
      }
    }
    let next = PlainBytes.skipBlanks(plain, from: end)
    if Self.net.match(plain, at: next, limit: plain.count) != nil { return (.label, index) }
    // `10 Tage 2 % Skonto`: a percentage right behind it.
    let near = plain[min(end, plain.count)..<min(plain.count, end + 9)]
    return (near.contains(0x25) ? .label : .bare, index)
  }

  private static let fillers: Stichworte = [
    "von", "einer", "eines", "der", "den", "des", "nachsten", "kommenden", "frist", "maximal", "max", "spatestens",
    "nur", "langstens", "hochstens", "ist", "sind", "ein", "eine", "einem", "einen", "the", "next", "a", "period",
    "of", "gesetzlichen", "also", "bis zu", "binnen", "netto", "tagen",
  ]

  /// Nothing but articles, punctuation and `maximal` between the lead and the number.
  private func isOnlyFiller(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = plain[index]
      if !PlainBytes.isWord(byte) {
        guard byte != 0x2E || index + 1 >= range.upperBound || PlainBytes.isBlank(plain[index + 1]) else {
          return false
        }
        index += 1
      } else if let end = Self.fillers.compactMap({ $0.match(plain, at: index, limit: range.upperBound) }).max() {
        index = end
      } else {
        return false
      }
    }
    return true
  }

  private static let leads: [(Stichworte, PeriodMention.Lead)] = [
    (
      ["innerhalb", "binnen", "innert", "within", "spatestens nach", "in den", "zahlbar in", "in spatestens", "in"],
      .within
    ),
    (
      [
        "zahlungsziel*", "zahlungsfrist*", "*frist", "frist von", "frist betragt", "*frist betragt", "*ziel",
        "zahlbar", "zahlungsbedingung*", "zahlungskondition*", "payment term*", "terms", "net", "netto", "ziel",
        "fallig", "due in", "payable in",
      ], .label
    ),
  ]

  private static let numbers = Stichwortliste<Int>([
    (["ein", "eine", "einem", "einen", "einer", "eines", "one", "a"], 1), (["zwei", "two", "zweier"], 2),
    (["drei", "three", "dreier"], 3), (["vier", "four"], 4), (["funf", "fuenf", "five"], 5), (["sechs", "six"], 6),
    (["sieben", "seven"], 7), (["acht", "eight"], 8), (["neun", "nine"], 9), (["zehn", "ten"], 10),
    (["elf"], 11), (["zwolf", "zwoelf", "twelve"], 12), (["vierzehn", "fourteen"], 14), (["funfzehn"], 15),
    (["zwanzig"], 20), (["einundzwanzig"], 21), (["achtundzwanzig"], 28), (["dreissig", "thirty"], 30),
    (["sechzig", "sixty"], 60), (["neunzig"], 90),
  ])

  private static let units = Stichwortliste<Dauer.Einheit>([
    (["bankarbeitstag*", "banktag*", "bankgeschaftstag*"], .bankarbeitstage),
    (["werktag*", "arbeitstag*", "geschaftstag*", "working day*", "business day*"], .werktage),
    (["kalendertag*", "tag", "tage", "tagen", "tages", "day", "days", "tagig*", "calendar day*"], .tage),
    (["woche", "wochen", "week", "weeks", "wochig*"], .wochen),
    (["monat", "monate", "monaten", "monats", "kalendermonat*", "month", "months", "monatig*"], .monate),
    (["jahr", "jahre", "jahren", "jahres", "year", "years"], .jahre),
  ])
}
