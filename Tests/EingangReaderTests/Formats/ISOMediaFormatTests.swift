import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("HEIC and its like")
struct ISOMediaFormatTests {
  private static let photo: [UInt8] =
    [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    + [0, 0, 0, 12] + Array("meta".utf8) + [1, 2, 3, 4]
    + [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 20] + [1, 2, 3, 4]

  @Test("a photo is whole where its boxes end with the file, or junk follows them")
  func whole() throws {
    #expect(try TestBytes().wholeness(Self.photo) == .whole(mayGrow: false))
    #expect(try TestBytes().wholeness(Self.photo + [0, 0, 0, 0, 0, 0]) == .whole(mayGrow: false))
    let open = Array(Self.photo.prefix(28)) + [0, 0, 0, 0] + Array("mdat".utf8) + [9]
    #expect(try TestBytes().wholeness(open) == .whole(mayGrow: false))
  }

  @Test("it is not while a box reaches past the end", arguments: [16, 20, 27, 40, 47])
  func incomplete(length: Int) throws {
    #expect(try TestBytes().wholeness(Self.photo.prefix(length)) == Unfinished.container)
  }

  @Test("a length that no file has is none")
  func hugeLength() throws {
    var bytes = Self.photo
    bytes.replaceSubrange(36..<44, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(try TestBytes().wholeness(bytes) == Unfinished.container)
  }
}
