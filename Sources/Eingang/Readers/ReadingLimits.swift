/// How much a document may ask of a reader.
package struct ReadingLimits: Hashable, Sendable, Codable {
  /// Pixels of one page.
  package var pixels: Int64
  /// Pages of one document.
  package var pages: Int

  package init(_ limits: Limits) {
    pixels = Int64(limits.megapixel) * 1_000_000
    pages = limits.seiten
  }
}
