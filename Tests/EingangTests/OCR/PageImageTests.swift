import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Page images")
struct PageImageTests {
  private func image(
    width: Int = 400, height: Int = 600, _ pixel: @escaping (Int, Int) -> UInt8 = { _, _ in 255 }
  ) throws -> PageImage {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: width, height: height, pixel)))
    return try PageImage(decoding: file, maxPixels: 100_000_000)
  }

  @Test("a hundred are decoded, turned and freed")
  func opensOften() throws {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: 300, height: 400)))
    for _ in 0..<100 {
      let image = try PageImage(decoding: file, maxPixels: 1_000_000)
      try image.turn(quarters: 1)
      #expect(image.width == 400)
      #expect(try image.copy().height == 300)
    }
  }

  @Test("the threshold follows the light: strokes on dark and on bright paper become ink, the paper does not")
  func threshold() throws {
    // From 100 on the left to 250 on the right, with a stroke 90 darker every 40 rows.
    let image = try image(width: 800, height: 800) { x, y in
      UInt8(100 + x * 150 / 800 - (y % 40 < 4 ? 90 : 0))
    }
    try image.threshold()
    #expect(image.isBinary)
    #expect(try image.facts().isBare == false)
  }

  @Test("an even page is bare; one with strokes is not")
  func bare() throws {
    #expect(try image { _, _ in 240 }.facts().isBare)
    #expect(try image { x, y in (x * 7 + y * 3) % 11 == 0 ? 205 : 240 }.facts().isBare)
    #expect(try !image { _, y in y % 50 < 3 ? 20 : 240 }.facts().isBare)
  }

  @Test("grey rows at the end are seen; white ones are paper")
  func endsGrey() throws {
    #expect(try image { _, y in y > 500 ? 128 : 250 }.facts().endsGrey)
    #expect(try !image { x, y in y > 500 ? 255 : UInt8(x % 200) }.facts().endsGrey)
  }

  @Test("a bright sheet on a dark table is cut out; a page that fills the picture is not")
  func cutsSheet() throws {
    let photo = try image(width: 1200, height: 1600) { x, y in
      (200..<1000).contains(x) && (300..<1400).contains(y) ? 230 : 70
    }
    #expect(try photo.cutSheet())
    #expect((780...810).contains(photo.width))
    #expect((1080...1110).contains(photo.height))
    let scan = try image(width: 1200, height: 1600) { _, y in y % 60 < 10 ? 30 : 240 }
    #expect(try !scan.cutSheet())
    #expect(scan.width == 1200)
  }

  @Test("more pixels than allowed are refused")
  func tooLarge() throws {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: 300, height: 400)))
    #expect {
      _ = try PageImage(decoding: file, maxPixels: 100_000)
    } throws: { error in
      guard case ReadingError.library(.tooLarge, _) = error else { return false }
      return true
    }
  }
}
