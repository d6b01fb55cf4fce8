import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("GIF")
struct GIFFormatTests {
  /// Two colours, a comment, and a picture of one block.
  private static let picture: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    + [0x21, 0xFE, 2, 0x3B, 0x3B, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0] + [0x3B]

  @Test("a picture is whole with its end mark, and an end mark in a comment is none")
  func whole() throws {
    #expect(try TestBytes().wholeness(Self.picture) == .whole(mayGrow: false))
    #expect(try TestBytes().wholeness(Self.picture + [1, 2]) == .whole(mayGrow: false))
    for length in 14..<Self.picture.count {
      #expect(try TestBytes().wholeness(Self.picture.prefix(length)) == Unfinished.image)
    }
  }

  @Test("one that breaks off says so, and one of many large pictures is refused before any is unpacked")
  func refused() throws {
    #expect(try TestBytes().reason(Self.picture.dropLast(3)) == Unreadable.incomplete.why)
    var large = Self.picture
    // Width and height of the picture, after its place.
    large.replaceSubrange(30..<34, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try TestBytes().reason(large) == Unreadable.tooManyPixels.why)
  }
}
