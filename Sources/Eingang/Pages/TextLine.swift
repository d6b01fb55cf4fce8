import AlbertModel

/// A line of words as bytes to scan, which knows where on the page each byte stands.
///
/// `bytes` and `folded` have the same length and offsets, so a label found in one is quoted from the other.
package struct TextLine: Hashable, Sendable {
  /// Counts the pages of a document from 1.
  package private(set) var page: Int
  package let block: Int
  /// Left to right.
  package let words: [Word]
  /// The words joined by one blank, as UTF-8.
  package let bytes: [UInt8]
  /// The same in lower case: A–Z and Ä, Ö, Ü only, so that no offset moves.
  package let folded: [UInt8]
  package let box: BoundingBox
  /// Pairs of bytes in `folded`.
  let pairs: PairFilter
  /// Offset in `bytes` at which each word begins.
  private let starts: [Int]

  package init(page: Int, block: Int, words: [Word]) {
    self.page = page
    self.block = block
    self.words = words
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for word in words {
      if !bytes.isEmpty { bytes.append(0x20) }
      starts.append(bytes.count)
      bytes.append(contentsOf: word.text.utf8)
    }
    self.bytes = bytes
    self.starts = starts
    folded = Folding.lowercased(bytes)
    pairs = PairFilter(folded)
    box = words.dropFirst().reduce(words.first?.box ?? BoundingBox(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1.box)
    }
  }

  /// The same line of a page with another number.
  func onPage(_ number: Int) -> TextLine {
    var line = self
    line.page = number
    return line
  }

  /// The words joined by one blank.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of a range as text.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Indices of the words that a byte range touches.
  package func wordIndices(_ range: Range<Int>) -> Range<Int> {
    // Halved, since a line of a text may hold thousands of words.
    let first = max(0, count(upTo: range.lowerBound + 1) - 1)
    let end = count(upTo: range.upperBound)
    return first..<max(end, first)
  }

  /// How many words begin before a byte.
  private func count(upTo byte: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a byte range, to whole words.
  package func box(_ range: Range<Int>) -> BoundingBox {
    let touched = words[wordIndices(range)]
    return touched.dropFirst().reduce(touched.first?.box ?? box) { $0.union($1.box) }
  }

  /// The mean confidence of the words that a byte range touches, 0 to 1.
  package func confidence(_ range: Range<Int>) -> Double {
    let touched = words[wordIndices(range)]
    return touched.isEmpty ? 0 : touched.reduce(0) { $0 + $1.confidence } / Double(touched.count)
  }

  /// The least confidence of the words that a byte range touches, of those with so many letters and digits, 0 to 1.
  func leastConfidence(_ range: Range<Int>, letters: Int = 1) -> Double {
    words[wordIndices(range)].filter { $0.text.utf8.count(where: Bytes.isWord) >= letters }.map(\.confidence).min() ?? 1
  }

  /// A byte range as evidence.
  package func evidence(_ range: Range<Int>, rule: String) -> Evidence {
    Evidence(page: page, box: box(range), quote: text(range), rule: rule)
  }

  /// The whole line as evidence.
  package func evidence(rule: String) -> Evidence { evidence(0..<bytes.count, rule: rule) }
}

extension TextLine {
  /// Lines are told apart by their place, which few share; their words are compared where it is the same.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(page)
    hasher.combine(box.x)
    hasher.combine(box.y)
    hasher.combine(bytes.count)
  }

  /// Groups words by the line their reader gave them; words without text are dropped.
  static func lines(of words: [Word], page: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var current: [Word] = []
    for word in words where !word.text.isEmpty {
      if let last = current.last, last.line != word.line || last.block != word.block {
        lines.append(TextLine(page: page, block: last.block, words: current))
        current = []
      }
      current.append(word)
    }
    if let last = current.last { lines.append(TextLine(page: page, block: last.block, words: current)) }
    return lines
  }

  // A page has some dozen lines at one height; without a bound, many more would take forever.
  private static let mostNeighbours = 400

  /// Joins lines that stand side by side: they share more than half of the lower one's height and do not overlap.
  static func rows(of lines: [TextLine], page: Int) -> [TextLine] {
    let sorted = lines.sorted { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }
    var used = [Bool](repeating: false, count: sorted.count)
    var rows: [TextLine] = []
    for index in sorted.indices where !used[index] {
      used[index] = true
      var parts = [sorted[index]]
      for other in sorted.indices.dropFirst(index + 1).prefix(mostNeighbours) where !used[other] {
        // Sorted by middle: nothing further down can reach this line any more.
        if sorted[other].box.midY > sorted[index].box.maxY { break }
        if parts.allSatisfy({ $0.standsBeside(sorted[other]) }) {
          used[other] = true
          parts.append(sorted[other])
        }
      }
      let words = parts.sorted { $0.box.x < $1.box.x }.flatMap(\.words)
      rows.append(TextLine(page: page, block: sorted[index].block, words: words))
    }
    return rows
  }

  private func standsBeside(_ other: TextLine) -> Bool {
    let shared = min(box.maxY, other.box.maxY) - max(box.y, other.box.y)
    let apart = box.maxX <= other.box.x + 0.005 || other.box.maxX <= box.x + 0.005
    return apart && shared > 0.5 * min(box.height, other.box.height)
  }
}
