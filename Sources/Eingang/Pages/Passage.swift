import AlbertModel

/// Lines joined to running text, so that a sentence or a date broken over lines reads as one.
///
/// `plain` has the same length and offsets as `bytes`: lower case, umlauts as their vowels, ß and ss as s, every dash a
/// hyphen, and a zero byte wherever a letter became shorter. So a phrase is found whether the reader saw the umlaut or
/// not.
package struct Passage: Sendable {
  package let page: Int
  package let bytes: [UInt8]
  package let plain: [UInt8]
  private let pieces: [Piece]

  private struct Piece {
    /// Offset in the passage at which the line begins.
    let start: Int
    let line: TextLine
  }

  /// A new line where a block ends or a line stops short, a blank elsewhere; a word broken by a hyphen is mended.
  package init(joining lines: [TextLine]) {
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    for (index, line) in lines.enumerated() where !line.bytes.isEmpty {
      if let last = pieces.last?.line {
        if Passage.isBroken(last, line) {
          bytes.removeLast()
        } else {
          bytes.append(Passage.ends(last, before: line, in: lines, at: index) ? 0x0A : 0x20)
        }
      }
      pieces.append(Piece(start: bytes.count, line: line))
      bytes.append(contentsOf: line.bytes)
    }
    page = lines.first?.page ?? 1
    self.bytes = bytes
    self.pieces = pieces
    plain = PlainText.plain(bytes)
  }

  /// Rows of a page, each for itself.
  package init(rows: [TextLine]) {
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    for row in rows where !row.bytes.isEmpty {
      if !bytes.isEmpty { bytes.append(0x0A) }
      pieces.append(Piece(start: bytes.count, line: row))
      bytes.append(contentsOf: row.bytes)
    }
    page = rows.first?.page ?? 1
    self.bytes = bytes
    self.pieces = pieces
    plain = PlainText.plain(bytes)
  }

  /// The bytes of a range as text.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A range as evidence, one for each line that it touches.
  package func evidence(_ range: Range<Int>, rule: String) -> [Evidence] {
    parts(range).map { $0.line.evidence($0.range, rule: rule) }
  }

  /// The place of a range; of its first line where it is broken.
  package func box(_ range: Range<Int>) -> BoundingBox? {
    parts(range).first.map { $0.line.box($0.range) }
  }

  /// How badly the worst word of a range was read: 0 for a confidence of 0.8 and more, 1 for none.
  package func doubt(_ range: Range<Int>) -> Double? {
    let worst =
      parts(range).flatMap { part in part.line.words[part.line.wordIndices(part.range)] }
      .map(\.confidence).min() ?? 1
    return worst >= 0.8 ? nil : (0.8 - worst) / 0.8
  }

  /// The range's lines as they stand on the page, with the part of each that the range touches.
  package func parts(_ range: Range<Int>) -> [(line: TextLine, range: Range<Int>)] {
    var parts: [(line: TextLine, range: Range<Int>)] = []
    var index = firstPiece(endingBehind: range.lowerBound)
    while index < pieces.count, pieces[index].start < range.upperBound {
      let piece = pieces[index]
      let low = max(range.lowerBound - piece.start, 0)
      let high = min(range.upperBound - piece.start, piece.line.bytes.count)
      if low < high { parts.append((piece.line, low..<high)) }
      index += 1
    }
    return parts
  }

  /// Pieces stand in order, each ending no earlier than the one before it.
  private func firstPiece(endingBehind byte: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start + pieces[middle].line.bytes.count <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func isBroken(_ line: TextLine, _ next: TextLine) -> Bool {
    guard line.bytes.count > 1, line.bytes.last == 0x2D, let first = next.bytes.first else { return false }
    let before = line.bytes[line.bytes.count - 2]
    let isLetter = before >= 0x80 || (0x61...0x7A).contains(before | 0x20)
    return isLetter && (0x61...0x7A).contains(first)
  }

  private static func ends(_ line: TextLine, before next: TextLine, in lines: [TextLine], at index: Int) -> Bool {
    let startsSmall = next.bytes.first.map { (0x61...0x7A).contains($0) } ?? false
    if startsSmall { return false }
    if closesWithAmount(line) { return true }
    // A label's line in an information block stops short of its neighbours; so does the last line of a paragraph.
    if line.block != next.block { return line.bytes.last != 0x2C }
    let block = lines[max(0, index - 12)..<min(lines.count, index + 12)].filter { $0.block == line.block }
    let right = block.reduce(0) { max($0, $1.box.maxX) }
    let left = block.reduce(1) { min($0, $1.box.x) }
    return right - line.box.maxX > 0.25 * max(right - left, 0.01)
  }
}

extension Passage {
  /// A row of a table ends with its amount, and the next line begins something new.
  private static func closesWithAmount(_ line: TextLine) -> Bool {
    let last = line.words.last?.text ?? ""
    if last == "€" || last == "EUR" || last == "CHF" { return true }
    let digits = Array(last.utf8.reversed().drop { !PlainBytes.isDigit($0) })
    return digits.count >= 4 && PlainBytes.isDigit(digits[1]) && digits[2] == 0x2C && PlainBytes.isDigit(digits[3])
      && last.utf8.count - digits.count <= 4
  }
}

/// The folding behind `Passage.plain`.
enum PlainText {
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var out = Folding.lowercased(bytes)
    var index = 0
    while index < out.count {
      switch out[index] {
      case 0xC3 where index + 1 < out.count:
        out[index] = vowel(out[index + 1])
        out[index + 1] = 0
        index += 2
      case 0xC2 where index + 1 < out.count && out[index + 1] == 0xA0:
        out[index] = 0x20
        out[index + 1] = 0
        index += 2
      case 0xE2 where index + 2 < out.count && out[index + 1] == 0x80 && (0x90...0x95).contains(out[index + 2]):
        out.replaceSubrange(index..<index + 3, with: [0x2D, 0, 0])
        index += 3
      case 0x73 where index + 1 < out.count && out[index + 1] == 0x73:
        out[index + 1] = 0
        index += 2
      case 0x0A, 0x09, 0x0D:
        out[index] = out[index] == 0x0A ? 0x0A : 0x20
        index += 1
      default: index += 1
      }
    }
    return out
  }

  private static func vowel(_ second: UInt8) -> UInt8 {
    switch second {
    case 0xA4, 0xA0, 0xA1, 0xA2: 0x61
    case 0xB6, 0xB2, 0xB3, 0xB4: 0x6F
    case 0xBC, 0xB9, 0xBA, 0xBB: 0x75
    case 0xA8, 0xA9, 0xAA: 0x65
    case 0x9F: 0x73
    default: 0x3F
    }
  }
}
