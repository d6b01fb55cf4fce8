import AlbertModel
import Eingang

extension PageRecognizer {
  /// The sheets that lie beside one another on the image, each read by itself; nil where there are not several for sure.
  ///
  /// Each may lie its own way round. Where one of them cannot be read, what was found is not taken for sheets.
  func sheetsApart(
    _ image: PageImage, _ found: [Sheet], number: Int, timing: inout Timing
  ) throws(ReadingError) -> [PageText]? {
    let sheets = Sheet.apart(of: found)
    guard sheets.count > 1, Sheet.holdAll(lettersBeyond: try image.lettersBeyond(sheets)) else { return nil }
    var pages: [PageText] = []
    for (index, sheet) in sheets.enumerated() {
      var watch = StopWatch()
      let cut = try image.copy()
      try cut.straighten(sheet)
      let facts = try PagePreparation.darkOnLight(cut)
      if facts.isBare { return nil }
      let letters = try PagePreparation(cut, facts).run(sheets: [])
      timing.prepare += watch.lap()
      var page = try read(cut, facts, letters, number: number, timing: &timing)
      guard PagePart.isRead(page.words) else { return nil }
      page.part = PagePart(
        .sheet, page: number, number: index + 1, of: sheets.count,
        box: sheet.box(width: Double(image.width), height: Double(image.height)))
      pages.append(page)
    }
    return pages
  }

  /// The two pages of a double page; nil where the image, which is prepared, does not show one for sure.
  func halves(
    _ image: PageImage, _ letters: PagePreparation.Letters, number: Int, timing: inout Timing
  ) throws(ReadingError) -> [PageText]? {
    guard letters.tellUpright, Gutter.mayDivide(width: image.width, height: image.height, dpi: image.dpi),
      try image.gutter().dividesForSure
    else { return nil }
    var pages: [PageText] = []
    for (index, columns) in [0..<image.width / 2, image.width / 2..<image.width].enumerated() {
      var watch = StopWatch()
      let half = try image.copy()
      try half.clip(x: columns, y: 0..<image.height)
      let words = try bestReading(half, letters).words
      timing.ocr += watch.lap()
      var page = page(words, half, number: number, codes: try codes(half))
      timing.prepare += watch.lap()
      guard PagePart.isRead(page.words) else { return nil }
      page.part = PagePart(
        .half, page: number, number: index + 1, of: 2,
        box: BoundingBox(x: 0.5 * Double(index), y: 0, width: 0.5, height: 1))
      pages.append(page)
    }
    return pages
  }
}

extension PageText {
  /// The same as page so many of another file, or a part of that page.
  func ofFilePage(_ number: Int) -> PageText {
    var page = renumbered(number)
    page.part?.page = number
    return page
  }
}
