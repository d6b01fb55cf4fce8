/// Words to look for in folded text, in lower case; a star at an end lets the word go on there.
///
/// `rechnung` stands alone, `rechnung*` also begins `rechnungsbetrag`, `*versicherung` also ends a compound.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]
  let opensLeft: Bool
  let opensRight: Bool
  private let pairs: PairFilter

  package init(_ text: String) {
    opensLeft = text.hasPrefix("*")
    opensRight = text.hasSuffix("*")
    bytes = Folding.lowercased(Array(text.utf8.drop { $0 == 0x2A }.prefix { $0 != 0x2A }))
    pairs = PairFilter(bytes)
  }

  package init(stringLiteral value: String) { self.init(value) }
}

extension Phrase {
  /// False where the line surely lacks the words.
  func mayStand(in line: TextLine) -> Bool { line.pairs.mayContain(pairs) }

  /// The first place in lower-case text, within bounds, where the words stand.
  func range(in text: [UInt8], _ bounds: Range<Int>) -> Range<Int>? {
    guard let first = bytes.first, bounds.count >= bytes.count else { return nil }
    return text.withUnsafeBufferPointer { buffer in
      var start = bounds.lowerBound
      let last = bounds.upperBound - bytes.count
      while start <= last {
        if buffer[start] == first, matches(buffer, at: start) { return start..<(start + bytes.count) }
        start += 1
      }
      return nil
    }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for offset in 1..<max(bytes.count, 1) where text[start + offset] != bytes[offset] { return false }
    let end = start + bytes.count
    if !opensLeft, start > 0, endsWord(text, before: start), Bytes.isWord(text[start]) { return false }
    return opensRight || end >= text.count || !beginsWord(text, at: end) || !Bytes.isWord(text[end - 1])
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

  func containsAny(_ phrases: [Phrase]) -> Bool { phrases.contains { contains($0) } }

  /// The first of several phrases that stands here, in the order of the list.
  func firstRange(of phrases: [Phrase], in bounds: Range<Int>? = nil) -> Range<Int>? {
    for phrase in phrases {
      if let range = range(of: phrase, in: bounds) { return range }
    }
    return nil
  }
}
