/// A word as a library gives it, in pixels or points from the page's top left corner.
struct RawWord: Hashable, Sendable {
  var text: String
  var x: Range<Double>
  var y: Range<Double>
  /// 0 to 1.
  var confidence: Double
  /// -1 where the library has none.
  var line: Int
  /// -1 where the library has none.
  var block: Int
  /// Quarter turns clockwise of the writing.
  var rotation = 0
  /// False where the next word follows without a gap.
  var spaceAfter = true

  init(
    _ text: String, x: Range<Double>, y: Range<Double>, confidence: Double = 1, line: Int = -1, block: Int = -1
  ) {
    self.text = text
    self.x = x
    self.y = y
    self.confidence = confidence
    self.line = line
    self.block = block
  }

  var height: Double { y.upperBound - y.lowerBound }
  var width: Double { x.upperBound - x.lowerBound }
}

extension Range<Double> {
  /// From the first of both to the end of both.
  func spanning(_ other: Range<Double>) -> Range<Double> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
