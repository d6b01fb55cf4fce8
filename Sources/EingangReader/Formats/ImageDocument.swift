import AlbertModel
import Eingang

/// An image file: each page is its pixels.
struct ImageDocument: OpenDocument {
  let file: FileBytes
  let pageCount: Int
  let limits: ReadingLimits
  /// As EXIF counts, 1 upright.
  var orientation = 1
  /// A file with an end mark: where its decoder had to complain, a grey remainder is no paper.
  var mayBeCutOff = false

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    let image = try decode(index)
    if mayBeCutOff, image.warnings > 0, try image.facts().endsGrey { throw .stoerung(Unreadable.incomplete) }
    if image.isTooSmall { throw .stoerung(Unreadable.tooSmall) }
    try image.orient(exif: orientation)
    return .image(image)
  }

  func picture(_ index: Int) throws(ReadingError) -> PageImage? {
    let image = try decode(index, inColours: true)
    try image.orient(exif: orientation)
    return image
  }

  private func decode(_ index: Int, inColours: Bool = false) throws(ReadingError) -> PageImage {
    do throws(ReadingError) {
      return try PageImage(decoding: file, page: index, maxPixels: limits.pixels, inColours: inColours)
    } catch .library(.tooLarge, _) {
      throw .stoerung(Unreadable.tooManyPixels)
    } catch .library {
      throw .stoerung(Unreadable.damagedImage)
    }
  }
}

extension PageImage {
  /// No page of paper has so few pixels that its letters could be read.
  var isTooSmall: Bool { min(width, height) < 60 || width * height < 20_000 }
}
