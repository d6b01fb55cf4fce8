import Testing

@testable import Eingang
@testable import EingangReader

@Suite struct ShortTextTests {
  private func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer(ShortText.isWhole)
  }

  @Test(
    "a few words are whole",
    arguments: ["Milch", "Grüße\r\n", "a", "1 Liter\t2 Euro", "Bitte MM fragen"])
  func words(text: String) { #expect(isWhole(Array(text.utf8))) }

  @Test(
    "in older and wider encodings too",
    arguments: [
      [0x47, 0x72, 0xFC], Array("M".utf8) + [0xFC] + Array("ll\r\n".utf8), [0xFF, 0xFE, 0x4A, 0x00, 0x61, 0x00],
      [0xFE, 0xFF, 0x00, 0x4A], [0xEF, 0xBB, 0xBF, 0x4A, 0x61], [0x4A, 0x61, 0x1A],
    ])
  func encodings(bytes: [UInt8]) { #expect(isWhole(bytes)) }

  @Test(
    "a text that ends within a letter is not whole",
    arguments: [
      Array("Gr".utf8) + [0xC3], Array("Grüße ".utf8) + [0xE2, 0x82], [0xFF, 0xFE, 0x4A],
      [0xFF, 0xFE, 0x4A, 0x00, 0x61], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF],
    ])
  func withinALetter(bytes: [UInt8]) { #expect(!isWhole(bytes)) }

  @Test(
    "what a page's file may begin with is not whole",
    arguments: [
      "%", "%PDF", "%PDF-1.7", "GIF8", "GIF87a", "RIFF", "B", "BM", "II", "II*", "MM", "PK",
      "P4\n1",
    ])
  func marks(text: String) { #expect(!isWhole(Array(text.utf8))) }

  @Test(
    "bytes that are no words are not whole",
    arguments: [
      [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A],
      [0x78, 0x9F, 0x3E, 0x22, 0x41], [0x61, 0x00, 0x62], [0x1B, 0x5B], [0xFF, 0x4F, 0xFF],
    ])
  func noWords(bytes: [UInt8]) { #expect(!isWhole(bytes)) }
}
