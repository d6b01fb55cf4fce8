import Testing

@testable import Eingang

@Suite("Numbers of pages in words")
struct PageNumbersTests {
  @Test(
    "one, a stretch, and some",
    arguments: [
      ([3], "Seite 3"), ([3, 4, 5], "Seiten 3 bis 5"), ([3, 5], "Seiten 3, 5"), ([5, 3], "Seiten 5, 3"), ([], ""),
    ])
  func words(pages: [Int], text: String) { #expect(PageNumbers.list(pages) == text) }
}
