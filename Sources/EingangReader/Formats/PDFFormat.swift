import AlbertModel
import Eingang

/// PDFs, with a text layer or as pictures.
struct PDFFormat: Format {
  /// The mark may stand anywhere in the first kilobyte.
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = Array("%PDF-".utf8)
    let last = min(head.count, 1024 + mark.count) - mark.count
    return last >= 0 && (0...last).contains { head[$0...].starts(with: mark) }
  }

  /// The end must be there, and lead to every page without any guessing; a PDF with a password is whole.
  func wholeness(_ file: FileBytes) throws(ReadingError) -> Wholeness {
    guard let end = PDFTrailer.end(of: file.bytes) else { return Unfinished.pdfEnd }
    return try PDFDocument.leadsToItsPages(file, end: end) ? .whole(mayGrow: false) : Unfinished.pdfPages
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    do throws(ReadingError) {
      let document = try PDFDocument(file, passwords: opening.passwords)
      guard document.pageCount > 0 else { throw ReadingError.stoerung(Unreadable.damagedPDF) }
      return PDFPages(document, limits: opening.limits)
    } catch .library(.locked, _) {
      throw .stoerung(Unreadable.locked("Das PDF", tried: opening.passwords))
    } catch .library {
      throw .stoerung(Unreadable.damagedPDF)
    }
  }
}
