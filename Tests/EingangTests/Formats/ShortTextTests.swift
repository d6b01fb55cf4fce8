import Testing

@testable import Eingang

@Suite struct ShortTextTests {
  private func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer(ShortText.isWhole)
  }

  @Test(
    "a few words are whole",
    arguments: ["Milch", "Grüße\r\n", "a", "1 Liter\t2 Euro", "Bitte MM fragen"])
  func words(text: String) { #expect(isWhole(Array(text.utf8))) }

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
      [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], [0x61, 0x00, 0x62], [0x47, 0x72, 0xFC],
      [0x1B, 0x5B],
    ])
  func noWords(bytes: [UInt8]) { #expect(!isWhole(bytes)) }
}
