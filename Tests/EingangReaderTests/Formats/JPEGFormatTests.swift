import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("JPEG")
struct JPEGFormatTests {
  @Test("a JPEG that breaks off is incomplete, not half a page")
  func truncated() throws {
    let reason = try TestBytes().reason([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 1, 0, 0x11, 0x22, 0x33])
    #expect(reason == Unreadable.incomplete.why)
  }

  @Test("a JPEG whose segments are no picture is damaged")
  func damaged() throws {
    let reason = try TestBytes().reason([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 1, 0, 0x11, 0xFF, 0xD9])
    #expect(reason == Unreadable.damagedImage.why)
  }

  private func firstPage(_ bytes: [UInt8]) throws -> PageImage? {
    let file = try #require(try TestBytes().mapped(bytes))
    let document = try JPEGFormat().open(file, Opening(ReadingLimits(Limits())))
    guard case .image(let image) = try document.page(0, alwaysOCR: false) else { return nil }
    return image
  }

  @Test(
    "a picture of more pixels than allowed is halved while it is decoded, as often as it takes, and none is cut off")
  func scales() throws {
    let allowed = try #require(try firstPage(GreyJPEG.bytes(width: 800, height: 600)))
    #expect((allowed.width, allowed.height) == (800, 600))
    // 365 million pixels.
    let large = try #require(try firstPage(GreyJPEG.bytes(width: 20_000, height: 18_250)))
    #expect((large.width, large.height) == (10_000, 9_125))
    #expect(large.warnings == 0)
  }

  @Test("one that must be held as a whole before it can be scaled is refused, and so is one too large for an eighth")
  func refuses() throws {
    let progressive = GreyJPEG.bytes(width: 20_000, height: 18_250, isProgressive: true)
    #expect(try TestBytes().reason(progressive) == Unreadable.tooManyPixels.why)
    let endless = GreyJPEG.bytes(width: 65_000, height: 400)
    #expect(try TestBytes().reason(endless, limits: Limits(megapixel: 0)) == Unreadable.tooManyPixels.why)
  }
}
