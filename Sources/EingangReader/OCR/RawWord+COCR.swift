import COCR
import Eingang

extension RawWord {
  /// Appends to the `[RawWord]` that the context points to, and stops once a page has more words than it may.
  static let collect: cocr_word_fn = { context, word in
    guard let words = context?.assumingMemoryBound(to: [RawWord].self) else { return 1 }
    words.pointee.append(RawWord(word.pointee))
    return words.pointee.count <= PageText.mostWords ? 0 : 1
  }

  /// The words collected, if these are all there are.
  static func all(_ words: [RawWord]) throws(ReadingError) -> [RawWord] {
    if words.count > PageText.mostWords { throw .stoerung(Unreadable.tooMuchText) }
    return words
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
