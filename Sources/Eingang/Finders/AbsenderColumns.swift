import AlbertModel

/// Reads down a column of a page: what stands under a line and belongs to it.
struct AbsenderColumns: Sendable {
  private let pages: [Int: [TextLine]]
  private let textHeight: Double
  private let isSlip: Bool
  /// Lines that hold an amount, by page.
  private let amounts: [Int: [TextLine]]

  /// Points part cents only on a slip; in a letter they are a date's.
  init(_ dokument: Dokument, isSlip: Bool) {
    pages = Dictionary(grouping: dokument.lines, by: \.page).mapValues { lines in
      lines.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }
    textHeight = dokument.textHeight
    self.isSlip = isSlip
    amounts = Dictionary(
      grouping: dokument.lines.filter { $0.words.contains { AbsenderColumns.isAmount($0.text, orPoint: isSlip) } },
      by: \.page)
  }

  /// The lines under a line, aligned with it and set no further apart than an address's are.
  func under(_ line: TextLine, most: Int) -> [TextLine] {
    var found: [TextLine] = []
    var last = line
    var widest: Double?
    while found.count < most, let next = next(under: last, of: line) {
      let gap = isSlip ? 0 : next.box.y - last.box.maxY
      // An empty line parts a letter's blocks: no gap may be much wider than the first.
      if let widest, gap > widest { break }
      widest = widest ?? max(1.6 * gap, gap + 0.7 * next.box.height)
      found.append(next)
      last = next
    }
    return found
  }

  /// The lines over a line, nearest first.
  func over(_ line: TextLine, most: Int) -> [TextLine] {
    var found: [TextLine] = []
    var last = line
    while found.count < most,
      let next = (pages[line.page] ?? []).last(where: {
        $0.box.midY < last.box.y && isAligned($0, line) && isNear($0, last)
      })
    {
      found.append(next)
      last = next
    }
    return found
  }

  /// The nearest line right of a line.
  func beside(_ line: TextLine) -> TextLine? {
    (pages[line.page] ?? []).filter { $0.box.x >= line.box.maxX - 0.005 && isLevel($0, line) }
      .min { $0.box.x < $1.box.x }
  }

  /// True where an amount stands on the line or beside it.
  func hasAmount(_ line: TextLine) -> Bool { (amounts[line.page] ?? []).contains { isLevel($0, line) } }

  /// The height of the first line with an amount: what a till's slip lists begins there.
  var firstAmount: Double { (amounts[1] ?? []).map(\.box.midY).min() ?? 1 }

  private func next(under last: TextLine, of first: TextLine) -> TextLine? {
    (pages[first.page] ?? []).first { $0.box.midY > last.box.maxY && isAligned($0, first) && isNear(last, $0) }
  }

  /// Whether two lines begin at the same place, or share a middle, or one lies mostly over the other.
  private func isAligned(_ one: TextLine, _ other: TextLine) -> Bool {
    if abs(one.box.x - other.box.x) < 0.015 || abs(one.box.midX - other.box.midX) < 0.03 { return true }
    let shared = min(one.box.maxX, other.box.maxX) - max(one.box.x, other.box.x)
    return shared > 0.6 * min(one.box.width, other.box.width)
  }

  private func isNear(_ upper: TextLine, _ lower: TextLine) -> Bool {
    lower.box.y - upper.box.maxY < max(0.02, 1.6 * min(max(upper.box.height, textHeight), 2.5 * textHeight))
  }

  private func isLevel(_ one: TextLine, _ other: TextLine) -> Bool {
    min(one.box.maxY, other.box.maxY) - max(one.box.y, other.box.y) > 0.5 * min(one.box.height, other.box.height)
  }

  /// Digits, a comma or point, and two digits; a tax letter or a currency may follow.
  static func isAmount(_ text: String, orPoint: Bool) -> Bool {
    guard text.utf8.contains(where: { $0 == Bytes.comma || orPoint && $0 == Bytes.point }) else { return false }
    let bytes = Array(text.utf8)
    guard let mark = bytes.lastIndex(where: { $0 == Bytes.comma || orPoint && $0 == Bytes.point }), mark > 0,
      mark + 2 < bytes.count,
      Bytes.isDigit(bytes[mark - 1]), Bytes.isDigit(bytes[mark + 1]), Bytes.isDigit(bytes[mark + 2])
    else { return false }
    // Two points make a date or a register's number.
    let marks = bytes[..<mark].contains { $0 == Bytes.comma || $0 == Bytes.point && bytes[mark] == Bytes.point }
    return !marks && !bytes[(mark + 3)...].contains(where: Bytes.isDigit)
      && !bytes[..<mark].contains(where: Bytes.isASCIILetter)
  }
}
