import COCR

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
}

extension PageImage {
  /// What a grey page shows where a word should stand; the word is in points, of which the page has so many across.
  func shows(_ word: RawWord, width: Double) throws(ReadingError) -> UnseenWords.Pixels {
    let scale = Double(self.width) / max(width, 1)
    func pixel(_ points: Double) -> Int32 { Int32(min(max(points * scale, 0), 1_000_000)) }
    let (left, top) = (pixel(word.x.lowerBound), pixel(word.y.lowerBound))
    let (right, bottom) = (pixel(word.x.upperBound) + 1, pixel(word.y.upperBound) + 1)
    var shown = COCR_SHOWS_NOTHING
    try ReadingError.check(cocr_image_shows(handle, left, top, right - left, bottom - top, &shown))
    return shown == COCR_SHOWS_NOTHING ? .nothing : shown == COCR_SHOWS_WRITING ? .writing : .something
  }
}
