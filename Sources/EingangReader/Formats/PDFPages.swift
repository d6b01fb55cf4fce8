import AlbertModel
import Eingang

/// The pages of a PDF: those with real text as text, the others as pixels.
final class PDFPages: OpenDocument {
  let document: PDFDocument
  let limits: ReadingLimits
  /// Bytes of a page's strings: a newspaper's page has a tenth of it, and the library keeps a hundred bytes for each.
  private static let mostText = 1_000_000
  /// Of the first page, and read with it: a long file is opened anew for every few of its pages.
  private(set) var invoice: EmbeddedInvoice?

  init(_ document: PDFDocument, limits: ReadingLimits) {
    self.document = document
    self.limits = limits
  }

  var pageCount: Int { document.pageCount }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    // Also where the page itself cannot be read.
    if index == 0, invoice == nil { invoice = try EmbeddedInvoice(document) }
    do throws(ReadingError) {
      let page = try document.page(index)
      if page.shownText + page.hiddenText > PDFPages.mostText { throw ReadingError.stoerung(Unreadable.tooMuchText) }
      if alwaysOCR { return .image(try image(index, page)) }
      let (way, layer) = try seen(index, page)
      switch way {
      case .picture: return .image(try image(index, page))
      case .proofread: return .layered(try image(index, page), layer.page(number: index + 1), .belowThePicture)
      case .both: return .layered(try rendered(index, page), layer.page(number: index + 1), .onThePage)
      case .text: return .text(layer.page(number: index + 1, codes: try codes(index, page)))
      }
    } catch .library(.tooLarge, _) {
      throw .stoerung(Unreadable.tooManyPixels)
    } catch .library {
      throw .stoerung(Unreadable.damagedPage)
    }
  }

  /// The words that a person sees, too; where some are hidden by something that has words itself, all of it is read.
  private func seen(_ index: Int, _ page: PDFDocument.Page) throws(ReadingError) -> (PDFPageWay, TextLayer) {
    let words = try document.words(index)
    let layer = TextLayer(words, width: page.width, height: page.height)
    let way = PDFPageWay(PDFPageWay.Facts(page, layer))
    guard way == .text || way == .both else { return (way, layer) }
    let doubts = try document.doubts(index)
    guard !doubts.isEmpty else { return (way, layer) }
    let inDoubt = words.filter { word in doubts.contains { $0.touches(word) } }
    if inDoubt.isEmpty { return (way, layer) }
    try refuseHeld(page)
    let part = try document.part(index, round: inDoubt, page)
    let seen = try UnseenWords(words, doubts: doubts) { word throws(ReadingError) in try part.shows(word) }
    if seen.kept.count == words.count { return (way, layer) }
    let rest = TextLayer(seen.kept, width: page.width, height: page.height)
    let next = PDFPageWay(PDFPageWay.Facts(page, rest))
    return (next == .text && seen.hidesOthers ? .both : next, rest)
  }

  func notices(_ index: Int) -> [String] { index == 0 ? invoice?.notices ?? [] : [] }

  func embedded(_ index: Int) throws(ReadingError) -> [PageCode] { index == 0 ? invoice?.codes ?? [] : [] }

  private func codes(_ index: Int, _ page: PDFDocument.Page) throws(ReadingError) -> [PageCode] {
    // An image that is too large to be held is not worth the page's text.
    guard page.mayHaveCodes, page.heldPixels <= limits.pixels else { return [] }
    do throws(ReadingError) {
      return try document.codes(index).compactMap { $0.code(width: page.width, height: page.height) }
    } catch .library {
      // Nor is one that cannot be decoded.
      return []
    }
  }

  func picture(_ index: Int) throws(ReadingError) -> PageImage? {
    do throws(ReadingError) {
      return try image(index, try document.page(index), inColours: true)
    } catch .library(.tooLarge, _) {
      throw .stoerung(Unreadable.tooManyPixels)
    } catch .library {
      throw .stoerung(Unreadable.damagedPage)
    }
  }

  private func image(
    _ index: Int, _ page: PDFDocument.Page, inColours: Bool = false
  ) throws(ReadingError) -> PageImage {
    try refuseHeld(page)
    if page.isSingleImage,
      let image = try document.singleImage(index, maxPixels: limits.pixels, inColours: inColours), !image.isTooSmall
    {
      return image
    }
    return try rendered(index, page, inColours: inColours)
  }

  private func rendered(
    _ index: Int, _ page: PDFDocument.Page, inColours: Bool = false
  ) throws(ReadingError) -> PageImage {
    try refuseHeld(page)
    return try document.render(index, dpi: resolution(page), maxPixels: limits.pixels, inColours: inColours)
  }

  private func refuseHeld(_ page: PDFDocument.Page) throws(ReadingError) {
    if page.heldPixels > limits.pixels { throw .stoerung(Unreadable.tooManyPixels) }
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

extension PDFPageWay.Facts {
  init(_ page: PDFDocument.Page, _ layer: TextLayer) {
    self.init(
      letters: layer.letterCount, isGarbage: layer.isGarbage, images: page.images, picture: page.picture,
      shownText: page.shownText, hiddenText: page.hiddenText, curves: page.curves)
  }
}
