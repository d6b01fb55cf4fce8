import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite("Parts of a page")
struct PagePartTests {
  static func part(
    _ number: Int, of count: Int, page: Int = 1, kind: PagePart.Kind = .sheet, width: Double = 0.4
  ) -> PagePart {
    PagePart(
      kind, page: page, number: number, of: count, box: BoundingBox(x: 0.05, y: 0.1, width: width, height: 0.8))
  }

  /// A page of a few words that is such a part.
  static func page(_ text: String, _ part: PagePart?, number: Int = 1) -> PageText {
    var page = MarkedText(text).page.renumbered(number)
    page.part = part
    return page
  }

  @Test("two to four sheets or two halves are a page's parts; none without a size is")
  func plausible() {
    #expect(Self.part(1, of: 2).isPlausible && Self.part(4, of: 4).isPlausible)
    #expect(Self.part(2, of: 2, kind: .half).isPlausible)
    for part in [
      Self.part(1, of: 1), Self.part(1, of: 5), Self.part(0, of: 2), Self.part(3, of: 2), Self.part(1, of: 2, page: 0),
      Self.part(1, of: 3, kind: .half), Self.part(1, of: 2, width: 0), Self.part(1, of: 2, width: .nan),
      Self.part(1, of: 2, width: 3), Self.part(1, of: .max),
    ] { #expect(!part.isPlausible) }
  }

  @Test("a part is stored with its page, and what none can be is refused")
  func stored() throws {
    let page = Self.page("Summe 4,00", Self.part(2, of: 2, page: 3))
    let bytes = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(PageText.self, from: bytes).part == page.part)
    let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\"count\":2", with: "\"count\":99")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageText.self, from: Data(text.utf8)) }
    let whole = try JSONEncoder().encode(MarkedText("Summe 4,00").page)
    #expect(!String(decoding: whole, as: UTF8.self).contains("part"))
    #expect(page.renumbered(9).part == page.part && page.with(codes: []).part == page.part)
  }

  @Test("five sure words say that paper lies there; specks and one word do not")
  func isRead() {
    func words(_ text: String, _ confidence: Double) -> [Word] {
      text.split(separator: " ").map {
        Word(String($0), box: BoundingBox(x: 0, y: 0, width: 0.1, height: 0.01), confidence: confidence, line: 0)
      }
    }
    #expect(PagePart.isRead(words("Nahmarkt Brot 3,50 Summe 12,00 EUR", 0.9)))
    #expect(!PagePart.isRead(words("Nahmarkt Brot 3,50 Summe 12,00 EUR", 0.5)))
    #expect(!PagePart.isRead(words("a . - il Nahmarkt 1 2 3", 0.9)))
  }

  @Test("who takes over a card with some parts of an image is told that all of it is filed")
  func notices() {
    let two = [Self.page("eins", Self.part(1, of: 2)), Self.page("zwei", Self.part(2, of: 2), number: 2)]
    #expect(PagePart.notices(two).isEmpty)
    #expect(PagePart.notices([MarkedText("eins").page]).isEmpty)
    #expect(
      PagePart.notices([two[1].renumbered(1)]) == [
        "Seite 1 ist eines von 2 Blättern auf einem Bild."
      ])
    let half = Self.page("links", Self.part(1, of: 2, kind: .half), number: 2)
    #expect(
      PagePart.notices([MarkedText("eins").page, half]) == [
        "Seite 2 ist eine Hälfte einer Doppelseite."
      ])
    // Parts of two images, in the order of neither.
    #expect(PagePart.notices([two[1].renumbered(1), two[0].renumbered(2)]).count == 2)
  }
}
