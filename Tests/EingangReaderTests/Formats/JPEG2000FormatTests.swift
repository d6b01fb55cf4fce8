import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("JPEG 2000")
struct JPEG2000FormatTests {
  @Test(
    "in its file format and bare it is a picture, and not before its end is there",
    arguments: ["blatt.jp2", "blatt.j2k"])
  func reads(name: String) throws {
    let bytes = try TestPapers.bytes(name)
    #expect(try TestBytes().pages(bytes).texts == ["Bild"])
    #expect(try TestBytes().wholeness(bytes) == .whole(mayGrow: false))
    for count in stride(from: 40, to: bytes.count - 1, by: 101) {
      #expect(try TestBytes().wholeness(bytes.prefix(count)) == Unfinished.image)
      #expect(try TestBytes().reason(bytes.prefix(count)) == Unreadable.incomplete.why)
    }
  }

  @Test("one of which half the allowed pixels would be held is refused by its header")
  func tooManyPixels() throws {
    // Four bytes each for width and height in the bare stream's first segment (ITU-T T.800, A.5.1).
    var bytes = Array(try TestPapers.bytes("blatt.j2k"))
    bytes.replaceSubrange(8..<16, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    #expect(try TestBytes().reason(bytes) == Unreadable.tooManyPixels.why)
  }
}
