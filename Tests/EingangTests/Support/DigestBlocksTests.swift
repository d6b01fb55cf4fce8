import Testing

@testable import Eingang

@Suite struct DigestBlocksTests {
  @Test(
    "blocks are the same however the bytes come, and the last is filled up", arguments: [0, 1, 55, 56, 63, 64, 65, 200])
  func blocks(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    for size in [1, 7, 64, 300] {
      var blocks = DigestBlocks()
      var seen: [UInt8] = []
      for start in stride(from: 0, to: count, by: size) {
        bytes[start..<min(start + size, count)].withUnsafeBytes { blocks.update($0) { seen += $0 } }
      }
      let padding = blocks.padding(lastByteFirst: false)
      padding.withUnsafeBytes { blocks.update($0) { seen += $0 } }
      #expect(seen.count % 64 == 0 && seen.count - count < 73)
      #expect(Array(seen.prefix(count)) == bytes && seen[count] == 0x80)
      #expect(seen.suffix(8).reduce(0) { $0 << 8 | Int($1) } == count * 8)
    }
  }

  @Test("the length in bits may come with its last byte first")
  func order() {
    var blocks = DigestBlocks()
    [UInt8](repeating: 0, count: 40).withUnsafeBytes { blocks.update($0) { _ in } }
    #expect(blocks.padding(lastByteFirst: true).suffix(8) == [0x40, 1, 0, 0, 0, 0, 0, 0])
    #expect(blocks.padding(lastByteFirst: false).suffix(8) == [0, 0, 0, 0, 0, 0, 1, 0x40])
    #expect(DigestBlocks.hex(0xAB) == "000000ab")
  }
}
