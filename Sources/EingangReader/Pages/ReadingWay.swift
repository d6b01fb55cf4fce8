import Eingang

/// How a page that stands ready, black on white, is given to the recogniser.
struct ReadingWay: Hashable, Sendable {
  /// What the page's print looks like, in pixels.
  struct Print: Hashable, Sendable {
    /// Of most letters; 0 where there are too few to tell.
    var height: Double
    var width: Double
    /// The document itself is black and white, so that letters have steps for edges.
    var isBinary: Bool
    /// There were so many specks between the letters that they were taken out.
    var isSpecked: Bool
  }

  /// Each black pixel is spread over so many, to greys; 0 leaves it as it is.
  var spread: Double
  /// How wide everything becomes, 1 as it is: reading takes the longer, the wider lines are for their height.
  var narrowing: Double

  static let asItIs = ReadingWay(spread: 0, narrowing: 1)

  /// Only for a document that is black and white itself: of a photo's table greys made the layout read columns.
  ///
  /// A fax has strokes that are broken by what it missed; they close where they are spread.
  static func first(_ print: Print) -> ReadingWay {
    guard print.isBinary, print.height > 0 else { return asItIs }
    return ReadingWay(
      spread: print.height * (print.isSpecked ? closing : smoothing),
      narrowing: narrowing(print))
  }

  /// For what was read badly in the first: an old printer's dots run together, a fax stays as sharp as it came, and
  /// letters keep their width.
  static func second(_ print: Print) -> ReadingWay {
    print.isBinary && print.isSpecked ? asItIs : ReadingWay(spread: print.height * closing, narrowing: 1)
  }

  /// Wide letters are read as well when they are narrower, narrow ones are not.
  private static func narrowing(_ print: Print) -> Double {
    guard print.width > 0 else { return 1 }
    return min(1, max(narrowest, 0.53 * print.height / print.width))
  }

  /// Shares of a letter's height.
  private static let smoothing = 0.1
  private static let closing = 0.2
  /// Less, and the recogniser is no longer sure of what it reads.
  private static let narrowest = 0.8
}
