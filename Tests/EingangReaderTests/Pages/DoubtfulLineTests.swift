import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Lines of which little was read")
struct DoubtfulLineTests {
  private func word(_ text: String, _ confidence: Double, y: Double, height: Double = 20, line: Int) -> RawWord {
    RawWord(text, x: 100..<200, y: y..<y + height, confidence: confidence, line: line, block: 0)
  }

  private var sure: [RawWord] { [word("Gesamt", 0.95, y: 0, line: 0), word("Gruß", 0.95, y: 400, line: 2)] }

  private func page(_ doubtful: RawWord) -> RecognizedPage { RecognizedPage([sure[0], doubtful, sure[1]]) }

  @Test("a line of the size of the others is remembered with its place")
  func remembered() throws {
    let line = try #require(page(word("Seitelvonl", 0.2, y: 200, line: 1)).doubtful.first)
    #expect(line.place == 1)
    #expect(line.strip(width: 205, height: 1000)?.x == 88..<205)
    #expect(line.strip(width: 205, height: 1000)?.y == 188..<232)
  }

  @Test(
    "a few letters, and marks larger or smaller than print, are not",
    arguments: [("Se", 20), ("Seitel", 60), ("Seitel", 8)])
  func forgotten(text: String, height: Double) {
    #expect(page(word(text, 0.2, y: 200, height: height, line: 1)).doubtful.isEmpty)
  }

  @Test("what is read instead stands where the line stood, on the page and among its words")
  func placed() throws {
    let page = page(word("Seitelvonl", 0.2, y: 200, line: 1))
    let line = try #require(page.doubtful.first)
    let strip = try #require(line.strip(width: 1000, height: 1000))
    let read = line.placed([RawWord("Seite", x: 12..<40, y: 12..<32, confidence: 0.9, line: 0, block: 0)], strip: strip)
    let whole = page.with([(line, read)])
    #expect(whole.words.map(\.text) == ["Gesamt", "Seite", "Gruß"])
    #expect(whole.words[1].x == 100..<128)
    #expect(whole.words[1].y == 200..<220)
    #expect(whole.words[1].line == 1)
    #expect(whole.doubtful.isEmpty)
  }
}
