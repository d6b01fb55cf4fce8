/// Words to look for in folded text, in lower case; a star at an end lets the word go on there.
///
/// `rechnung` stands alone, `rechnung*` also begins `rechnungsbetrag`, `*versicherung` also ends a compound.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]
  let opensLeft: Bool
  let opensRight: Bool

  package init(_ text: String) {
    opensLeft = text.hasPrefix("*")
    opensRight = text.hasSuffix("*")
    bytes = Folding.lowercased(Array(text.utf8.drop { $0 == 0x2A }.prefix { $0 != 0x2A }))
  }

  package init(stringLiteral value: String) { self.init(value) }
}

extension Phrase {
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
    if !opensLeft, start > 0, Bytes.isWord(text[start - 1]), Bytes.isWord(text[start]) { return false }
    return opensRight || end >= text.count || !Bytes.isWord(text[end]) || !Bytes.isWord(text[end - 1])
  }
}

extension TextLine {
  /// The first place of the words, within bounds of the line where given.
  func range(of phrase: Phrase, in bounds: Range<Int>? = nil) -> Range<Int>? {
    phrase.range(in: folded, bounds ?? 0..<folded.count)
  }

  /// The last place of the words within bounds.
  func lastRange(of phrase: Phrase, in bounds: Range<Int>? = nil) -> Range<Int>? {
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
