import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Pages that are read anew")
struct ReadingPartsTests {
  private static func reading(_ pages: [PageText]) -> Reading {
    Reading(
      pages: pages.enumerated().map { $1.renumbered($0 + 1) }, timing: Timing(), bytes: 1, fingerprint: "x")
  }

  private static func two(_ one: String, _ two: String, page: Int = 2) -> [PageText] {
    [
      PagePartTests.page(one, PagePartTests.part(1, of: 2, page: page)),
      PagePartTests.page(two, PagePartTests.part(2, of: 2, page: page)),
    ]
  }

  private static let first = MarkedText("Brief").page
  private static let last = MarkedText("Ende").page

  @Test("where the same sheets are seen, the new words count")
  func same() {
    let old = Self.reading([Self.first] + Self.two("alt", "alt") + [Self.last])
    let new = Self.reading([Self.first] + Self.two("neu links", "neu rechts") + [Self.last])
    #expect(new.divided(like: old.pages) == new)
  }

  @Test("sheets that were one page are one page again, its words sheet by sheet where they lie")
  func joined() throws {
    let old = Self.reading([Self.first, MarkedText("alles").page, Self.last])
    let new = Self.reading([Self.first] + Self.two("neu links", "neu rechts") + [Self.last])
    let fitted = new.divided(like: old.pages)
    #expect(fitted.pages.map(\.number) == [1, 2, 3])
    let page = try #require(fitted.pages.dropFirst().first)
    #expect(page.part == nil && page.words.map(\.text) == ["neu", "links", "neu", "rechts"])
    #expect(page.lines.map(\.text) == ["neu links", "neu rechts"])
    #expect(page.words.allSatisfy { (0.05...0.45).contains($0.box.midX) && $0.box.maxY <= 1 })
    #expect(fitted.divided(like: old.pages) == fitted)
  }

  @Test("a page that had sheets and is whole now stays as it was read, the others are new")
  func kept() {
    let old = Self.reading([Self.first] + Self.two("alt links", "alt rechts") + [Self.last])
    let new = Self.reading([MarkedText("Brief neu").page, MarkedText("alles").page, Self.last])
    #expect(
      new.divided(like: old.pages).pages.map(\.text) == ["Brief neu\n", "alt links\n", "alt rechts\n", "Ende\n"])
    #expect(new.divided(like: old.pages).pages.map(\.number) == [1, 2, 3, 4])
  }

  @Test("two images with sheets, one after the other, are told apart")
  func neighbours() {
    let old = Self.reading([MarkedText("eins").page, MarkedText("zwei").page])
    let new = Self.reading(Self.two("a", "b", page: 1) + Self.two("c", "d", page: 2))
    #expect(new.divided(like: old.pages).pages.map(\.text) == ["a\n\nb\n", "c\n\nd\n"])
  }

  @Test("a file that has another number of pages now is as it is read now")
  func otherFile() {
    let new = Self.reading([Self.first, Self.last])
    #expect(new.divided(like: [Self.first]) == new)
    #expect(new.divided(like: []) == new)
  }
}
