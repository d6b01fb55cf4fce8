import AlbertModel

extension PageText {
  /// A text layer's page with what was read in its pictures besides: what stands above all text first, the rest last.
  ///
  /// Words that lie on the layer's own are what was left of them when they were painted over.
  package func completed(by read: PageText) -> PageText {
    let other = read.words.filter { word in !words.contains { $0.box.covers(word.box) } }
    guard !other.isEmpty else { return with(codes: read.codes) }
    let top = words.map(\.box.y).min() ?? 1
    let above = Set(other.map(\.block)).filter { block in
      other.allSatisfy { $0.block != block || $0.box.maxY <= top }
    }
    let parts = [other.filter { above.contains($0.block) }, words, other.filter { !above.contains($0.block) }]
    return PageText(
      number: number, width: width, height: height, source: source, words: PageText.renumbered(parts),
      codes: read.codes)
  }

  package func with(codes: [PageCode]) -> PageText {
    var page = PageText(number: number, width: width, height: height, source: source, words: words, codes: codes)
    page.notices = notices
    page.part = part
    page.course = course
    return page
  }

  /// Lines and blocks counted through all parts.
  static func renumbered(_ parts: [[Word]]) -> [Word] {
    var out: [Word] = []
    for part in parts {
      let (line, block) = ((out.map(\.line).max() ?? -1) + 1, (out.map(\.block).max() ?? -1) + 1)
      out += part.map { word in
        Word(word.text, box: word.box, confidence: word.confidence, line: word.line + line, block: word.block + block)
      }
    }
    return out
  }
}

extension BoundingBox {
  /// More than half of the other one lies within.
  fileprivate func covers(_ other: BoundingBox) -> Bool {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 && width * height * 2 > other.width * other.height
  }
}
