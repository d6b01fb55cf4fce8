import AlbertModel

/// Reads the words right before a date that make it a deadline.
struct FrameReader {
  private let plain: [UInt8]

  init(_ plain: [UInt8]) { self.plain = plain }

  func frame(before range: Range<Int>) -> Slot.Frame {
    let words = walk(back: range.lowerBound)
    if let label = label(before: words.start, within: 46) { return .label(label) }
    if words.sawUntil || words.sawLatest {
      // `Rückgabe bis 12.9.`, `zu zahlen bis 1.4.` are labels too.
      if let label = self.label(before: words.start, within: 30, anyLabel: true) { return .label(label) }
      return words.sawLatest ? .latest : .until
    }
    if isDue(words.start, after: range.upperBound) { return .due }
    if isBareLabel(words.start) { return .label(nil) }
    return .none
  }

  /// Where the small words begin that lead up to a date.
  func start(before index: Int, from limit: Int) -> Int { max(limit, walk(back: index).start) }

  // MARK: Small words

  private struct Words {
    var start: Int
    var sawUntil = false
    var sawLatest = false
  }

  /// Passes articles, times of day and weekdays backwards until a word that means something.
  private func walk(back index: Int) -> Words {
    var words = Words(start: index)
    for _ in 0..<9 {
      let end = skipBack(words.start)
      guard let (word, kind) = small(endingAt: end) else { break }
      words.start = word
      switch kind {
      case .until: words.sawUntil = true
      case .latest: words.sawLatest = true
      case .filler: break
      }
    }
    if !words.sawUntil, !words.sawLatest { words.start = index }
    return words
  }

  private func skipBack(_ index: Int) -> Int {
    var end = index
    while end > 0,
      PlainBytes.isBlank(plain[end - 1]) || plain[end - 1] == 0 || [0x2C, 0x28, 0x2E].contains(plain[end - 1])
    {
      end -= 1
    }
    return end
  }

  private enum Small {
    case until
    case latest
    case filler
  }

  private func small(endingAt end: Int) -> (start: Int, kind: Small)? {
    for (words, kind) in FrameReader.smallWords {
      if let place = words.ending(at: end, in: plain, reach: 24) { return (place.lowerBound, kind) }
    }
    return time(endingAt: end)
  }

  private static let hour: Stichwort = "uhr"

  /// `18 Uhr`, `12:00`.
  private func time(endingAt end: Int) -> (start: Int, kind: Small)? {
    var start = end
    while start > 0, end - start < 9, PlainBytes.isDigit(plain[start - 1]) || plain[start - 1] == 0x3A { start -= 1 }
    guard start < end else { return nil }
    let after = PlainBytes.skipBlanks(plain, from: end)
    let isHour = end - start <= 2 && Self.hour.match(plain, at: after, limit: plain.count) != nil
    return isHour || plain[start..<end].contains(0x3A) ? (start, .filler) : nil
  }

  private static let smallWords: [(Stichworte, Small)] = [
    (
      [
        "no later than", "not later than", "at the latest by", "spatestens", "allerspatestens", "langstens",
        "spatesten", "latest", "the latest",
      ], .latest
    ),
    (["bis", "biszum", "bisam", "bis:", "by", "until", "till", "on or before", "before"], .until),
    (
      [
        "zum", "zur", "am", "den", "dem", "der", "einschliesslich", "einschl", "inkl", "inklusive",
        "einschliesslich zum",
        "zu", "uhr", "h", "moglichst", "bzw", "kommenden", "nachsten", "diesen", "on", "the", "montag", "dienstag",
        "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "mo", "di", "mi", "do", "fr", "sa", "so",
        "ablauf des",
        "und mit", "mit", "zum ablauf des", "schon", "noch", "dann", "ca", "um", "beginn der", "eingehend",
      ], .filler
    ),
  ]

  // MARK: Labels

  private static let copulas: Stichworte = ["ist am", "ist der", "ist", "war", "is", "am", "per", "zum", "den", "der"]

  /// A label that ends right there, with or without a colon, and what it asks for.
  private func label(before index: Int, within reach: Int, anyLabel: Bool = false) -> FristArt?? {
    var end = skipBack(index)
    let hasColon = PlainBytes.at(plain, end - 1) == 0x3A
    while end > 0, plain[end - 1] == 0x3A || PlainBytes.isBlank(plain[end - 1]) { end -= 1 }
    for copula in Self.copulas {
      if let place = copula.last(in: plain, max(0, end - 8)..<end), place.upperBound == end {
        end = skipBack(place.lowerBound)
      }
    }
    let window = lineStart(end, reach)..<end
    for (kind, cues) in FristWords.labels where cues.stand(in: plain, window) {
      for cue in cues {
        guard let place = cue.last(in: plain, window), reaches(place.upperBound, end) else { continue }
        if anyLabel || hasColon || isCompound(place, window) { return .some(kind) }
      }
    }
    return nil
  }

  /// Only brackets and the rest of a compound stand between a label and the date.
  private func reaches(_ place: Int, _ end: Int) -> Bool {
    var index = place
    while index < end, PlainBytes.isWord(plain, at: index) || plain[index] == 0 { index += 1 }
    return !plain[index..<max(index, end)].contains { PlainBytes.isWord($0) }
  }

  private static let sure: Stichworte = [
    "*schlu*", "*frist", "*frist ablauf*", "falligkeit*", "*falligkeit*", "*termin", "*ziel", "due date", "deadline",
    "*fristende", "payment due",
  ]

  /// A noun made only for deadlines (`Anmeldeschluss`) needs no colon; a plain `Zahlung` does.
  private func isCompound(_ place: Range<Int>, _ window: Range<Int>) -> Bool {
    let word = place.lowerBound..<window.upperBound
    var start = place.lowerBound
    while start > window.lowerBound, PlainBytes.isWord(plain, before: start) { start -= 1 }
    return Self.sure.stand(in: plain, start..<word.upperBound)
  }

  private func isBareLabel(_ index: Int) -> Bool {
    let end = skipBack(index)
    guard PlainBytes.at(plain, end - 1) == 0x3A else { return false }
    return FristWords.bareLabels.contains { cue in
      guard let place = cue.last(in: plain, max(0, end - 24)..<end) else { return false }
      return place.upperBound >= end - 2
    }
  }

  private static let before: Stichworte = [
    "fallig am", "fallig zum", "fallig per", "fallig", "zahlbar am", "zahlbar zum", "zahlbar per", "due on", "due",
  ]

  private static let after: Stichworte = ["fallig*", "zahlbar", "zur zahlung fallig", "zur zahlung"]

  /// `fällig am`, `zum 1.7. fällig`, `due on`.
  private func isDue(_ index: Int, after end: Int) -> Bool {
    let stop = skipBack(index)
    if Self.before.ending(at: stop, in: plain, reach: 16) != nil { return true }
    let next = PlainBytes.skipBlanks(plain, from: end)
    return Self.after.match(plain, at: next, limit: plain.count) != nil
  }

  private func lineStart(_ end: Int, _ reach: Int) -> Int {
    var start = end
    while start > 0, end - start < reach, plain[start - 1] != 0x0A { start -= 1 }
    return start
  }
}
