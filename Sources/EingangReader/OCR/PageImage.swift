import AlbertModel
import COCR
import Eingang

/// The pixels of one page: grey, or black on white.
///
/// Owned by one reader; the pixels are freed with the last reference.
final class PageImage {
  private(set) var handle: OpaquePointer
  /// The greys that these pixels were black and white made from, as long as they show the same.
  var greys: Greys?
  /// The way it went since its page was decoded.
  private(set) var course = PageCourse()

  init(owning handle: OpaquePointer) { self.handle = handle }

  deinit { cocr_image_destroy(handle) }

  /// Decodes a page of an image file, after its header has shown that it is not larger than allowed.
  convenience init(
    decoding file: FileBytes, page: Int = 0, maxPixels: Int64, inColours: Bool = false
  ) throws(ReadingError) {
    var handle: OpaquePointer?
    try ReadingError.check(
      cocr_image_decode(file.start, file.count, Int32(clamping: page), maxPixels, inColours ? 1 : 0, &handle))
    guard let handle else { throw .exhausted }
    self.init(owning: handle)
  }

  /// Pixels across and down as the header says; nil where it cannot be read.
  static func size(_ file: FileBytes) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard cocr_image_size(file.start, file.count, &width, &height) == COCR_OK else { return nil }
    return (Int(width), Int(height))
  }

  /// Pages of a TIFF.
  static func tiffPages(_ file: FileBytes) throws(ReadingError) -> Int {
    var pages: Int32 = 0
    try ReadingError.check(cocr_tiff_pages(file.start, file.count, &pages))
    return Int(pages)
  }

  private var info: cocr_image_info { cocr_image_get_info(handle) }

  var width: Int { Int(info.width) }
  var height: Int { Int(info.height) }
  /// As the file says; nil where it does not.
  var dpi: Int? { info.dpi > 0 ? Int(info.dpi) : nil }
  var isBinary: Bool { info.depth == 1 }
  /// What the decoder complained about while it went on.
  var warnings: Int { Int(info.warnings) }

  func copy() throws(ReadingError) -> PageImage {
    var copy: OpaquePointer?
    try ReadingError.check(cocr_image_copy(handle, &copy))
    guard let handle = copy else { throw .exhausted }
    let image = PageImage(owning: handle)
    image.course = course
    return image
  }

  /// The same for two images of the same pixels and resolution; the seed must be nobody's to know.
  func digest(seed: UInt64) throws(ReadingError) -> PageDigest {
    var digest = PageDigest(width: width, height: height, isBinary: isBinary, dpi: dpi)
    try ReadingError.check(cocr_image_digest(handle, seed, &digest.first, &digest.second))
    return digest
  }

  /// Each image takes the other's pixels.
  func exchange(with other: PageImage) {
    swap(&handle, &other.handle)
    swap(&greys, &other.greys)
    swap(&course, &other.course)
  }

  func facts() throws(ReadingError) -> ImageFacts {
    var facts = cocr_facts()
    try ReadingError.check(cocr_image_facts(handle, &facts))
    return ImageFacts(
      written: Double(facts.written), marked: Double(facts.marked), dark: Double(facts.dark),
      darkGround: Double(facts.dark_ground), flatBottom: Double(facts.flat_bottom),
      bottomGrey: Double(facts.bottom_grey))
  }

  /// Turns as EXIF's orientation says; 1 is upright.
  func orient(exif: Int) throws(ReadingError) {
    try ReadingError.check(cocr_image_orient(handle, Int32(clamping: exif)))
  }

  func turn(quarters: Int) throws(ReadingError) {
    greys = nil
    try ReadingError.check(cocr_image_turn(handle, Int32(clamping: quarters)))
    let turns = (quarters % 4 + 4) % 4
    if turns != 0 { course.append(.turn(turns)) }
  }

  func scale(_ factor: Double) throws(ReadingError) {
    try ReadingError.check(cocr_image_scale(handle, Float(factor)))
  }

  /// To black on white, by a threshold that follows the light; faint marks are ink only where nothing else is.
  func threshold(faint: Bool = false) throws(ReadingError) {
    try ReadingError.check(cocr_image_threshold(handle, faint ? 1 : 0))
  }

  /// How much stands on a black and white page, in lengths of its longer side.
  func strokes() throws(ReadingError) -> Double {
    var length: Float = 0
    try ReadingError.check(cocr_image_strokes(handle, &length))
    return Double(length)
  }

  /// As the page would look through its paper, from behind.
  func mirror() throws(ReadingError) { try orient(exif: 2) }

  /// The angle taken out, in degrees.
  @discardableResult
  func deskew() throws(ReadingError) -> Double {
    var angle: Float = 0
    try ReadingError.check(cocr_image_deskew(handle, &angle))
    if angle != 0 { course.append(.rotate(Double(angle))) }
    return Double(angle)
  }

  /// Everything in a photo that could be a sheet of paper; nothing in a black and white image.
  func sheets() throws(ReadingError) -> [Sheet] {
    var sheets: [Sheet] = []
    let status = withUnsafeMutablePointer(to: &sheets) { cocr_image_sheets(handle, Sheet.collect, $0) }
    try ReadingError.check(status)
    return sheets
  }

  /// Share of the letters that lie outside of some sheets.
  func lettersBeyond(_ sheets: [Sheet]) throws(ReadingError) -> Double {
    var share: Float = 0
    try ReadingError.check(
      cocr_image_letters_beyond(handle, sheets.map(\.asCorners), sheets.count, &share))
    return Double(share)
  }

  /// What there is on both sides of the line that halves a black and white page.
  func gutter() throws(ReadingError) -> Gutter {
    var gutter = cocr_gutter()
    try ReadingError.check(cocr_image_gutter(handle, &gutter))
    let across = Double(max(width, 1))
    return Gutter(
      left: Double(gutter.left) / across, right: Double(gutter.right) / across,
      letters: min(Int(gutter.letters_left), Int(gutter.letters_right)), across: Int(gutter.across))
  }

  /// Keeps the sheet alone, as a rectangle.
  func straighten(_ sheet: Sheet) throws(ReadingError) {
    var corners = sheet.asCorners
    let shares = sheet.shares(width: Double(width), height: Double(height))
    try ReadingError.check(cocr_image_straighten(handle, &corners))
    course.append(.sheet(shares))
  }

  /// Turns by an angle in degrees that another image of the same page has shown.
  func rotate(_ angle: Double) throws(ReadingError) {
    try ReadingError.check(cocr_image_rotate(handle, Float(angle)))
    if angle != 0 { course.append(.rotate(angle)) }
  }

  /// Straightens lines that are bent because the paper did not lie flat; false where they are straight.
  @discardableResult
  func flatten() throws(ReadingError) -> Bool {
    var found: Int32 = 0
    var bow = cocr_bow()
    try ReadingError.check(cocr_image_flatten(handle, &found, &bow))
    if found != 0 { course.append(.unbend(bow.parts)) }
    return found != 0
  }

  /// Middle height and mean width of the letters in pixels and their number; nil where there are too few.
  func letters() throws(ReadingError) -> (height: Double, width: Double, count: Int)? {
    var (height, width): (Float, Float) = (0, 0)
    var count: Int32 = 0
    try ReadingError.check(cocr_image_letters(handle, &height, &width, &count))
    return height > 0 ? (Double(height), Double(width), Int(count)) : nil
  }

  /// The square part that holds most letters, with sides of so many pixels where the page has them.
  func busiest(side: Int) throws(ReadingError) -> PageImage {
    var part: OpaquePointer?
    try ReadingError.check(cocr_image_busiest(handle, Int32(clamping: max(64, side)), &part))
    guard let part else { throw .exhausted }
    return PageImage(owning: part)
  }

  /// Which way the letters' ascenders point.
  func ascenders() throws(ReadingError) -> Ascenders {
    var up: Float = 0
    var left: Float = 0
    try ReadingError.check(cocr_image_ascenders(handle, &up, &left))
    return Ascenders(up: Double(up), left: Double(left))
  }

  /// Keeps these pixels alone.
  func clip(x: Range<Int>, y: Range<Int>) throws(ReadingError) {
    greys = nil
    let (across, down) = (Double(max(width, 1)), Double(max(height, 1)))
    let box = BoundingBox(
      x: Double(x.lowerBound) / across, y: Double(y.lowerBound) / down, width: Double(x.count) / across,
      height: Double(y.count) / down)
    try ReadingError.check(
      cocr_image_clip(
        handle, Int32(clamping: x.lowerBound), Int32(clamping: y.lowerBound), Int32(clamping: x.count),
        Int32(clamping: y.count)))
    course.append(.clip(box))
  }

  /// Makes these pixels paper.
  func clear(x: Range<Int>, y: Range<Int>) throws(ReadingError) {
    try ReadingError.check(
      cocr_image_clear(
        handle, Int32(clamping: x.lowerBound), Int32(clamping: y.lowerBound), Int32(clamping: x.count),
        Int32(clamping: y.count)))
  }

  /// The codes on it, in pixels.
  func codes() throws(ReadingError) -> [RawCode] {
    var codes: [RawCode] = []
    let status = withUnsafeMutablePointer(to: &codes) { cocr_image_codes(handle, RawCode.collect, $0) }
    try ReadingError.check(status)
    return codes
  }
}
