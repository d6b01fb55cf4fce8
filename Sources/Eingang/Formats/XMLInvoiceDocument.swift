import AlbertModel

/// An invoice for machines as sheets that a person can read, its values beside them.
struct XMLInvoiceDocument: OpenDocument {
  private let sheets: TextDocument
  private let codes: [PageCode]

  init(_ parser: ERechnungParser) throws(ReadingError) {
    guard let rechnung = parser.rechnung(datei: ""), let code = rechnung.code else {
      throw .stoerung(Unreadable.noText)
    }
    sheets = try TextDocument(ERechnungBlatt(rechnung, parser).text)
    codes = [code]
  }

  var pageCount: Int { sheets.pageCount }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    try sheets.page(index, alwaysOCR: alwaysOCR)
  }

  func embedded(_ index: Int) throws(ReadingError) -> [PageCode] { index == 0 ? codes : [] }
}
