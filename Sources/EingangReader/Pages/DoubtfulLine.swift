import Eingang

/// A line that a recogniser made little of, so that it was dropped.
struct DoubtfulLine: Hashable, Sendable {
  /// As many of the page's words come before it.
  let place: Int
  let words: [RawWord]
  let x: Range<Double>
  let y: Range<Double>

  /// Nil without words.
  init?(_ words: [RawWord], place: Int) {
    guard let first = words.first else { return nil }
    (self.words, self.place) = (words, place)
    x = words.reduce(first.x) { $0.spanning($1.x) }
    y = words.reduce(first.y) { $0.spanning($1.y) }
  }

  /// Some letters of the size of the page's others; grain, edges and signatures are seldom both.
  func isLikePrint(usualHeight: Double) -> Bool {
    let height = y.upperBound - y.lowerBound
    return words.map(RecognizedPage.letters).reduce(0, +) >= DoubtfulLine.fewestLetters
      && height > 0.6 * usualHeight && height < 1.6 * usualHeight
  }

  /// Pixels of an image so large, with some paper round the line; nil where it does not lie on the image.
  func strip(width: Int, height: Int) -> (x: Range<Int>, y: Range<Int>)? {
    let margin = 0.6 * (y.upperBound - y.lowerBound)
    func pixels(_ range: Range<Double>, _ count: Int) -> Range<Int>? {
      let low = max(0, range.lowerBound - margin)
      let high = min(Double(count), range.upperBound + margin)
      return low + 1 < high ? Int(low)..<Int(high) : nil
    }
    guard let across = pixels(x, width), let down = pixels(y, height) else { return nil }
    return (across, down)
  }

  /// What was read on the strip, as words of the page's line.
  func placed(_ read: [RawWord], strip: (x: Range<Int>, y: Range<Int>)) -> [RawWord] {
    let (right, down) = (Double(strip.x.lowerBound), Double(strip.y.lowerBound))
    return read.map { word in
      var word = word
      word.x = word.x.lowerBound + right..<word.x.upperBound + right
      word.y = word.y.lowerBound + down..<word.y.upperBound + down
      word.line = words.first?.line ?? word.line
      word.block = words.first?.block ?? word.block
      return word
    }
  }

  private static let fewestLetters = 5
}
