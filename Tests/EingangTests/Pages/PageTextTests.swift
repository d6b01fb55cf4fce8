import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite("Pages")
struct PageTextTests {
  private static func words(_ count: Int, _ box: @escaping (Int) -> BoundingBox) -> [Word] {
    (0..<count).map { Word("Wort", box: box($0), line: $0) }
  }

  @Test("a page with another number is the page that would have been made with it")
  func renumbered() {
    let page = MarkedText("Summe 85,00   Datum\nZweite Zeile").page
    let again = PageText(number: 7, width: page.width, height: page.height, source: page.source, words: page.words)
    #expect(page.renumbered(7) == again)
    #expect(page.renumbered(page.number) == page)
    #expect(page.renumbered(7).rows.allSatisfy { $0.page == 7 })
  }

  @Test("what stands side by side shares a row, however many columns there are", arguments: [2, 60])
  func rows(columns: Int) {
    let boxes = { (column: Int) in BoundingBox(x: Double(column) / Double(columns), y: 0.5, width: 0.01, height: 0.01) }
    let page = PageText(number: 1, width: 1, height: 1, source: .ocr, words: Self.words(columns, boxes))
    #expect(page.lines.count == columns)
    #expect(page.rows.count == 1)
  }

  @Test("very many lines at one height are grouped in a moment", .timeLimit(.minutes(15)))
  func manyLines() {
    let boxes = { (_: Int) in BoundingBox(x: 0.1, y: 0.1, width: 0.8, height: 0.8) }
    let words = Self.words(20_000, boxes)
    #expect(PageText(number: 1, width: 1, height: 1, source: .ocr, words: words).rows.count == 20_000)
  }

  @Test("a page goes through JSON unchanged, and one that none can be does not come out")
  func codable() throws {
    let page = MarkedText("Summe 85,00").page
    let data = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(PageText.self, from: data) == page)
    let wide = String(decoding: data, as: UTF8.self).replacing("\"width\":2480", with: "\"width\":1e308")
    #expect(wide.contains("1e308"))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageText.self, from: Data(wide.utf8)) }
  }

  @Test("a page's codes go with it, an older page has none, and a code that none can be does not come out")
  func codes() throws {
    let box = BoundingBox(x: 0.7, y: 0.6, width: 0.2, height: 0.14)
    let code = PageCode(.qr, text: "BCD\n002\n1\nSCT", box: box)
    let page = PageText(number: 1, width: 100, height: 140, source: .ocr, words: [], codes: [code])
    let data = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(PageText.self, from: data).codes == [code])
    let older = #"{"number":1,"width":100,"height":140,"source":"ocr","words":[]}"#
    #expect(try JSONDecoder().decode(PageText.self, from: Data(older.utf8)).codes.isEmpty)
    for text in [String(repeating: "x", count: 7090), "BCD\0"] {
      let long = PageText(
        number: 1, width: 1, height: 1, source: .ocr, words: [], codes: [PageCode(.qr, text: text, box: box)])
      let data = try JSONEncoder().encode(long)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageText.self, from: data) }
    }
  }
}
