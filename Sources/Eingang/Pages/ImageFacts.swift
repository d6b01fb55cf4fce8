/// What was measured on a page's pixels, on which the choice of its preparation depends.
struct ImageFacts: Hashable, Sendable {
  /// Brightness of the paper where it is darkest, of its tiles' lightest pixels the 5th percentile, 0 to 255.
  var backgroundLow: Double
  /// Where it is lightest, the 95th percentile, 0 to 255.
  var backgroundHigh: Double
  /// Half a thousandth of all pixels is darker, 0 to 255.
  var darkest: Double
  /// Share of the rows at the bottom that are one single grey, 0 to 1.
  var flatBottom: Double

  /// How unevenly the paper is lit, 0 to 255.
  var spread: Double { backgroundHigh - backgroundLow }

  /// No pixel is much darker than the paper: nothing is written here.
  var isBare: Bool { backgroundLow - darkest < 40 }
}
