import COCR
import Eingang

extension PageImage {
  /// Shapes like letters that are darker than their ground, and that are lighter.
  func polarity() throws(ReadingError) -> (dark: Int, light: Int) {
    var (dark, light): (Int32, Int32) = (0, 0)
    try ReadingError.check(cocr_image_polarity(handle, &dark, &light))
    return (Int(dark), Int(light))
  }

  /// Makes dark what is light, and the other way round.
  func invert() throws(ReadingError) { try ReadingError.check(cocr_image_invert(handle)) }

  /// Turns areas that are dark but for what is written on them into dark writing on light; false where there are none.
  @discardableResult
  func lighten() throws(ReadingError) -> Bool {
    var found: Int32 = 0
    try ReadingError.check(cocr_image_lighten(handle, &found))
    return found != 0
  }

  /// Takes out what is no larger than so many pixels, where there is much of it; false where there is not.
  @discardableResult
  func despeckle(side: Int, least: Int) throws(ReadingError) -> Bool {
    var found: Int32 = 0
    try ReadingError.check(cocr_image_despeckle(handle, Int32(clamping: side), Int32(clamping: least), &found))
    return found != 0
  }

  /// Fills rows that a fax has lost in the middle of letters, on a black and white page as it came; gives their number.
  @discardableResult
  func mendRows() throws(ReadingError) -> Int {
    var mended: Int32 = 0
    try ReadingError.check(cocr_image_mend_rows(handle, &mended))
    return Int(mended)
  }

  /// Makes letters of an old printer's dots where there is hardly anything else; false where there are none.
  @discardableResult
  func joinDots() throws(ReadingError) -> Bool {
    var found: Int32 = 0
    try ReadingError.check(cocr_image_join_dots(handle, &found))
    return found != 0
  }

  /// Running text stands in columns, its letters being so many pixels tall.
  func hasColumns(letterHeight: Double) throws(ReadingError) -> Bool {
    var found: Int32 = 0
    try ReadingError.check(cocr_image_columns(handle, Float(letterHeight), &found))
    return found != 0
  }
}
