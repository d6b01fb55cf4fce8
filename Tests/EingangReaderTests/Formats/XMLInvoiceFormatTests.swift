import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("XML as a document")
struct XMLInvoiceFormatTests {
  @Test(
    "an invoice is a page that can be read, and has its values beside it",
    arguments: [TestRechnung.cii(), TestRechnung.ubl(), "\u{FEFF}" + TestRechnung.cii(), TestRechnung.first])
  func invoice(xml: String) throws {
    let document = try TestBytes().document(xml.utf8)
    #expect(document.pageCount == 1)
    #expect(try document.embedded(0).map(\.symbology) == [.eRechnung])
    #expect(try TestBytes().pages(xml.utf8).texts[0].contains("Ahrenbeck"))
  }

  @Test("in UTF-16 as well")
  func wide() throws {
    let xml = TestRechnung.cii().replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in xml.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try TestBytes().document(bytes).embedded(0).count == 1)
  }

  @Test(
    "any other says what it is not",
    arguments: [
      ("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", Unreadable.otherXML),
      ("<?xml version='1.0'?><Invoice xmlns='urn:ahrenbeck:rechnung'><ID>1</ID></Invoice>", Unreadable.otherXML),
      ("<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'><ID>1</ID>", Unreadable.damagedXML),
      ("<?xml version='1.0'?><!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><x>&e;</x>", Unreadable.doctype),
    ])
  func others(xml: String, stoerung: Stoerung) throws {
    #expect(try TestBytes().reason(xml.utf8) == stoerung.why)
  }

  @Test("it is whole once its root has ended")
  func whole() throws {
    let bytes = Array(TestRechnung.cii().utf8)
    #expect(try TestBytes().wholeness(bytes) == .whole(mayGrow: false))
    for share in [0.2, 0.5, 0.9, 0.999] {
      #expect(try TestBytes().wholeness(bytes.prefix(Int(Double(bytes.count) * share))) == Unfinished.container)
    }
  }

  @Test("a web page below a long remark is whole though it is no well-formed XML, and is called by its name")
  func remark() throws {
    let remark = "<!-- " + String(repeating: "gespeichert von einem Programm ", count: 30) + "-->\n"
    let page = remark + "<html><head><meta charset=utf-8></head><body>Hallo<br></body></html>"
    #expect(try TestBytes().wholeness(page.utf8) == .whole(mayGrow: true))
    #expect(try TestBytes().reason(page.utf8) == ForeignFile.html.why)
    #expect(try TestBytes().reason((remark + "<html><body>Hallo</body></html>").utf8) == ForeignFile.html.why)
    #expect(try TestBytes().wholeness((remark + "<Brief><Seite>Hallo").utf8) == Unfinished.container)
  }

  @Test("web pages and plain text with angle brackets are left to others")
  func nearMisses() throws {
    #expect(try TestBytes().reason("<!DOCTYPE html><html><body>Brief</body></html>".utf8) == ForeignFile.html.why)
    #expect(try TestBytes().pages("<Anna> schrieb: Die Rechnung liegt bei, bitte bis Freitag.".utf8).texts.count == 1)
  }
}
