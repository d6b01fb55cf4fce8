import COCR
import Eingang

/// A Tesseract with one language loaded.
///
/// Owned by one reader; freed with the last reference.
final class OCREngine {
  private let handle: OpaquePointer

  /// The folder holds `LANGUAGE.traineddata`.
  init(folder: String, language: String) throws(ReadingError) {
    var handle: OpaquePointer?
    try ReadingError.check(cocr_engine_create(folder, language, &handle))
    guard let handle else { throw .exhausted }
    self.handle = handle
  }

  deinit { cocr_engine_destroy(handle) }

  /// Names and versions of the libraries.
  static var versions: String { String(cString: cocr_versions()) }

  /// How a page's text is laid out, as Tesseract numbers it.
  enum Segmentation: Int32 {
    /// Whatever the page shows: right for columns of running text, but a table's columns come one after the other.
    case automatic = 3
    /// Keeps a table's row together and halves the errors of the default on letters.
    case singleColumn = 4
  }

  /// How a page is to be read.
  struct Reading {
    var segmentation: Segmentation
    var way: ReadingWay
    var dpi: Int
    var milliseconds: Int
  }

  /// The words of a page that stands upright, in reading order, in pixels.
  func recognize(_ image: PageImage, _ reading: Reading) throws(ReadingError) -> [RawWord] {
    var words: [RawWord] = []
    let layout = cocr_layout(
      segmentation: reading.segmentation.rawValue, dpi: Int32(clamping: reading.dpi),
      timeout_ms: Int32(clamping: reading.milliseconds), spread: Float(reading.way.spread),
      narrowing: Float(reading.way.narrowing))
    let status = withUnsafeMutablePointer(to: &words) {
      cocr_recognize(handle, image.handle, layout, RawWord.collect, $0)
    }
    try ReadingError.check(status)
    return try RawWord.all(words)
  }
}
