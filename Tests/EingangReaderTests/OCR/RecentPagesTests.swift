import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Pages read lately")
struct RecentPagesTests {
  private func digest(_ number: UInt64) -> PageDigest {
    PageDigest(width: 10, height: 10, isBinary: false, dpi: 300, first: number, second: 1)
  }

  @Test("the same pixels have the same text, others have none")
  func finds() {
    var recent = RecentPages()
    recent.keep([MarkedText("Guten Tag").page], of: digest(1))
    #expect(recent.texts(of: digest(1))?.map(\.text) == ["Guten Tag\n"])
    #expect(recent.texts(of: digest(2)) == nil)
  }

  @Test("what was read long ago is forgotten")
  func forgets() {
    var recent = RecentPages()
    for number in 0..<33 { recent.keep([MarkedText("Seite \(number)").page], of: digest(UInt64(number))) }
    #expect(recent.texts(of: digest(0)) == nil)
    #expect(recent.texts(of: digest(1))?.map(\.text) == ["Seite 1\n"])
  }

  @Test("one pixel, the size or the resolution makes another page; another seed other numbers")
  func digests() throws {
    func image(_ width: Int, _ pixel: @escaping (Int, Int) -> UInt8) throws -> PageImage {
      let file = try #require(try TestBytes().mapped(TestBytes.grey(width: width, height: 60, pixel)))
      return try PageImage(decoding: file, maxPixels: 100_000)
    }
    let page = try image(61) { x, y in UInt8(x + y) }
    let digest = try page.digest(seed: 7)
    #expect(try digest == image(61) { x, y in UInt8(x + y) }.digest(seed: 7))
    #expect(try digest != image(61) { x, y in UInt8(x + y) + (x == 60 && y == 59 ? 1 : 0) }.digest(seed: 7))
    #expect(try digest != image(62) { x, y in UInt8(x + y) }.digest(seed: 7))
    #expect(try digest.first != page.digest(seed: 8).first)
  }
}
