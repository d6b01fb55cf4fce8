/// How a page's pixels are made ready for recognition.
enum Preparation {
  /// Bumped whenever a setting here or in COCR changes what is read.
  static let version = 1

  /// The factor that brings letters of this height in pixels to where recognition is best; nil where they are good as
  /// they are.
  ///
  /// Tesseract scales every line to 36 pixels: letters under 14 pixels gain from a smooth enlargement first, those over
  /// 45 only cost time.
  static func scale(letterHeight: Double) -> Double? {
    guard letterHeight > 0 else { return nil }
    if letterHeight < 14 { return min(4, 22 / letterHeight) }
    if letterHeight > 45 { return max(0.2, 30 / letterHeight) }
    return nil
  }
}
