import COCR
import Eingang

extension UnseenWords.Doubt {
  /// Appends to the `[UnseenWords.Doubt]` that the context points to.
  static let collect: cocr_doubt_fn = { context, doubt in
    guard let doubts = context?.assumingMemoryBound(to: [UnseenWords.Doubt].self) else { return 1 }
    doubts.pointee.append(UnseenWords.Doubt(doubt.pointee))
    return 0
  }

  private init(_ doubt: cocr_doubt) {
    self.init(
      x: Double(doubt.left)..<Double(max(doubt.left, doubt.right)),
      y: Double(doubt.top)..<Double(max(doubt.top, doubt.bottom)), isHidden: doubt.is_hidden != 0)
  }
}

extension PDFDocument {
  /// Where a page's writing may be unseen.
  func doubts(_ index: Int) throws(ReadingError) -> [UnseenWords.Doubt] {
    var doubts: [UnseenWords.Doubt] = []
    let status = withUnsafeMutablePointer(to: &doubts) {
      cocr_pdf_doubts(handle, Int32(clamping: index), UnseenWords.Doubt.collect, $0)
    }
    try ReadingError.check(status)
    return doubts
  }

  /// The page's pixels round some words, so coarsely as small letters are still told from none.
  func part(_ index: Int, round words: [RawWord], _ page: Page) throws(ReadingError) -> RenderedPart {
    let left = words.map(\.x.lowerBound).min() ?? 0
    let top = words.map(\.y.lowerBound).min() ?? 0
    var area = cocr_doubt()
    (area.left, area.top) = (Float(max(0, left - 2)), Float(max(0, top - 2)))
    area.right = Float(min(page.width, (words.map(\.x.upperBound).max() ?? 0) + 2))
    area.bottom = Float(min(page.height, (words.map(\.y.upperBound).max() ?? 0) + 2))
    // A poster's part is looked at as coarsely as the poster is read.
    let dpi = min(96, 72 * 6000 / max(page.width, page.height, 1))
    var image: OpaquePointer?
    try ReadingError.check(cocr_pdf_render_part(handle, Int32(clamping: index), Float(dpi), &area, &image))
    guard let image else { throw .exhausted }
    let scale = dpi / 72
    return RenderedPart(
      image: PageImage(owning: image), left: (Double(area.left) * scale).rounded(.down),
      top: (Double(area.top) * scale).rounded(.down), scale: scale)
  }
}

/// Pixels of a part of a page.
struct RenderedPart {
  let image: PageImage
  /// Pixels before it.
  let left: Double
  let top: Double
  /// Pixels to a point.
  let scale: Double

  /// What stands where a word should; the word is in points of the page.
  func shows(_ word: RawWord) throws(ReadingError) -> UnseenWords.Pixels {
    func pixel(_ points: Double, _ before: Double) -> Int32 { Int32(min(max(points * scale - before, 0), 1_000_000)) }
    let (x, y) = (pixel(word.x.lowerBound, left), pixel(word.y.lowerBound, top))
    let (right, bottom) = (pixel(word.x.upperBound, left) + 1, pixel(word.y.upperBound, top) + 1)
    var shown = COCR_SHOWS_NOTHING
    try ReadingError.check(cocr_image_shows(image.handle, x, y, right - x, bottom - y, &shown))
    return shown == COCR_SHOWS_NOTHING ? .nothing : shown == COCR_SHOWS_WRITING ? .writing : .something
  }
}
