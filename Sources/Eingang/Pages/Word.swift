import AlbertModel

/// A word as read, with its place on the upright page.
package struct Word: Hashable, Sendable, Codable {
  package var text: String
  package var box: BoundingBox
  /// 0 to 1; 1 for words of a text layer.
  package var confidence: Double
  /// Counts the lines of a page from 0, in reading order.
  package var line: Int
  /// Counts the blocks of a page from 0, in reading order.
  package var block: Int

  package init(_ text: String, box: BoundingBox, confidence: Double = 1, line: Int, block: Int = 0) {
    self.text = text
    self.box = box
    self.confidence = confidence
    self.line = line
    self.block = block
  }
}
