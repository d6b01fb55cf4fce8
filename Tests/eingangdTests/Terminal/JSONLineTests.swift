import Foundation
import Testing

@testable import eingangd

struct JSONLineTests {
  @Test(
    "a line of JSON holds nothing that steers a terminal, and says the same",
    arguments: [
      "\u{1B}[31m", "\u{9B}2J\u{7F}", "a\u{202E}b\u{2066}c", "Zeile\nzwei\r\u{2028}drei", "Grüße 😀 /x", "\u{FEFF}\u{0}",
    ])
  func harmless(text: String) throws {
    let line = try JSONLine.text(["text": text])
    #expect(line.unicodeScalars.allSatisfy { !Scalars.steering.contains($0) })
    let back = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(back["text"].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test("what is harmless stands as it is")
  func plain() throws {
    #expect(try JSONLine.text(["a": "Grüße 😀 /x"]) == "{\"a\":\"Grüße 😀 /x\"}")
  }
}
