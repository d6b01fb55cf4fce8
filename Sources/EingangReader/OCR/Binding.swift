import COCR
import Eingang

/// Makes a document of pages: pictures with their words, and pages of PDFs as they are.
final class Binding {
  private enum Piece {
    case picture(FiledPDF.Page)
    case page(PDFDocument, Int)
  }

  private var pieces: [Piece] = []
  /// Of what is sent at once.
  static let pieceLength = 1 << 20

  /// Adds pages of one file.
  func gather(_ pages: [BoundPage], of document: any OpenDocument) throws(ReadingError) {
    if let pdf = document as? PDFPages, try !pdf.document.attachments().isEmpty { throw .stoerung(Unbound.attachments) }
    for page in pages {
      guard page.number >= 1, page.number <= document.pageCount else { throw .stoerung(Unbound.otherPages) }
      pieces.append(try piece(page, of: document))
    }
  }

  private func piece(_ page: BoundPage, of document: any OpenDocument) throws(ReadingError) -> Piece {
    guard let seen = page.picture else {
      guard let pdf = document as? PDFPages else { throw .stoerung(Unbound.noPages) }
      return .page(pdf.document, page.number - 1)
    }
    guard let image = try document.picture(page.number - 1) else { throw .stoerung(Unbound.noPages) }
    try image.follow(seen.course)
    return .picture(FiledPDF.Page(picture: try image.packed(), words: seen.words))
  }

  /// The whole document; its pages are forgotten, whatever becomes of it.
  func finish(_ facts: BindingFacts) throws(ReadingError) -> [UInt8] {
    defer { pieces = [] }
    var pictures: [FiledPDF.Page] = []
    var inserts: [cocr_insert] = []
    for (at, piece) in pieces.enumerated() {
      switch piece {
      case .picture(let page): pictures.append(page)
      case .page(let pdf, let page):
        inserts.append(cocr_insert(pdf: pdf.handle, page: Int32(clamping: page), at: Int32(clamping: at)))
      }
    }
    let written = FiledPDF(pictures, facts, isArchival: inserts.isEmpty).bytes
    var bytes = cocr_bytes()
    try ReadingError.check(cocr_pdf_bind(written, written.count, inserts, inserts.count, &bytes))
    guard let bound = FileBytes(bytes) else { throw .exhausted }
    return Array(bound.bytes)
  }
}
