import Eingang

/// A line of a page, or several that stand side by side.
struct TableRow: Hashable, Sendable {
  /// From left to right.
  private(set) var words: [RawWord]
  private(set) var x: Range<Double>
  private(set) var y: Range<Double>
  var block: Int

  init(_ word: RawWord) {
    words = [word]
    (x, y, block) = (word.x, word.y, word.block)
  }

  var middle: Double { (y.lowerBound + y.upperBound) / 2 }
  var height: Double { y.upperBound - y.lowerBound }

  mutating func append(_ word: RawWord) {
    words.append(word)
    x = x.spanning(word.x)
    y = y.spanning(word.y)
  }

  /// Shares more than half of the lower one's height.
  func isInLine(with other: TableRow) -> Bool {
    let shared = min(y.upperBound, other.y.upperBound) - max(y.lowerBound, other.y.lowerBound)
    return shared > 0.5 * min(height, other.height)
  }

  /// Some letters' edges may touch.
  func isBeside(_ other: TableRow) -> Bool {
    let shared = min(x.upperBound, other.x.upperBound) - max(x.lowerBound, other.x.lowerBound)
    return shared < 0.5 * min(height, other.height)
  }

  func joined(with other: TableRow) -> TableRow {
    var row = self
    row.words = x.lowerBound <= other.x.lowerBound ? words + other.words : other.words + words
    row.x = x.spanning(other.x)
    row.y = y.spanning(other.y)
    return row
  }

  /// The same as a part of another block; of its own where there is none.
  func inBlock(_ block: Int?) -> TableRow {
    var row = self
    row.block = block ?? self.block
    return row
  }

  var letters: Int { count(\.isAlphabetic) }

  /// A number, an amount, a date or several of them, with a unit or a sign.
  var isNumber: Bool {
    let (letters, digits) = (letters, count { $0.numericType == .decimal })
    return digits > 0 && (letters <= 3 || digits >= 2 * letters)
  }

  var isLabel: Bool { words.last?.text.hasSuffix(":") == true }

  private func count(_ property: (Unicode.Scalar.Properties) -> Bool) -> Int {
    words.reduce(0) { $0 + $1.text.unicodeScalars.count { property($0.properties) } }
  }
}
