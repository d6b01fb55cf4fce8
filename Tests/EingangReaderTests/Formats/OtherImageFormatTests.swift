import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Other images")
struct OtherImageFormatTests {
  @Test("an anymap of a page's size is a picture")
  func anymap() throws {
    #expect(try TestBytes().reason(TestBytes.grey(width: 200, height: 300)) == nil)
  }

  @Test(
    "text that begins like one is none",
    arguments: ["P5-Rechnung Nr. 12 vom Mai", "BM: Bundesministerium für Finanzen"])
  func nearMiss(text: String) throws {
    #expect(try TestBytes().pages(text.utf8).texts == [text + "\n"])
  }

  @Test("more pixels than allowed are refused by the header, without decoding")
  func tooManyPixels() throws {
    let reason = try TestBytes().reason("P5\n60000 60000\n255\n".utf8 + [1, 2, 3])
    #expect(reason == Unreadable.tooManyPixels.why)
  }

  /// With a size that counts what follows its first eight bytes.
  private static let webp: [UInt8] =
    Array("RIFF".utf8) + [44, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [UInt8](repeating: 1, count: 36)

  /// Four rows of three bytes a pixel, and a header that names no size.
  private static let bitmap: [UInt8] =
    Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0]
    + [3, 0, 0, 0, 0xFC, 0xFF, 0xFF, 0xFF, 1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
    + [UInt8](repeating: 7, count: 48)

  private static let grey: [UInt8] = TestBytes.grey(width: 30, height: 20)

  @Test("what its header promises must be there", arguments: [webp, bitmap, grey])
  func promised(bytes: [UInt8]) throws {
    #expect(try TestBytes().wholeness(bytes) == .whole(mayGrow: false))
    #expect(try TestBytes().wholeness(bytes + [0, 0]) == .whole(mayGrow: false))
    for missing in [1, 7] { #expect(try TestBytes().wholeness(bytes.dropLast(missing)) == Unfinished.image) }
  }

  @Test("a bitmap and a WebP of more pixels than allowed are refused before they are decoded")
  func tooManyPixelsElsewhere() throws {
    var bitmap = Self.bitmap
    bitmap.replaceSubrange(18..<26, with: [0x20, 0x4E, 0, 0, 0x4A, 0x47, 0, 0])
    #expect(try TestBytes().reason(bitmap) == Unreadable.tooManyPixels.why)
    bitmap.replaceSubrange(18..<26, with: [0xFF, 0xFF, 0xFF, 0x7F, 0, 0, 0, 0x80])
    #expect(try TestBytes().reason(bitmap) == Unreadable.tooManyPixels.why)
    // Lossless, 16384 by 16384: fourteen bits each, less one.
    let webp: [UInt8] =
      Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8L".utf8) + [18, 0, 0, 0, 0x2F, 0xFF, 0xFF, 0xFF, 0x0F]
      + [UInt8](repeating: 0, count: 13)
    #expect(try TestBytes().reason(webp) == Unreadable.tooManyPixels.why)
  }
}
