import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("TIFF")
struct TIFFFormatTests {
  @Test("a TIFF without any directory is damaged")
  func damaged() throws {
    #expect(try TestBytes().reason([0x49, 0x49, 42, 0, 0, 0, 0, 0]) == Unreadable.damagedImage.why)
  }

  @Test("a TIFF that breaks off is incomplete")
  func truncated() throws {
    #expect(try TestBytes().reason(TinyTIFF.twoPages.dropLast(3)) == Unreadable.incomplete.why)
  }

  @Test("a TIFF is whole after each page, and may grow; it is not while the next page is under way")
  func grows() throws {
    let two = TinyTIFF.twoPages
    let one = Array(two.prefix(36)) + [0, 0, 0, 0]
    #expect(try TestBytes().wholeness(one) == .whole(mayGrow: true))
    for length in 40..<two.count { #expect(try TestBytes().wholeness(two.prefix(length)) == Unfinished.tiff) }
    #expect(try TestBytes().wholeness(two) == .whole(mayGrow: true))
  }

  @Test("one of 365 million pixels is refused by its directory, and so is its second page")
  func tooManyPixels() throws {
    func entry(_ tag: UInt8, _ value: Int) -> [UInt8] {
      [tag, 1, 4, 0, 1, 0, 0, 0] + (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func directory(width: Int, height: Int, next: Int) -> [UInt8] {
      let entries = [
        entry(0, width), entry(1, height), entry(2, 8), entry(3, 1), entry(6, 1), entry(0x11, 8), entry(0x15, 1),
        entry(0x16, height), entry(0x17, 2),
      ]
      return [9, 0] + entries.flatMap { $0 } + (0..<4).map { UInt8(truncatingIfNeeded: next >> (8 * $0)) }
    }
    let head: [UInt8] = [0x49, 0x49, 42, 0, 10, 0, 0, 0, 1, 2]
    #expect(
      try TestBytes().reason(head + directory(width: 20_000, height: 18_250, next: 0)) == Unreadable.tooManyPixels.why)
    let two = head + directory(width: 1, height: 2, next: 124) + directory(width: 20_000, height: 18_250, next: 0)
    let file = try #require(try TestBytes().mapped(two))
    let document = try TIFFFormat().open(file, Opening(ReadingLimits(Limits())))
    #expect(document.pageCount == 2)
    #expect(throws: ReadingError.stoerung(Unreadable.tooManyPixels)) { try document.page(1, alwaysOCR: false) }
  }
}
