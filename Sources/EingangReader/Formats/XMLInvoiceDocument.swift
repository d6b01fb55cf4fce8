import AlbertModel
import Eingang

/// An invoice for machines as sheets that a person can read, its values beside them.
struct XMLInvoiceDocument: OpenDocument {
  private let sheets: TextDocument
  private let codes: [PageCode]

  init(_ parser: ERechnungParser) throws(ReadingError) {
    guard let rechnung = parser.rechnung(datei: ""), !rechnung.isEmpty else {
      throw .stoerung(Unreadable.noText)
    }
    sheets = try TextDocument(ERechnungBlatt(rechnung, parser).text)
    codes = [rechnung.code].compactMap(\.self)
  }

  func notices(_ index: Int) -> [String] {
    guard index == 0, codes.isEmpty else { return [] }
    return [
      "Die Angaben der E-Rechnung sind länger, als sie sein dürfen, und nur wie ein Schreiben gelesen. "
        + "Bitte Betrag, IBAN und Frist prüfen."
    ]
  }

  var pageCount: Int { sheets.pageCount }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    try sheets.page(index, alwaysOCR: alwaysOCR)
  }

  func embedded(_ index: Int) throws(ReadingError) -> [PageCode] { index == 0 ? codes : [] }
}
