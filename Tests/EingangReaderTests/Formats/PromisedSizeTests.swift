import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Promised sizes")
struct PromisedSizeTests {
  private func size(_ bytes: [UInt8]) -> Int? { bytes.withUnsafeBufferPointer { PromisedSize($0).bytes } }

  @Test(
    "an anymap's header and rows, comments and wide samples included",
    arguments: [
      ("P5\n3 2\n255\n", 17), ("P6\n3 2\n255\n", 29), ("P4\n9 2\n", 11), ("P5 # Scanner\n3 2 65535\n", 35),
    ])
  func anymap(head: String, bytes: Int) { #expect(size(Array(head.utf8)) == bytes) }

  @Test(
    "pixels written as text, and a header that breaks off, promise nothing",
    arguments: ["P2\n3 2\n9\n", "P5\n3", "P5"])
  func nothing(head: String) { #expect(size(Array(head.utf8)) == nil) }

  @Test("a compressed bitmap is as long as it says")
  func compressed() {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(0..<6, with: Array("BM".utf8) + [100, 1, 0, 0])
    head[14] = 40
    head[18] = 3
    head[22] = 3
    head[28] = 8
    head[30] = 1
    #expect(size(head) == 356)
  }

  @Test("a bitmap whose rows no number can count promises more than any file has")
  func immense() {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(0..<2, with: Array("BM".utf8))
    head[14] = 40
    head.replaceSubrange(18..<26, with: [0xFF, 0xFF, 0xFF, 0x7F, 0, 0, 0, 0x80])
    head[28] = 64
    #expect(size(head) == .max)
  }
}
