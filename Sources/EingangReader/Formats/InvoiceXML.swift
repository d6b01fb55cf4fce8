import AlbertModel
import Eingang

/// XML read as an invoice.
enum InvoiceXML {
  /// An invoice that holds its attachments has megabytes; more is none.
  static let mostBytes = 24 << 20

  /// Throws a reason for the card for anything that is no invoice.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(ReadingError) -> ERechnungParser {
    if bytes.count > mostBytes { throw .stoerung(Unreadable.tooMuchXML) }
    var parser = ERechnungParser()
    var root = XMLRoot()
    let end = try XMLReader.read(bytes) { root.take($0) && parser.take($0) }
    switch end {
    case .damaged where root.isWebPage, .whole where root.isWebPage: throw .stoerung(Unreadable.webPage)
    case .damaged: throw .stoerung(Unreadable.damagedXML)
    case .doctype: throw .stoerung(Unreadable.doctype)
    case .tooLarge: throw .stoerung(Unreadable.tooMuchXML)
    case .whole:
      if parser.syntax == nil { throw .stoerung(Unreadable.otherXML) }
      return parser
    }
  }
}
