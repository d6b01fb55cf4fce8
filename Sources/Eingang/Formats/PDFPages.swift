import AlbertModel

/// The pages of a PDF: those with real text as text, the others as pixels.
struct PDFPages: OpenDocument {
  let document: PDFDocument
  let limits: ReadingLimits

  var pageCount: Int { document.pageCount }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    do throws(ReadingError) {
      let page = try document.page(index)
      if alwaysOCR { return .image(try image(index, page)) }
      let layer = TextLayer(try document.words(index), width: page.width, height: page.height)
      if layer.isGarbage || layer.letterCount == 0 { return .image(try image(index, page)) }
      let text = layer.page(number: index + 1)
      // A scan may carry a short stamp as text; whatever has pictures is read whole when in doubt.
      return page.images > 0 && layer.letterCount < PDFPages.fewLetters
        ? .image(try image(index, page), layer: text) : .text(text)
    } catch .library(.tooLarge, _) {
      throw .stoerung(Unreadable.tooManyPixels)
    } catch .library {
      throw .stoerung(Unreadable.damagedPage)
    }
  }

  /// Fewer are a stamp or a page number rather than a letter.
  private static let fewLetters = 100

  private func image(_ index: Int, _ page: PDFDocument.Page) throws(ReadingError) -> PageImage {
    if page.heldPixels > limits.pixels { throw .stoerung(Unreadable.tooManyPixels) }
    if page.isSingleImage, let image = try document.singleJPEG(index, maxPixels: limits.pixels), !image.isTooSmall {
      return image
    }
    return try document.render(index, dpi: resolution(page), maxPixels: limits.pixels)
  }

  /// The picture's own resolution where it is near to what letters need, and never more pixels than allowed.
  private func resolution(_ page: PDFDocument.Page) -> Double {
    var dpi = 300.0
    if page.isSingleImage, let own = page.imageDPI, (150...400).contains(own) { dpi = own }
    let inches = page.width / 72 * page.height / 72
    guard inches > 0 else { return dpi }
    // Posters, plans and pages whose size is a mistake are read more coarsely rather than not at all.
    return min(dpi, (Double(min(limits.pixels, 40_000_000)) / inches).squareRoot())
  }
}
