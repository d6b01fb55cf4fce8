import Testing

@testable import Eingang
@testable import EingangReader

@Suite("What a recogniser saw")
struct RecognizedPageTests {
  private func line(_ number: Int, _ words: [(String, Double)]) -> [RawWord] {
    words.map { RawWord($0.0, x: 0..<10, y: 0..<10, confidence: $0.1, line: number, block: 0) }
  }

  private func kept(_ words: [RawWord]) -> [String] { RecognizedPage(words).words.map(\.text) }

  @Test("a line of guesses is dropped, the line before it stays")
  func dropsGrain() {
    let words = line(0, [("Gesamt", 0.95), ("85,00", 0.9)]) + line(1, [("BE", 0.4), ("yatsen", 0), ("!", 0.1)])
    #expect(kept(words) == ["Gesamt", "85,00"])
  }

  @Test("a doubtful word in a sure line stays")
  func keepsDoubtfulWord() {
    #expect(kept(line(0, [("Betrag", 0.95), ("91,", 0.3)])) == ["Betrag", "91,"])
  }

  @Test("a lone mark stays only where it is sure", arguments: [("1", 0.95, true), ("1", 0.4, false), ("—", 0.9, true)])
  func loneMark(text: String, confidence: Double, stays: Bool) {
    #expect(kept(line(0, [(text, confidence)])).isEmpty != stays)
  }

  @Test("words without a visible character are gone")
  func dropsBlank() {
    #expect(kept(line(0, [(" ", 0.9), ("Text", 0.9)])) == ["Text"])
  }

  @Test(
    "a page is doubtful where few of its letters are read surely",
    arguments: [(8, 100, false), (1, 100, true), (1, 20, false), (0, 11, false), (0, 12, true)])
  func doubtful(sureWords: Int, letters: Int, isDoubtful: Bool) {
    let words = (0..<sureWords).map { ("Wort\($0)", 0.9) } + [("fraglich", 0.79), ("ab", 0.9), ("1", 0.9)]
    #expect(RecognizedPage(line(0, words)).isDoubtful(letters: letters) == isDoubtful)
  }

  @Test("letters are sure in words that are, and in no mere syllables")
  func sureShare() {
    let page = RecognizedPage(line(0, [("Gesamt", 0.95), ("ab", 0.95), ("91", 0.7)]))
    #expect(page.letters == 10)
    #expect(page.sureShare == 0.6)
    #expect(RecognizedPage([]).sureShare == 1)
  }
}
