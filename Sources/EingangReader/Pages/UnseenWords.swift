import Eingang

/// Leaves out the words of a text layer that nobody sees on the page.
///
/// What a program writes in white, beside the page's clips or beneath a picture is for other programs; or it is meant to
/// be taken by this one for an amount that no person finds on the paper.
struct UnseenWords {
  /// Where a page's writing may be unseen, in points of the upright page.
  struct Doubt: Hashable, Sendable {
    var x: Range<Double>
    var y: Range<Double>
    /// It is not seen, whatever stands there; else only the page's pixels tell.
    var isHidden: Bool
  }

  /// What the pixels show where a word should stand.
  enum Pixels: Hashable, Sendable {
    case nothing
    /// A rule or an edge, perhaps.
    case something
    case writing
  }

  /// The words that are seen.
  private(set) var kept: [RawWord] = []
  /// Where hidden words lie, something else is seen: only reading tells what.
  private(set) var hidesOthers = false

  /// Asks for the pixels only of words in doubt.
  init<Failure: Error>(
    _ words: [RawWord], doubts: [Doubt], pixels: (RawWord) throws(Failure) -> Pixels
  ) throws(Failure) {
    for word in words {
      let own = doubts.filter { $0.touches(word) }
      if own.isEmpty {
        kept.append(word)
      } else if own.contains(where: \.isHidden) {
        if !hidesOthers { hidesOthers = try pixels(word) != .nothing }
      } else if try UnseenWords.isSeen(word, pixels(word)) {
        kept.append(word)
      }
    }
  }

  /// Single signs, such as a dash, may look like a rule.
  private static func isSeen(_ word: RawWord, _ pixels: Pixels) -> Bool {
    pixels == .writing || pixels == .something && word.text.unicodeScalars.count < 2
  }
}

extension UnseenWords.Doubt {
  /// As much of the word lies within that a sign of it does, across the writing's direction and along it.
  func touches(_ word: RawWord) -> Bool {
    let across = min(x.upperBound, word.x.upperBound) - max(x.lowerBound, word.x.lowerBound)
    let down = min(y.upperBound, word.y.upperBound) - max(y.lowerBound, word.y.lowerBound)
    let isTurned = word.rotation % 2 == 1
    let (along, aside) = isTurned ? (down, across) : (across, down)
    let (length, size) = isTurned ? (word.height, word.width) : (word.width, word.height)
    return along > 0 && aside > 0.3 * size && along >= min(0.35 * length, 0.25 * size)
  }
}
