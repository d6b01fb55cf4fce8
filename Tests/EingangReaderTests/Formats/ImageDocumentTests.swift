import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

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

  @Test("a grey page that may be read is as large when it is filed; one in colours may have half as many pixels")
  func filedSize() throws {
    var limits = Limits()
    limits.megapixel = 1
    let grey = try #require(
      try TestBytes().document(TestBytes.grey(width: 900, height: 1000), limits: limits).picture(0))
    #expect(grey.width == 900 && grey.height == 1000)
    func coloured(height: Int) -> [UInt8] {
      Array("P6\n900 \(height)\n255\n".utf8) + Array(repeating: 200, count: 3 * 900 * height)
    }
    #expect(throws: ReadingError.stoerung(Unreadable.tooManyPixels)) {
      try TestBytes().document(coloured(height: 1000), limits: limits).picture(0)
    }
    #expect(try TestBytes().document(coloured(height: 500), limits: limits).picture(0)?.height == 500)
  }
}
