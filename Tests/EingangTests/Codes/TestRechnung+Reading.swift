import EingangTestSupport

@testable import Eingang
@testable import EingangReader

extension TestRechnung {
  /// What a reader makes of it.
  static func rechnung(_ xml: String, datei: String = "factur-x.xml") throws -> ERechnung? {
    try Array(xml.utf8).withUnsafeBufferPointer { try InvoiceXML.read($0).rechnung(datei: datei) }
  }

  static func facts(_ xml: String) throws -> CodeFacts? {
    try rechnung(xml)?.code.flatMap { ERechnungCode().facts($0, page: 1, land: .nordrheinWestfalen) }
  }
}
