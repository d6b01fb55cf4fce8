import AlbertModel

extension Reading {
  /// The same with each of the file's pages divided as it was before: cards count its pages.
  ///
  /// Sheets that were not told apart are one page again, read sheet by sheet. A page that is whole now and was not, or
  /// has another number of sheets, stays as it was read before: nothing tells which words belong to which card.
  func divided(like earlier: [PageText]) -> Reading {
    let (old, new) = (Reading.filePages(earlier), Reading.filePages(pages))
    guard old.count == new.count else { return self }
    var reading = self
    reading.pages = zip(old, new).flatMap { old, new in
      if old.count == new.count { return new }
      let joined = PageText(joining: new)
      // Sheets may hold more together than a page may.
      return old.count == 1 && joined.isPlausible ? [joined] : old
    }.enumerated().map { $1.renumbered($0 + 1) }
    return reading
  }

  /// Pages of the file as it is, each with its parts.
  private static func filePages(_ pages: [PageText]) -> [[PageText]] {
    var found: [[PageText]] = []
    for page in pages {
      if let part = page.part, part.number > 1, found.last?.last?.part?.page == part.page {
        found[found.count - 1].append(page)
      } else {
        found.append([page])
      }
    }
    return found
  }
}

extension PageText {
  /// All parts of a page in one, where they lie on it; there is one at least.
  fileprivate init(joining parts: [PageText]) {
    let words = parts.map { page in
      page.words.map {
        Word($0.text, box: page.whole($0.box), confidence: $0.confidence, line: $0.line, block: $0.block)
      }
    }
    let codes = parts.flatMap { page in
      page.codes.map { PageCode($0.symbology, text: $0.text, box: page.whole($0.box)) }
    }
    self.init(
      number: parts[0].number, width: parts.map { $0.width / ($0.part?.box.width ?? 1) }.max() ?? 1,
      height: parts.map { $0.height / ($0.part?.box.height ?? 1) }.max() ?? 1, source: parts[0].source,
      words: PageText.renumbered(words), codes: Array(codes.prefix(PageText.mostCodes)))
    notices = Array(parts.flatMap(\.notices).prefix(PageText.mostNotices))
  }

  /// A place on the part as one on the whole page.
  private func whole(_ box: BoundingBox) -> BoundingBox {
    guard let outer = part?.box else { return box }
    return BoundingBox(
      x: outer.x + box.x * outer.width, y: outer.y + box.y * outer.height, width: box.width * outer.width,
      height: box.height * outer.height)
  }
}
