import Eingang

/// How a page's pixels are made ready for recognition.
enum Preparation {
  /// Bumped whenever a setting here or in COCR changes what is read.
  static let version = 6

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

  /// Side, in pixels, of the part of a page that is read to learn which way up it is: a dozen short lines.
  static func sampleSide(letterHeight: Double) -> Int { letterHeight > 0 ? max(400, Int(20 * letterHeight)) : 600 }

  /// Quarter turns clockwise after which a part of the page was read best, of those after none, one, two and three; nil
  /// where none is much better than the others.
  static func turns(readingQualities: [Double]) -> Int? {
    guard let best = readingQualities.indices.max(by: { readingQualities[$0] < readingQualities[$1] }) else {
      return nil
    }
    let second = readingQualities.enumerated().filter { $0.offset != best }.map(\.element).max() ?? 0
    return readingQualities[best] >= leastQuality && readingQualities[best] > 2.5 * second ? best : nil
  }

  /// Whether a page shows the print of its other side only: a part of it is read better mirrored than all of it as it is.
  static func shinesThrough(behind: Double, front: Double) -> Bool { behind >= leastQuality && behind > 2.5 * front }

  /// Some fifteen sure letters.
  private static let leastQuality = 8.0

  /// Pixels of a speck that is no dot of a letter; 0 where letters are so small that it might be one.
  ///
  /// A full stop is a fifth of a letter's height or more. Pins of an old printer strike dots of four pixels at 300 dpi.
  static func speck(letterHeight: Double) -> Int { min(3, Int(max(letterHeight, 0) / 8)) }

  /// An A4 page at 450 dpi: enlarging beyond costs more time than a page may take.
  private static let largestEnlarged = 20_000_000.0
}
