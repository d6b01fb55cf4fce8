import AlbertModel
import Eingang

/// The pictures of a HEIC or AVIF: each a page.
struct HEIFDocument: OpenDocument {
  let file: HEIFFile
  let limits: ReadingLimits

  var pageCount: Int { file.pictures }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    do throws(ReadingError) {
      let image = try file.decode(index, maxPixels: limits.pixels)
      if image.isTooSmall { throw ReadingError.stoerung(Unreadable.tooSmall) }
      return .image(image)
    } catch {
      throw HEIFDocument.reason(error)
    }
  }

  /// In greys: of a HEIC nothing but those is decoded.
  func picture(_ index: Int) throws(ReadingError) -> PageImage? {
    do throws(ReadingError) {
      return try file.decode(index, maxPixels: limits.pixels)
    } catch {
      throw HEIFDocument.reason(error)
    }
  }

  /// What a library's refusal means for the card.
  static func reason(_ error: ReadingError) -> ReadingError {
    switch error {
    case .library(.tooLarge, _): .stoerung(Unreadable.tooManyPixels)
    case .library(.unsuitable, _): .stoerung(Unreadable.unknownCoding)
    case .library: .stoerung(Unreadable.damagedImage)
    case .stoerung, .exhausted: error
    }
  }
}
