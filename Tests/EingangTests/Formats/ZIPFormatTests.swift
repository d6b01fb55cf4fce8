import Testing

@testable import Eingang

@Suite("ZIP")
struct ZIPFormatTests {
  /// A file's beginning, a directory of ten bytes at offset 30, and the end record.
  private static let archive: [UInt8] =
    [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 1, count: 26) + [UInt8](repeating: 2, count: 10)
    + [0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0, 1, 0, 1, 0, 10, 0, 0, 0, 30, 0, 0, 0, 0, 0]

  @Test("an archive is whole with its end record, a comment of its own included")
  func whole() throws {
    #expect(try TestBytes().wholeness(Self.archive) == .whole(mayGrow: false))
    #expect(try TestBytes().wholeness(Self.archive.dropLast(2) + [3, 0, 7, 7, 7]) == .whole(mayGrow: false))
  }

  @Test("it is not before, nor where the directory would lie behind its end")
  func incomplete() throws {
    for length in 4..<Self.archive.count {
      #expect(try TestBytes().wholeness(Self.archive.prefix(length)) == Unfinished.container)
    }
    var bytes = Self.archive
    bytes[56] = 200
    #expect(try TestBytes().wholeness(bytes) == Unfinished.container)
    #expect(try TestBytes().wholeness(Self.archive.dropLast(2) + [3, 0, 7, 7]) == Unfinished.container)
  }
}
