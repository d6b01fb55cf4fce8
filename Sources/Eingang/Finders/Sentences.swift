/// The sentences of a passage, found by their ends rather than by grammar.
package struct Sentences: Sendable {
  package let ranges: [Range<Int>]

  /// A dot ends a sentence unless it stands in one of the given places, as in a date, or behind an abbreviation.
  package init(_ passage: Passage, keeping places: [Range<Int>]) {
    let plain = passage.plain
    var kept = [Bool](repeating: false, count: plain.count)
    for place in places {
      for index in place where kept.indices.contains(index) { kept[index] = true }
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in plain.indices where !kept[index] && Sentences.ends(plain, passage.bytes, at: index) {
      if index + 1 > start { ranges.append(start..<index + 1) }
      start = index + 1
    }
    if start < plain.count { ranges.append(start..<plain.count) }
    self.ranges = ranges.isEmpty ? [0..<plain.count] : ranges
  }

  /// Which sentence an offset belongs to.
  package func index(at offset: Int) -> Int {
    var low = 0
    var high = ranges.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The sentence that many further on; nil beyond either end.
  package func range(_ index: Int) -> Range<Int>? { ranges.indices.contains(index) ? ranges[index] : nil }

  private static func ends(_ plain: [UInt8], _ bytes: [UInt8], at index: Int) -> Bool {
    switch plain[index] {
    case 0x0A, 0x21, 0x3F: return true
    case 0x3B: return true
    case 0x2C: return isMisreadDot(plain, bytes, at: index)
    case 0x2E: return endsAtDot(plain, bytes, at: index)
    default: return false
    }
  }

  private static let openings: Stichworte = ["sie konnen", "sie haben", "sie sind", "sie mussen", "sie erhalten"]
  /// Words before `, Sie können` that such a clause depends on, or that are too few to be a sentence.
  private static let governing: Stichworte = [
    "beachten", "bedenken", "hoffe*", "denke*", "wissen", "wunsch*", "falls", "wenn", "sagen", "heisst", "glauben",
  ]

  /// `wird abgebucht, Sie können kündigen`: a full stop read as a comma, as what follows begins anew.
  private static func isMisreadDot(_ plain: [UInt8], _ bytes: [UInt8], at index: Int) -> Bool {
    let next = PlainBytes.skipBlanks(plain, from: index + 1)
    guard next > index + 1, PlainBytes.at(bytes, next) == 0x53,
      openings.match(plain, at: next, limit: plain.count) != nil
    else { return false }
    var start = index
    while start > 0, index - start < 200, ![0x0A, 0x21, 0x3F].contains(plain[start - 1]),
      !(plain[start - 1] == 0x2E && PlainBytes.isBlank(PlainBytes.at(plain, start)))
    { start -= 1 }
    return index - start >= 20 && !governing.stand(in: plain, start..<index)
  }

  private static func endsAtDot(_ plain: [UInt8], _ bytes: [UInt8], at index: Int) -> Bool {
    guard PlainBytes.isBlank(PlainBytes.at(plain, index + 1)) else { return false }
    let next = PlainBytes.at(bytes, PlainBytes.skipBlanks(plain, from: index + 1))
    // A small letter goes on with the sentence.
    if (0x61...0x7A).contains(next) { return false }
    var start = index
    while start > 0, PlainBytes.isWord(plain[start - 1]) || plain[start - 1] == 0 { start -= 1 }
    let word = plain[start..<index].filter { $0 != 0 }
    // `12 €. Bitte`: the last byte of a euro sign is no letter.
    if index > 2, bytes[(index - 3)..<index].elementsEqual([0xE2, 0x82, 0xAC]) { return true }
    if word.allSatisfy(PlainBytes.isDigit) { return word.count > 2 }
    return word.count > 1 && !abbreviations.contains(String(decoding: word, as: UTF8.self))
  }

  private static let abbreviations: Set<String> = [
    "nr", "dr", "prof", "hr", "fr", "frl", "str", "tel", "abs", "art", "kl", "inkl", "exkl", "evtl", "ggf", "geb", "lt",
    "zzgl", "vgl", "bzw", "ca", "st", "co", "dipl", "ing", "med", "dent", "jur", "gem", "max", "min", "mtl", "usw",
    "etc", "rd", "sog", "tgl", "vorauss", "std", "stk", "pos", "az", "bl", "ziff", "einschl", "u", "z", "mo", "di",
    "mi",
    "do", "sa", "so", "verw", "allg", "zi", "spat", "mr", "mrs", "ms", "no", "ref", "mind", "hd", "i",
  ]
}
