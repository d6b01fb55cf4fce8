import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Greys of a page")
struct GreysTests {
  /// Lines of strokes that rise by a degree or so, on a page with a block in its upper left corner.
  private func page() throws -> PageImage {
    let bytes = TestBytes.grey(width: 1200, height: 900) { x, y in
      let row = y + x / 50
      if (50..<150).contains(x), (50..<150).contains(y) { return 10 }
      return (200..<800).contains(row) && row % 40 < 20 && x % 14 < 8 && (100..<1100).contains(x) ? 20 : 240
    }
    return try PageImage(decoding: try #require(try TestBytes().mapped(bytes)), maxPixels: 10_000_000)
  }

  private func corner(_ image: PageImage) throws -> Double {
    let corner = try image.copy()
    try corner.clip(x: (corner.width - 200)..<corner.width, y: 0..<200)
    if !corner.isBinary { try corner.threshold() }
    return try corner.facts().darkGround
  }

  @Test("they stand as the page does after it was turned straight and upright")
  func follow() throws {
    let greys = try page()
    let image = try greys.copy()
    try image.threshold()
    var turned = Greys(greys)
    turned.rotated(try image.deskew())
    turned.turned(quarters: 1, thenBy: try PagePreparation.turn(image, quarters: 1))
    let upright = try turned.upright()
    #expect(!upright.isBinary)
    #expect(upright.width == image.width && upright.height == image.height)
    #expect(try corner(image) > 0.15)
    #expect(try corner(upright) > 0.15)
  }

  @Test("a page that is turned or cut without them has none any more")
  func forgotten() throws {
    let image = try page()
    image.greys = Greys(try image.copy())
    try image.turn(quarters: 1)
    #expect(image.greys == nil)
    image.greys = Greys(try image.copy())
    try image.clip(x: 0..<100, y: 0..<100)
    #expect(image.greys == nil)
  }

  @Test("they go with the pixels that they are the greys of")
  func exchanged() throws {
    let (one, other) = (try page(), try page())
    one.greys = Greys(try one.copy())
    one.exchange(with: other)
    #expect(one.greys == nil && other.greys != nil)
  }
}
