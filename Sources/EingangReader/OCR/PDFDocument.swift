import COCR
import Eingang

/// An open PDF.
///
/// Owned by one reader; closed with the last reference.
final class PDFDocument {
  /// What a page says about itself.
  struct Page {
    /// Points, upright.
    var width: Double
    /// Points, upright.
    var height: Double
    /// Places where an image is shown.
    var images: Int
    /// One image, whole or in strips, fills the page, and nothing else is seen.
    var isSingleImage: Bool
    /// Of the finest image.
    var imageDPI: Double?
    /// Pixels of the largest image that is decoded as a whole and not row by row.
    var heldPixels: Int64
    /// Share of the page that its largest image covers, 0 to 1.
    var picture: Double
    /// Bytes of text that is painted, and of text that is not or lies under a picture.
    var shownText: Int
    var hiddenText: Int
    var curves: Int
    /// Stamps, notes and form fields.
    var annotations: Int
    /// Something on it may be a code.
    var mayHaveCodes: Bool

    fileprivate init(_ info: cocr_pdf_page) {
      width = Double(info.width)
      height = Double(info.height)
      images = Int(info.images)
      isSingleImage = info.single_image != 0
      imageDPI = info.image_dpi > 0 ? Double(info.image_dpi) : nil
      heldPixels = info.held_pixels
      picture = Double(info.picture)
      shownText = Int(clamping: info.shown_text)
      hiddenText = Int(clamping: info.hidden_text)
      curves = Int(info.curves)
      annotations = Int(info.annotations)
      mayHaveCodes = info.code_areas > 0
    }
  }

  let pageCount: Int
  let handle: OpaquePointer
  // The library reads from it as long as it is open.
  private let file: FileBytes

  /// Tries no password first, then each of these; one that the letters' two encodings write differently in both.
  init(_ file: FileBytes, passwords: [String] = []) throws(ReadingError) {
    var handle: OpaquePointer?
    var status = cocr_pdf_open(file.start, file.count, nil, &handle)
    for password in passwords.flatMap(PasswordBytes.all) where status == COCR_LOCKED {
      status = cocr_pdf_open(file.start, file.count, password, &handle)
    }
    try ReadingError.check(status)
    guard let handle else { throw .exhausted }
    self.handle = handle
    self.file = file
    var pages: Int32 = 0
    status = cocr_pdf_pages(handle, &pages)
    pageCount = Int(pages)
    try ReadingError.check(status)
  }

  deinit { cocr_pdf_close(handle) }

  /// The bytes up to there lead to each page and what is on it without any repair.
  static func leadsToItsPages(_ file: FileBytes, end: Int) throws(ReadingError) -> Bool {
    var found: Int32 = 0
    try ReadingError.check(cocr_pdf_leads_to_pages(file.start, min(end, file.count), &found))
    return found != 0
  }

  /// Pages count from 0.
  func page(_ index: Int) throws(ReadingError) -> Page {
    var info = cocr_pdf_page()
    try ReadingError.check(cocr_pdf_get_page(handle, Int32(clamping: index), &info))
    return Page(info)
  }

  /// The text layer in the library's reading order, in points.
  func words(_ index: Int) throws(ReadingError) -> [RawWord] {
    var words: [RawWord] = []
    let status = withUnsafeMutablePointer(to: &words) {
      cocr_pdf_words(handle, Int32(clamping: index), RawWord.collect, $0)
    }
    try ReadingError.check(status)
    return try RawWord.all(words)
  }

  func render(
    _ index: Int, dpi: Double, maxPixels: Int64, inColours: Bool = false
  ) throws(ReadingError) -> PageImage {
    var image: OpaquePointer?
    try ReadingError.check(
      cocr_pdf_render(handle, Int32(clamping: index), Float(dpi), maxPixels, inColours ? 1 : 0, &image))
    guard let image else { throw .exhausted }
    return PageImage(owning: image)
  }

  /// The pixels of a page that is one image, as they were scanned; nil for any other page, and for images that only
  /// rendering decodes.
  func singleImage(
    _ index: Int, maxPixels: Int64, inColours: Bool = false
  ) throws(ReadingError) -> PageImage? {
    var image: OpaquePointer?
    let status = cocr_pdf_single_image(handle, Int32(clamping: index), maxPixels, inColours ? 1 : 0, &image)
    if status == COCR_UNSUITABLE { return nil }
    try ReadingError.check(status)
    return image.map(PageImage.init(owning:))
  }

  /// Codes among the images and patterns of a page, in points.
  func codes(_ index: Int) throws(ReadingError) -> [RawCode] {
    var codes: [RawCode] = []
    let status = withUnsafeMutablePointer(to: &codes) {
      cocr_pdf_codes(handle, Int32(clamping: index), RawCode.collect, $0)
    }
    try ReadingError.check(status)
    return codes
  }
}
