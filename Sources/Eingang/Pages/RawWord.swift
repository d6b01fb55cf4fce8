/// A word as a library gives it, in pixels or points from the page's top left corner.
package struct RawWord: Hashable, Sendable {
  package var text: String
  package var x: Range<Double>
  package var y: Range<Double>
  /// 0 to 1.
  package var confidence: Double
  /// -1 where the library has none.
  package var line: Int
  /// -1 where the library has none.
  package var block: Int
  /// Quarter turns clockwise of the writing.
  package var rotation = 0
  /// False where the next word follows without a gap.
  package var spaceAfter = true

  package init(
    _ text: String, x: Range<Double>, y: Range<Double>, confidence: Double = 1, line: Int = -1, block: Int = -1
  ) {
    self.text = text
    self.x = x
    self.y = y
    self.confidence = confidence
    self.line = line
    self.block = block
  }

  package var height: Double { y.upperBound - y.lowerBound }
  package var width: Double { x.upperBound - x.lowerBound }
}

extension Range<Double> {
  /// From the first of both to the end of both.
  package func spanning(_ other: Range<Double>) -> Range<Double> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
