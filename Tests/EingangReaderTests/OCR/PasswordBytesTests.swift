import Testing

@testable import EingangReader

@Suite("Bytes of passwords")
struct PasswordBytesTests {
  @Test("letters beyond ASCII are tried in both ways that programs write them")
  func bytes() {
    #expect(PasswordBytes.all("abc").map(\.count) == [4])
    #expect(PasswordBytes.all("ä").map { $0.map { UInt8(bitPattern: $0) } } == [[0xC3, 0xA4, 0], [0xE4, 0]])
    #expect(PasswordBytes.all("ä€").count == 1)
  }
}
