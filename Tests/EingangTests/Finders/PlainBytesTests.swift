import Testing

@testable import Eingang

@Suite("PlainBytes")
struct PlainBytesTests {
  @Test("looking beyond either end finds a line's end")
  func ends() {
    #expect(PlainBytes.at([0x61], -1) == 0x0A)
    #expect(PlainBytes.at([0x61], 1) == 0x0A)
    #expect(PlainBytes.skipBlanks([0x20, 0x20], from: 0) == 2)
    #expect(PlainBytes.skipBlanksBack([0x61, 0x20], from: 2) == 1)
  }

  @Test("letters and digits make words, signs do not")
  func words() {
    #expect(PlainBytes.isWord(0x61))
    #expect(PlainBytes.isWord(0x37))
    #expect(!PlainBytes.isWord(0x2E))
    #expect(!PlainBytes.isWord([0x61, 0x00], at: 5))
    #expect(PlainBytes.isWord([0x61, 0x00], before: 2))
  }
}
