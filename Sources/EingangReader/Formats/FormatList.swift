import AlbertModel
import Eingang

/// Every format there is.
enum FormatList {
  static let all: [any Format] = [
    // These may hold a PDF within the first kilobyte, where a PDF's mark may stand.
    ZIPFormat(),
    MailFormat(),
    PDFFormat(),
    JPEGFormat(),
    PNGFormat(),
    TIFFFormat(),
    HEIFFormat(),
    GIFFormat(),
    JPEG2000Format(),
    OtherImageFormat(),
    XMLInvoiceFormat(),
    // Anything without strange bytes is text, so it comes last.
    TextFormat(),
  ]

  /// What is not read, but may lie half written in an inbox like any other file.
  static let unread: [any FileKind] = [ISOMediaFormat()]

  /// Whether a file's end has arrived, as far as its kind can tell.
  static func wholeness(_ file: FileBytes) throws(ReadingError) -> Wholeness {
    // A copy over the network may set a file's size first and fill it afterwards.
    if file.bytes.prefix(4096).allSatisfy({ $0 == 0 }) { return Unfinished.beginning }
    for kind in all + unread where kind.recognises(file.bytes) { return try kind.wholeness(file) }
    if file.count >= shortestHead { return .whole(mayGrow: false) }
    // A web page of a few words is written as any note is.
    return ForeignFile(file.bytes)?.isText == true && ShortText.isWhole(file.bytes)
      ? .whole(mayGrow: true) : Unfinished.beginning
  }

  /// With fewer bytes not every format could be told yet, and no page has so few.
  static let shortestHead = 32

  /// Opens a file by its content; throws a reason for the card where no format fits.
  static func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    for format in all where format.recognises(file.bytes) {
      let document = try format.open(file, opening)
      if document.pageCount > opening.limits.pages {
        throw .stoerung(Unreadable.tooManyPages(document.pageCount, allowed: opening.limits.pages))
      }
      return document
    }
    throw .stoerung(Unreadable.unknown(file.bytes))
  }
}
