import Testing

@testable import Eingang

@Suite("TIFF")
struct TIFFFormatTests {
  @Test("a TIFF without any directory is damaged")
  func damaged() throws {
    #expect(try TestBytes().reason([0x49, 0x49, 42, 0, 0, 0, 0, 0]) == Unreadable.damagedImage.why)
  }

  @Test("a TIFF that breaks off is incomplete")
  func truncated() throws {
    #expect(try TestBytes().reason(TIFFDirectoriesTests.twoPages.dropLast(3)) == Unreadable.incomplete.why)
  }

  @Test("a TIFF is whole after each page, and may grow; it is not while the next page is under way")
  func grows() throws {
    let two = TIFFDirectoriesTests.twoPages
    let one = Array(two.prefix(36)) + [0, 0, 0, 0]
    #expect(try TestBytes().wholeness(one) == .whole(mayGrow: true))
    for length in 40..<two.count { #expect(try TestBytes().wholeness(two.prefix(length)) == Unfinished.tiff) }
    #expect(try TestBytes().wholeness(two) == .whole(mayGrow: true))
  }
}
