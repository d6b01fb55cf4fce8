/// Phrases that are looked for together: those that a line surely lacks are passed over without touching them.
package struct PhraseList: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
  private let phrases: [Phrase]
  /// What each phrase needs of a line, side by side.
  private let pairs: [PairFilter]

  package init(_ phrases: some Sequence<Phrase>) {
    self.phrases = Array(phrases)
    pairs = self.phrases.map(\.pairs)
  }

  package init(arrayLiteral elements: Phrase...) { self.init(elements) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { phrases.count }
  package subscript(index: Int) -> Phrase { phrases[index] }

  /// Those that may stand in a line, mostly none, in the order of the list.
  func mayStand(in line: TextLine) -> [Phrase] {
    var found: [Phrase] = []
    for index in pairs.indices where line.pairs.mayContain(pairs[index]) { found.append(phrases[index]) }
    return found
  }

  /// The first that stands in a line, within bounds of it where given.
  fileprivate func firstRange(in line: TextLine, _ bounds: Range<Int>?) -> Range<Int>? {
    for index in pairs.indices where line.pairs.mayContain(pairs[index]) {
      if let range = line.range(of: phrases[index], in: bounds) { return range }
    }
    return nil
  }
}

extension TextLine {
  func containsAny(_ phrases: PhraseList) -> Bool { firstRange(of: phrases) != nil }

  /// The first of several phrases that stands here, in the order of the list.
  func firstRange(of phrases: PhraseList, in bounds: Range<Int>? = nil) -> Range<Int>? {
    phrases.firstRange(in: self, bounds)
  }

  /// True where the first place of any of the phrases is such a one.
  func contains(_ phrases: PhraseList, where isMeant: (Range<Int>) -> Bool) -> Bool {
    phrases.mayStand(in: self).contains { range(of: $0).map(isMeant) ?? false }
  }

  /// How many of the phrases stand here.
  func count(of phrases: PhraseList) -> Int { phrases.mayStand(in: self).count { contains($0) } }
}
