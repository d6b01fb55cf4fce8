import AlbertModel
import Eingang

/// The line of a page that a value was read from, with the value in it.
struct QuotedLine: Hashable, Sendable {
  let page: Int
  var before: String
  var marked: String
  var after: String

  /// Where the page is not at hand, the words of the evidence alone.
  init(_ evidence: Evidence, in pages: [PageText] = [], saying values: [String] = []) {
    page = evidence.page
    (before, marked, after) = ("", evidence.quote, "")
    // What stands in the file and not on the paper goes with the whole page.
    let isOnPaper = evidence.box.height < 1
    let rows = isOnPaper ? pages.first { $0.number == evidence.page }?.rows ?? [] : []
    let hits = rows.map { row in row.words.indices.filter { QuotedLine.holds(evidence.box, row.words[$0].box) } }
    // A quote of several lines is shown by the one that has most of it.
    let best = hits.indices.max { hits[$0].count < hits[$1].count }
    if let best, let first = hits[best].first, let last = hits[best].last {
      let words = rows[best].words.map(\.text)
      before = words[..<first].joined(separator: " ")
      marked = words[first...last].joined(separator: " ")
      after = words[(last + 1)...].joined(separator: " ")
      if !before.isEmpty { before += " " }
      if !after.isEmpty { after = " " + after }
    }
    narrow(to: values)
  }

  /// Marks no more than the value where it stands in what is marked word by word.
  private mutating func narrow(to values: [String]) {
    for value in values where !value.isEmpty {
      if value == marked { return }
      guard let range = QuotedLine.range(of: value, in: marked) else { continue }
      before += marked[..<range.lowerBound]
      after = marked[range.upperBound...] + after
      marked = String(marked[range])
      return
    }
  }

  private static func range(of value: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(value) {
        return start..<(text.index(start, offsetBy: value.count, limitedBy: text.endIndex) ?? text.endIndex)
      }
      start = text.index(after: start)
    }
    return nil
  }

  private static func holds(_ box: BoundingBox, _ word: BoundingBox) -> Bool {
    (box.x...max(box.x, box.maxX)).contains(word.midX) && (box.y...max(box.y, box.maxY)).contains(word.midY)
  }

  /// As it stands in a card: `„bis zum ›15.09.2025‹ zu überweisen“ S. 1`, cut on both sides so that the value is seen.
  func line(width: Int) -> FrameLine {
    let tail = "“ S. \(page)"
    let room = width - DisplayWidth.of(tail) - 3
    let value = Wrapping.elided(Visible.line(marked), width: max(room, 1))
    let left = Visible.line(before)
    let right = Visible.line(after)
    let free = max(room - DisplayWidth.of(value), 0)
    // Each side gets half, and what the other does not need.
    let leftRoom = max(free / 2, free - DisplayWidth.of(right))
    let shownLeft = QuotedLine.end(of: left, width: leftRoom)
    let shownRight = Wrapping.elided(right, width: free - DisplayWidth.of(shownLeft))
    return FrameLine([
      Span("„" + shownLeft + "›", .dim), Span(value, .bold), Span("‹" + shownRight + tail, .dim),
    ])
  }

  /// As much of the end as fits, behind an ellipsis.
  private static func end(of text: String, width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    guard width > 1 else { return width == 1 ? "…" : "" }
    let tail = DisplayWidth.prefix(of: String(text.reversed()), width: width - 1)
    return "…" + String(tail.reversed())
  }
}
