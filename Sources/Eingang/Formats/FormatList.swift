import AlbertModel

/// Every format there is.
enum FormatList {
  static let all: [any Format] = [
    PDFFormat(),
    JPEGFormat(),
    PNGFormat(),
    TIFFFormat(),
    OtherImageFormat(),
  ]

  /// What is not read, but may lie half written in an inbox like any other file.
  static let unread: [any FileKind] = [ZIPFormat(), ISOMediaFormat(), GIFFormat()]

  /// Whether a file's end has arrived, as far as its kind can tell.
  static func wholeness(_ file: FileBytes) throws(ReadingError) -> Wholeness {
    // A copy over the network may set a file's size first and fill it afterwards.
    if file.bytes.prefix(4096).allSatisfy({ $0 == 0 }) { return Unfinished.beginning }
    for kind in all + unread where kind.recognises(file.bytes) { return try kind.wholeness(file) }
    guard file.count < shortestHead, !ShortText.isWhole(file.bytes) else { return .whole(mayGrow: false) }
    return Unfinished.beginning
  }

  /// With fewer bytes not every format could be told yet, and no page has so few.
  private static let shortestHead = 32

  /// Opens a file by its content; throws a reason for the card where no format fits.
  static func open(_ file: FileBytes, limits: ReadingLimits) throws(ReadingError) -> any OpenDocument {
    for format in all where format.recognises(file.bytes) {
      let document = try format.open(file, limits: limits)
      if document.pageCount > limits.pages {
        throw .stoerung(Unreadable.tooManyPages(document.pageCount, allowed: limits.pages))
      }
      return document
    }
    throw .stoerung(Unreadable.unknown(file.bytes))
  }
}
