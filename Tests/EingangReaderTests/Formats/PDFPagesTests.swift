import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Pages of a PDF")
struct PDFPagesTests {
  private func content(_ text: String, alwaysOCR: Bool = false) throws -> PageContent {
    let file = try #require(try TestBytes().mapped(TinyPDF.data(pages: [text])))
    let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
    return try document.page(0, alwaysOCR: alwaysOCR)
  }

  @Test("real text is taken as it stands, with its places")
  func textLayer() throws {
    guard case .text(let page) = try content("Rechnungsbetrag 85,00 EUR\nZahlbar bis 15.09.2025") else {
      Issue.record("not a text layer")
      return
    }
    #expect(page.source == .textLayer)
    #expect(page.lines.map(\.text) == ["Rechnungsbetrag 85,00 EUR", "Zahlbar bis 15.09.2025"])
    let first = try #require(page.words.first)
    // 70 points from the left of 595, 842 - 790 from the top of 842, less the letters' height.
    #expect(abs(first.box.x - 70.0 / 595) < 0.002)
    #expect((0.045...0.065).contains(first.box.y))
  }

  @Test("a page without text is a picture, and so is any page when asked for")
  func picture() throws {
    guard case .image(let empty) = try content("") else {
      Issue.record("an empty page is no text")
      return
    }
    // A4 at 300 dpi.
    #expect((2470...2490).contains(empty.width))
    guard case .image = try content("Rechnung", alwaysOCR: true) else {
      Issue.record("the text layer was not passed over")
      return
    }
  }

  /// A page that shows one JPEG.
  private func scan(_ jpeg: [UInt8], width: Int, height: Int, page: Int, filter: String = "DCTDecode") throws
    -> PageContent
  {
    let picture = TinyPicture(
      width: width, height: height, entries: "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /\(filter)",
      bytes: jpeg)
    let pdf = TinyPDF.data(
      content: "\(page) 0 0 \(page) 0 0 cm /I1 Do", pictures: [picture], entries: "/MediaBox [0 0 \(page) \(page)]")
    let file = try #require(try TestBytes().mapped(pdf))
    return try PDFFormat().open(file, Opening(ReadingLimits(Limits()))).page(0, alwaysOCR: false)
  }

  @Test("a scan of 365 million pixels is halved while it is decoded")
  func largeScan() throws {
    let jpeg = GreyJPEG.bytes(width: 20_000, height: 18_250)
    guard case .image(let image) = try scan(jpeg, width: 20_000, height: 18_250, page: 800) else {
      Issue.record("not an image")
      return
    }
    #expect((image.width, image.height) == (10_000, 9_125))
  }

  @Test("a picture that must be held as a whole is refused beyond what is allowed")
  func heldScan() throws {
    let jpeg = GreyJPEG.bytes(width: 20_000, height: 18_250, isProgressive: true)
    #expect(throws: ReadingError.stoerung(Unreadable.tooManyPixels)) {
      try scan(jpeg, width: 20_000, height: 18_250, page: 800)
    }
    #expect(throws: ReadingError.stoerung(Unreadable.tooManyPixels)) {
      try scan([0], width: 20_000, height: 18_250, page: 800, filter: "JPXDecode")
    }
  }

  @Test("a page of five metres by five is read coarsely, within what is allowed")
  func absurdPage() throws {
    let pdf = TinyPDF.data(pages: [""]).replacing(Array("0 0 595 842".utf8), with: Array("0 0 14400 14400".utf8))
    let file = try #require(try TestBytes().mapped(pdf))
    let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
    guard case .image(let image) = try document.page(0, alwaysOCR: false) else {
      Issue.record("not an image")
      return
    }
    #expect((6_000...6_400).contains(image.width) && image.width == image.height)
  }

  @Test("a page longer than any paper is refused")
  func endlessPage() throws {
    let pdf = TinyPDF.data(pages: [""]).replacing(Array("0 0 595 842".utf8), with: Array("0 0 1 900000000".utf8))
    let file = try #require(try TestBytes().mapped(pdf))
    let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
    #expect(throws: ReadingError.stoerung(Unreadable.tooManyPixels)) { try document.page(0, alwaysOCR: false) }
  }

  @Test(
    "a picture that cannot be unpacked costs its codes, and not the page's text",
    arguments: ["/Filter /FlateDecode", "/Filter /JBIG2Decode", "/Filter /Nothing"])
  func brokenPalette(filter: String) throws {
    let palette = "<< \(filter) /Length 12 >>\nstream\nno palette !\nendstream"
    let picture = TinyPicture(
      width: 60, height: 60, entries: "/ColorSpace [/Indexed /DeviceRGB 255 10 0 R] /BitsPerComponent 8",
      bytes: [UInt8](repeating: 0, count: 3600))
    let words =
      "Rechnungsbetrag 85,00 EUR\n" + String(repeating: "Bitte zahlen Sie den Betrag bis zum Monatsende.\n", count: 4)
    let data = TinyPDF.data(
      content: TinyPDF.lines(words) + "q 60 0 0 60 400 100 cm /I1 Do Q\n", pictures: [picture], objects: [palette])
    let file = try #require(try TestBytes().mapped(data))
    let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
    guard case .text(let page) = try document.page(0, alwaysOCR: false) else {
      Issue.record("the text was not believed")
      return
    }
    #expect(page.lines.first?.text == "Rechnungsbetrag 85,00 EUR")
    #expect(page.codes.isEmpty)
  }

  @Test("a page of millions of letters is refused before its words are asked for", arguments: [0, 3])
  func endlessText(mode: Int) throws {
    let line = String(repeating: "abcd ", count: 20_000) + "\n"
    let pdf = TinyPDF.data(content: TinyPDF.lines(String(repeating: line, count: 11), mode: mode), pictures: [])
    let file = try #require(try TestBytes().mapped(pdf))
    let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
    #expect(throws: ReadingError.stoerung(Unreadable.tooMuchText)) { try document.page(0, alwaysOCR: false) }
  }

  @Test("the colours of a press that a PDF is meant for change nothing of its words")
  func outputIntents() throws {
    let words = TinyPDF.lines("Rechnungsbetrag 85,00 EUR\nZahlbar bis 15.09.2025")
    let plain = TinyPDF.data(content: words, pictures: [])
    let intent = "/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /DestOutputProfile 10 0 R >>]"
    let profile = "<< /N 3 /Length 10 >>\nstream\nno profile\nendstream"
    let objects = TinyPDF.data(content: words, pictures: [], objects: [profile])
    let text = String(decoding: objects, as: UTF8.self).replacing("/Type /Catalog", with: "/Type /Catalog \(intent)")
    for pdf in [plain, Data(text.utf8)] {
      let file = try #require(try TestBytes().mapped(pdf))
      let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
      guard case .text(let page) = try document.page(0, alwaysOCR: false) else {
        Issue.record("not a text layer")
        continue
      }
      #expect(page.lines.map(\.text) == ["Rechnungsbetrag 85,00 EUR", "Zahlbar bis 15.09.2025"])
    }
  }
}
