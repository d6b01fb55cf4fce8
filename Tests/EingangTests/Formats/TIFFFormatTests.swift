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
}
