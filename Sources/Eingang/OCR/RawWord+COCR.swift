import COCR

extension RawWord {
  /// Appends to the `[RawWord]` that the context points to; a page never has a hundred thousand words.
  static let collect: cocr_word_fn = { context, word in
    guard let words = context?.assumingMemoryBound(to: [RawWord].self) else { return 1 }
    words.pointee.append(RawWord(word.pointee))
    return words.pointee.count < 100_000 ? 0 : 1
  }

  private init(_ word: cocr_word) {
    self.init(
      String(cString: word.text),
      x: Double(word.left)..<Double(max(word.left, word.right)),
      y: Double(word.top)..<Double(max(word.top, word.bottom)),
      confidence: Double(word.confidence) / 100, line: Int(word.line), block: Int(word.block))
    rotation = Int(word.rotation)
    spaceAfter = word.space_after != 0
  }
}
