import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Directories of a TIFF")
struct TIFFDirectoriesTests {
  private func directories(_ bytes: [UInt8], limit: Int = 100) -> TIFFDirectories {
    bytes.withUnsafeBufferPointer { TIFFDirectories($0, limit: limit) }
  }

  @Test("follows the chain and finds the strips")
  func follows() {
    let found = directories(TinyTIFF.twoPages)
    #expect(found.map { $0[TIFFTag.stripOffsets] } == [[8], [8]])
    #expect(!found.isCutOff)
  }

  @Test("a chain that leads back to itself ends there, and is whole")
  func circle() {
    var bytes = TinyTIFF.twoPages
    bytes[66] = 10
    #expect(directories(bytes, limit: 7).map(\.count) == [2, 2])
    #expect(!directories(bytes, limit: 7).isCutOff)
  }

  @Test("a tag that nobody needs is left out")
  func otherTags() {
    var bytes = TinyTIFF.twoPages
    bytes[12] = 0x00
    #expect(directories(bytes).map { $0.keys.sorted() } == [[TIFFTag.stripByteCounts], [273, 279]])
  }

  @Test("a file that ends within a directory or before its strip is cut off")
  func cutOff() {
    for length in 11..<TinyTIFF.twoPages.count {
      #expect(directories(Array(TinyTIFF.twoPages.prefix(length))).isCutOff)
    }
    var bytes = TinyTIFF.twoPages
    bytes[32] = 200
    #expect(directories(bytes).isCutOff)
  }

  @Test("anything else has no directories")
  func other() {
    #expect(directories(Array("kein TIFF".utf8)).first == nil)
  }

  /// A BigTIFF with one directory whose strip of two bytes stands at 16.
  private static let big: [UInt8] =
    [0x49, 0x49, 43, 0, 8, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0xAA, 0xBB, 2, 0, 0, 0, 0, 0, 0, 0]
    + [0x11, 0x01, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0]
    + [0x17, 0x01, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 0]

  @Test("a BigTIFF is followed as well")
  func bigTIFF() {
    #expect(directories(Self.big).map { $0[TIFFTag.stripOffsets] } == [[16]])
    #expect(!directories(Self.big).isCutOff)
    for length in 17..<Self.big.count { #expect(directories(Array(Self.big.prefix(length))).isCutOff) }
    var bytes = Self.big
    for index in 38..<46 { bytes[index] = 0xFF }
    #expect(directories(bytes).isCutOff)
  }

  @Test("pages whose places are not filled in yet are unwritten", arguments: [20, 32])
  func unwritten(place: Int) {
    #expect(!directories(TinyTIFF.twoPages).isUnwritten)
    var bytes = TinyTIFF.twoPages
    bytes[place] = 0
    #expect(directories(bytes).isUnwritten)
    #expect(directories([0x49, 0x49, 42, 0, 0, 0, 0, 0]).isUnwritten)
  }
}
