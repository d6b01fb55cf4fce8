import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Numbers of a TIFF")
struct TIFFNumbersTests {
  private func first(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { TIFFNumbers($0)?.firstDirectory }
  }

  @Test("are read in either byte order, in four bytes or eight")
  func orders() {
    #expect(first([0x49, 0x49, 42, 0, 1, 2, 0, 0]) == 513)
    #expect(first([0x4D, 0x4D, 0, 42, 0, 0, 2, 1]) == 513)
    #expect(first([0x4D, 0x4D, 0, 43, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]) == 513)
  }

  @Test("an offset of eight bytes beyond any file stays a number")
  func huge() throws {
    let found = try #require(first([0x49, 0x49, 43, 0, 8, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8)))
    #expect(found > 1 << 60)
  }

  @Test("what is no TIFF, or ends before its first offset, has none")
  func none() {
    #expect(first(Array("IIch bin ein Text".utf8)) == nil)
    #expect(first([0x49, 0x49, 42, 0, 1, 2]) == nil)
  }
}
