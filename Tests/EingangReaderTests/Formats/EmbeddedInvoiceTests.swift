import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("An invoice for machines within a PDF")
struct EmbeddedInvoiceTests {
  private struct Attachment {
    var name = "factur-x.xml"
    var relationship = "Alternative"
    var xml = TestRechnung.cii()
  }

  /// A page of text, and files in the tree of names; the first one also among the associated files.
  private func pdf(_ attachments: [Attachment]) -> Data {
    let page = "BT /F1 11 Tf 70 790 Td (Rechnung) Tj ET"
    let names = attachments.enumerated().map { "(\($0.offset)) \(6 + $0.offset * 2) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [\(names)] >> >> /AF [6 0 R] >>",
      "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
      "<< /Length \(page.count) >>\nstream\n\(page)\nendstream",
    ]
    for (index, attachment) in attachments.enumerated() {
      objects.append(
        "<< /Type /Filespec /F (\(attachment.name)) /UF (\(attachment.name)) "
          + "/AFRelationship /\(attachment.relationship) /EF << /F \(7 + index * 2) 0 R >> >>")
      // One byte a letter.
      let bytes = String(String.UnicodeScalarView(attachment.xml.utf8.map { Unicode.Scalar($0) }))
      objects.append("<< /Type /EmbeddedFile /Length \(bytes.unicodeScalars.count) >>\nstream\n\(bytes)\nendstream")
    }
    return TinyPDF.assembled(objects)
  }

  private func read(_ attachments: [Attachment]) throws -> (codes: [PageCode], notices: [String]) {
    let document = try TestBytes().document(pdf(attachments))
    _ = try document.page(0, alwaysOCR: false)
    return (try document.embedded(0), document.notices(0))
  }

  @Test("goes with the first page", arguments: ["factur-x.xml", "ZUGFeRD-invoice.xml", "xrechnung.xml"])
  func found(name: String) throws {
    let (codes, notices) = try read([Attachment(name: name)])
    let rechnung = try #require(codes.first.flatMap(ERechnung.init))
    #expect(codes.count == 1 && notices.isEmpty)
    #expect(rechnung.datei == name && rechnung.werte[.nummer] == "2025-0417")
    #expect(rechnung.werte[.verkaeuferStrasse] == "Werkstraße 2")
  }

  @Test("is read with the first page, and not for the others")
  func readOnce() throws {
    let document = try #require(try TestBytes().document(pdf([Attachment()])) as? PDFPages)
    #expect(document.invoice == nil)
    #expect(throws: ReadingError.self) { try document.page(1, alwaysOCR: false) }
    #expect(document.invoice == nil)
    _ = try document.page(0, alwaysOCR: false)
    #expect(document.invoice?.codes.count == 1)
  }

  @Test("under another name counts where the PDF says that it is the document, and after one with a standard's name")
  func named() throws {
    #expect(try read([Attachment(name: "rechnung.xml")]).codes.count == 1)
    #expect(try read([Attachment(name: "rechnung.xml", relationship: "Supplement")]).codes.isEmpty)
    let both = try read([
      Attachment(name: "rechnung.xml", xml: TestRechnung.ubl()), Attachment(name: "Factur-X.xml"),
    ])
    #expect(both.codes.first.flatMap(ERechnung.init)?.datei == "Factur-X.xml")
  }

  @Test(
    "that cannot be read costs only itself, and is told of",
    arguments: [
      ("<a/>", "keine bekannte Form"), (String(TestRechnung.cii().dropLast(3)), "beschädigt"),
      ("<!DOCTYPE a><a/>", "Dokumenttyp"),
    ])
  func broken(xml: String, why: String) throws {
    let (codes, notices) = try read([Attachment(xml: xml)])
    #expect(codes.isEmpty && notices.count == 1 && notices[0].contains(why) && notices[0].contains("factur-x.xml"))
    #expect(try TestBytes().pages(pdf([Attachment(xml: xml)])).texts == ["Rechnung\n"])
  }

  @Test("whose values do not fit, or that has none, is told of too")
  func tooLong() throws {
    // What a proposal cannot do without, in letters of which two bytes make six.
    let long = String(repeating: "\u{1F3E0}", count: 200)
    var xml = TestRechnung.cii(number: long, type: long, means: long, iban: long)
    for name in ["PostcodeCode", "CityName", "TradingBusinessName", "InvoiceCurrencyCode"] {
      xml = xml.replacing("<ram:\(name)>", with: "<ram:\(name)>\(long)")
    }
    xml = xml.replacing("<ram:Name>Spenglerei", with: "<ram:Name>\(long)").replacing("K-3301", with: long)
      .replacing(">20250915<", with: ">\(long)<").replacing(">119.00<", with: ">\(long)<")
    let (codes, notices) = try read([Attachment(xml: xml)])
    #expect(codes.isEmpty && notices.count == 1 && notices[0].contains("länger, als sie sein dürfen"))
    let alone = try TestBytes().document(Data(xml.utf8))
    #expect(try alone.embedded(0).isEmpty)
    #expect(alone.notices(0).count == 1)
    let empty = #"<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>"#
    #expect(try read([Attachment(xml: empty)]).notices.first?.contains("sie ist leer") == true)
  }

  @Test("other data in XML and other files are passed over in silence")
  func others() throws {
    let (codes, notices) = try read([
      Attachment(name: "messwerte.xml", relationship: "Data", xml: "<werte/>"),
      Attachment(name: "lieferschein.pdf", xml: "%PDF-1.4"),
    ])
    #expect(codes.isEmpty && notices.isEmpty)
  }
}
