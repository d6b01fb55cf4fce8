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
