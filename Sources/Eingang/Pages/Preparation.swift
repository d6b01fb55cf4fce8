/// How a page's pixels are made ready for recognition.
enum Preparation {
  /// Bumped whenever a setting here or in COCR changes what is read.
  static let version = 1

  /// A page with fewer letter-like shapes may be read poorly because there is little to read.
  static let fewLetters = 60

  /// The factor that brings letters of this height in pixels to where recognition is best; nil where they are good as
  /// they are.
  ///
  /// Tesseract scales every line to 36 pixels: letters under 14 pixels gain from a smooth enlargement first, those over
  /// 45 only cost time.
  static func scale(letterHeight: Double, pixels: Int) -> Double? {
    guard letterHeight > 0, pixels > 0 else { return nil }
    if letterHeight < 14 {
      let affordable = (largestEnlarged / Double(pixels)).squareRoot()
      let factor = min(4, 22 / letterHeight, affordable)
      return factor > 1.2 ? factor : nil
    }
    if letterHeight > 45 { return max(0.2, 30 / letterHeight) }
    return nil
  }

  /// An A4 page at 450 dpi: enlarging beyond costs more time than a page may take.
  private static let largestEnlarged = 20_000_000.0
}
