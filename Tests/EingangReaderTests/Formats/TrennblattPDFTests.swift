import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("The printed separator sheet")
struct TrennblattPDFTests {
  private func page(_ text: String, alwaysOCR: Bool = false) throws -> PageContent {
    let file = try #require(try TestBytes().mapped(Data(text.utf8)))
    return try PDFFormat().open(file, Opening(ReadingLimits(Limits()))).page(0, alwaysOCR: alwaysOCR)
  }

  private func sheet(note: String? = nil) throws -> String {
    TrennblattPDF.text(note: note, code: try #require(QRSymbol(Trennblatt.payload(note: note))))
  }

  @Test("says what it is for, in letters and in its code")
  func text() throws {
    guard case .text(let page) = try page(try sheet(note: "Für (alle) € 100 %")) else {
      Issue.record("not a text layer")
      return
    }
    #expect(page.text.contains("Lege dieses Blatt zwischen zwei Briefe"))
    #expect(page.text.contains("Notiz: Für (alle) € 100 %") && page.text.contains("gehört zu keinem Brief"))
    #expect(page.codes.map(\.text) == [Trennblatt.payload(note: "Für (alle) € 100 %")])
    let box = try #require(page.codes.first).box
    #expect(abs(box.midX - 0.5) < 0.02 && abs(box.width - 170.0 / 595) < 0.03)
    #expect(Trennblatt.isSheet(page))
  }

  @Test("is found on its scan, too", arguments: [0, 1, 2])
  func scanned(quarters: Int) throws {
    guard case .image(let image) = try page(try sheet(), alwaysOCR: true) else {
      Issue.record("not an image")
      return
    }
    try image.scale(0.5)
    try image.turn(quarters: quarters)
    try image.threshold()
    let codes = try image.codes()
    #expect(codes.map(\.symbology) == [.qr])
    #expect(codes.first.flatMap { RawCode.text($0.bytes) } == Trennblatt.payload())
  }

  @Test("is ASCII, and ends as a PDF does")
  func ascii() throws {
    let sheet = try sheet(note: "Grüße 😀")
    #expect(sheet.utf8.allSatisfy { $0 < 0x80 } && sheet.hasSuffix("%%EOF\n") && sheet.contains("Gr\\374\\337e ?"))
  }
}
