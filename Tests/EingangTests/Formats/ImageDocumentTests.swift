import Testing

@testable import Eingang

@Suite("Image files")
struct ImageDocumentTests {
  @Test(
    "a photo is turned as its camera noted", arguments: [(1, 200, 300), (3, 200, 300), (6, 300, 200), (8, 300, 200)])
  func turns(orientation: Int, width: Int, height: Int) throws {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: 200, height: 300)))
    let document = ImageDocument(
      file: file, pageCount: 1, limits: ReadingLimits(Limits()), orientation: orientation)
    guard case .image(let image) = try document.page(0, alwaysOCR: false) else {
      Issue.record("not an image")
      return
    }
    #expect(image.width == width)
    #expect(image.height == height)
  }
}
