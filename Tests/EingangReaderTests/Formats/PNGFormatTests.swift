import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("PNG")
struct PNGFormatTests {
  /// One black pixel.
  private static let dot: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
    8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x60, 0, 0, 0,
    2, 0, 1, 0xE5, 0x27, 0xDE, 0xFC, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  @Test("a picture of one pixel is too small for a page")
  func tooSmall() throws {
    #expect(try TestBytes().reason(Self.dot) == Unreadable.tooSmall.why)
  }

  @Test("a PNG without its last chunk is incomplete", arguments: [12, 24, 40])
  func truncated(missing: Int) throws {
    #expect(try TestBytes().reason(Self.dot.dropLast(missing)) == Unreadable.incomplete.why)
  }

  @Test("a chunk that claims to reach past the end is no reason to read there")
  func hugeChunk() throws {
    var bytes = Self.dot
    bytes.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try TestBytes().reason(bytes) == Unreadable.incomplete.why)
  }

  @Test("one of 365 million pixels is refused by its header")
  func tooManyPixels() throws {
    var bytes = Self.dot
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x47, 0x4A])
    #expect(try TestBytes().reason(bytes) == Unreadable.tooManyPixels.why)
  }
}
