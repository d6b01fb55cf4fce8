/// How a page's pixels are made ready for recognition.
struct Preparation: Hashable, Sendable {
  /// The way to black on white.
  enum Threshold: Hashable, Sendable {
    /// The page is black on white already.
    case none
    /// One threshold a tile, for evenly lit paper.
    case otsu
    /// One threshold a pixel, for uneven light; the window in pixels, the factor from 0 to 1.
    case sauvola(halfWindow: Int, factor: Double)
  }

  /// Bumped whenever a setting here or in COCR changes what is read.
  static let version = 1

  var threshold: Threshold

  /// The choice for a page, by how evenly it is lit.
  init(facts: ImageFacts, isBinary: Bool) {
    if isBinary {
      threshold = .none
    } else if facts.spread > Preparation.unevenLight {
      threshold = .sauvola(halfWindow: 20, factor: 0.35)
    } else {
      threshold = .otsu
    }
  }

  /// The factor that brings letters of this height to where recognition is best, or nil where they are good as they are.
  ///
  /// Tesseract scales every line to 36 pixels: letters under 14 pixels gain from a smooth enlargement first, those over
  /// 45 only cost time.
  static func scale(letterHeight: Double) -> Double? {
    guard letterHeight > 0 else { return nil }
    if letterHeight < 14 { return min(4, 22 / letterHeight) }
    if letterHeight > 45 { return max(0.2, 30 / letterHeight) }
    return nil
  }

  private static let unevenLight = 60.0
}
