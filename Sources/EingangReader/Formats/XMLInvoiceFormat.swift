import AlbertModel
import Eingang

/// Invoices as XML alone: XRechnung and other CII and UBL.
///
/// Takes every XML, so that any other kind says what it is not.
struct XMLInvoiceFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    switch ForeignFile(head) {
    case .xml: true
    case nil: XMLInvoiceFormat.beginsWithRoot(head)
    default: false
    }
  }

  /// Well-formed XML has all of it; one with a document type is not read any further, and a web page is hardly ever
  /// well-formed.
  func wholeness(_ file: FileBytes) throws(ReadingError) -> Wholeness {
    guard file.count <= InvoiceXML.mostBytes else { return .whole(mayGrow: true) }
    var root = XMLRoot()
    guard try XMLReader.read(file.bytes, { root.take($0) }) == .damaged else { return .whole(mayGrow: false) }
    return root.isWebPage ? .whole(mayGrow: true) : Unfinished.container
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    try XMLInvoiceDocument(try InvoiceXML.read(file.bytes))
  }

  /// The XML declaration may be missing.
  private static func beginsWithRoot(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: head.prefix(512).filter { $0 != 0 && $0 < 0x80 }, as: UTF8.self)
      .drop(while: \.isWhitespace)
    guard text.first == "<" else { return false }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || [":", "-", "_", "."].contains($0) }
    let local = name.split(separator: ":").last ?? ""
    return ["CrossIndustryInvoice", "CrossIndustryDocument", "Invoice", "CreditNote"].contains(local)
  }
}
