import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Bytes as text")
struct TextBytesTests {
  private func string(_ bytes: [UInt8]) -> String? { bytes.withUnsafeBufferPointer { TextBytes.string($0) } }

  @Test(
    "each encoding gives the same words",
    arguments: [
      Array("Grüße, 5 €".utf8), [0xEF, 0xBB, 0xBF] + Array("Grüße, 5 €".utf8),
      [0x47, 0x72, 0xFC, 0xDF, 0x65, 0x2C, 0x20, 0x35, 0x20, 0x80],
      [0xFF, 0xFE] + "Grüße, 5 €".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + "Grüße, 5 €".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ] as [[UInt8]])
  func encodings(bytes: [UInt8]) { #expect(string(bytes) == "Grüße, 5 €") }

  @Test(
    "what no text has makes it none",
    arguments: [
      [0x41, 0x00, 0x42], [0x41, 0x01], [0x7F, 0x41], [0xC3, 0x28, 0xE9, 0xFF], [0x41, 0x42, 0x43, 0x44, 0x45, 0x81],
      [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0x01, 0x00],
    ] as [[UInt8]])
  func junk(bytes: [UInt8]) { #expect(string(bytes) == nil) }

  @Test("the mark with which old programs end a text is no part of it")
  func endMark() { #expect(string(Array("Ende\r\n".utf8) + [0x1A]) == "Ende\r\n") }
}
