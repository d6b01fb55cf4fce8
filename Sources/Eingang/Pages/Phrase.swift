/// Words to look for in folded text, in lower case; a star at an end lets the word go on there.
///
/// `rechnung` stands alone, `rechnung*` also begins `rechnungsbetrag`, `*versicherung` also ends a compound. A star
/// between words, `geben sie*ab`, leaves room for others on the same line: up to 80 bytes.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  private static let gap = 80

  /// The words up to the first inner star.
  private let head: [UInt8]
  /// The words behind each inner star.
  private let rest: [[UInt8]]
  private let opensLeft: Bool
  private let opensRight: Bool
  /// Of the words' bytes.
  let pairs: PairFilter
  let triples: TripleFilter.Sample

  package init(_ text: String) {
    let parts = text.split(separator: "*").map { Folding.lowercased(Array($0.utf8)) }
    opensLeft = text.hasPrefix("*")
    opensRight = text.hasSuffix("*")
    head = parts.first ?? []
    rest = Array(parts.dropFirst())
    pairs = parts.reduce(into: PairFilter([])) { $0.formUnion(PairFilter($1)) }
    triples = TripleFilter.Sample(parts)
  }

  package init(stringLiteral value: String) { self.init(value) }
}

extension Phrase {
  /// The byte with which it begins.
  var first: UInt8? { head.first }

  /// False where the line surely lacks the words.
  fileprivate func mayStand(in line: TextLine) -> Bool { line.pairs.mayContain(pairs) }

  /// The first place in lower-case text, within bounds, where the words stand.
  func range(in text: [UInt8], _ bounds: Range<Int>) -> Range<Int>? {
    guard let first = head.first, bounds.count >= head.count else { return nil }
    return text.withUnsafeBufferPointer { buffer in
      for start in bounds.lowerBound...(bounds.upperBound - head.count) where buffer[start] == first {
        if let end = end(buffer, from: start, limit: bounds.upperBound) { return start..<end }
      }
      return nil
    }
  }

  /// Where the words end when they begin exactly there.
  private func end(_ text: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int? {
    guard stands(head, text, at: start), opensLeft || isStart(text, start) else { return nil }
    var end = start + head.count
    if !rest.isEmpty, !isEnd(text, end) { return nil }
    for (index, part) in rest.enumerated() {
      let last = min(limit, end + Phrase.gap) - part.count
      guard end <= last else { return nil }
      let goesOn = index == rest.count - 1 && opensRight
      let place = (end...last).first { place in
        stands(part, text, at: place) && isStart(text, place) && (goesOn || isEnd(text, place + part.count))
      }
      guard let place else { return nil }
      end = place + part.count
    }
    return opensRight || isEnd(text, end) ? end : nil
  }

  private func stands(_ part: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for offset in part.indices where text[start + offset] != part[offset] { return false }
    return true
  }

  private func isStart(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index == 0 || !endsWord(text, before: index) || !Bytes.isWord(text[index])
  }

  private func isEnd(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index >= text.count || !beginsWord(text, at: index) || !Bytes.isWord(text[index - 1])
  }

  // Quotes, dashes and bullets are several bytes long, beginning with C2 or E2; letters such as ä begin with C3.
  private func endsWord(_ text: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
    guard text[index - 1] >= 0x80 else { return Bytes.isWord(text[index - 1]) }
    let isMark = index >= 3 && text[index - 3] == 0xE2 || index >= 2 && text[index - 2] == 0xC2
    return !isMark
  }

  private func beginsWord(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    text[index] != 0xC2 && text[index] != 0xE2 && Bytes.isWord(text[index])
  }
}

extension TextLine {
  /// The first place of the words, within bounds of the line where given.
  func range(of phrase: Phrase, in bounds: Range<Int>? = nil) -> Range<Int>? {
    phrase.mayStand(in: self) ? phrase.range(in: folded, bounds ?? 0..<folded.count) : nil
  }

  /// The last place of the words within bounds.
  func lastRange(of phrase: Phrase, in bounds: Range<Int>? = nil) -> Range<Int>? {
    guard phrase.mayStand(in: self) else { return nil }
    var found: Range<Int>?
    var bounds = bounds ?? 0..<folded.count
    while let next = phrase.range(in: folded, bounds) {
      found = next
      bounds = (next.lowerBound + 1)..<bounds.upperBound
    }
    return found
  }

  func contains(_ phrase: Phrase) -> Bool { range(of: phrase) != nil }
}
