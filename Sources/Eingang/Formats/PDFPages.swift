import AlbertModel

/// The pages of a PDF: those with real text as text, the others as pixels.
struct PDFPages: OpenDocument {
  let document: PDFDocument
  let limits: ReadingLimits

  var pageCount: Int { document.pageCount }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    do throws(ReadingError) {
      let page = try document.page(index)
      if !alwaysOCR, let text = try text(index, page) { return .text(text) }
      return .image(try image(index, page))
    } catch .library(.tooLarge, _) {
      throw .stoerung(Unreadable.tooManyPixels)
    } catch .library {
      throw .stoerung(Unreadable.damagedPage)
    }
  }

  /// The text layer, where there is enough of it to be the page's own text.
  private func text(_ index: Int, _ page: PDFDocument.Page) throws(ReadingError) -> PageText? {
    let layer = TextLayer(try document.words(index), width: page.width, height: page.height)
    // A scan may carry a short stamp as text; whatever has pictures is read whole when in doubt.
    let enough = page.images > 0 ? 100 : 1
    guard layer.letterCount >= enough, !layer.isGarbage else { return nil }
    return layer.page(number: index + 1)
  }

  private func image(_ index: Int, _ page: PDFDocument.Page) throws(ReadingError) -> PageImage {
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
    // Posters and plans are read more coarsely rather than not at all.
    let affordable = (Double(min(limits.pixels, 40_000_000)) / inches).squareRoot()
    return affordable < 50 ? dpi : min(dpi, affordable)
  }
}
