import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Pages of a PDF")
struct PDFPagesTests {
  private func content(_ text: String, alwaysOCR: Bool = false) throws -> PageContent {
    let file = try #require(try TestBytes().mapped(TinyPDF.data(pages: [text])))
    let document = try PDFFormat().open(file, limits: ReadingLimits(Limits()))
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
    guard case .image(let empty, layer: nil) = try content("") else {
      Issue.record("an empty page is no text")
      return
    }
    // A4 at 300 dpi.
    #expect((2470...2490).contains(empty.width))
    guard case .image(_, layer: nil) = try content("Rechnung", alwaysOCR: true) else {
      Issue.record("the text layer was not passed over")
      return
    }
  }
}
