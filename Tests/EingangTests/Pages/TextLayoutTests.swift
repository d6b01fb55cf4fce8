import Testing

@testable import Eingang

@Suite("Text on sheets")
struct TextLayoutTests {
  @Test("lines, blank lines and columns stand where they stood")
  func places() throws {
    let layout = TextLayout("Strom          300,00 €\r\n\r\nSumme          350,00 €\r\n")
    #expect(layout.pageCount == 1)
    let page = layout.page(0)
    #expect(page.rows.map(\.text) == ["Strom 300,00 €", "Summe 350,00 €"])
    let words = Dictionary(page.words.map { ($0.text, $0.box) }) { one, _ in one }
    let (strom, summe) = (try #require(words["Strom"]), try #require(words["Summe"]))
    let (one, other) = (try #require(words["300,00"]), try #require(words["350,00"]))
    #expect(strom.x == summe.x && one.x == other.x && one.x > strom.x)
    // Two lines of twelve points on a sheet of 842.
    #expect(abs((summe.y - strom.y) * 842 - 24) < 0.01)
  }

  @Test("a form feed begins a page, and so do more lines than a sheet has")
  func sheets() {
    #expect(TextLayout("eins\u{C}zwei\u{C}").pageCount == 2)
    #expect(TextLayout("\u{C}eins\u{C}\u{C}drei").pageCount == 3)
    let lines = (1...130).map { "Zeile \($0)" }.joined(separator: "\n")
    let layout = TextLayout(lines)
    #expect(layout.pageCount == 3)
    #expect((0..<3).flatMap { layout.page($0).lines.map(\.text) } == (1...130).map { "Zeile \($0)" })
  }

  @Test("a long line is broken between its words, and a long word at the edge; nothing is lost")
  func breaks() {
    let words = (1...60).map { "Wort\($0)" }
    let page = TextLayout(words.joined(separator: " ")).page(0)
    #expect(page.words.map(\.text) == words)
    #expect(page.lines.count > 3)
    #expect(page.words.allSatisfy { $0.box.maxX <= 1 })
    let long = String(repeating: "x", count: 250)
    #expect(TextLayout(long).page(0).words.map(\.text).joined() == long)
  }

  @Test("control characters are in no word, and only blanks are no page")
  func controls() {
    let page = TextLayout("Sum\u{1B}me\u{7}\t5 €").page(0)
    #expect(page.words.map(\.text) == ["Summe", "5", "€"])
    #expect(TextLayout(" \r\n\t\u{C}\u{2028}").pageCount == 0)
  }
}
