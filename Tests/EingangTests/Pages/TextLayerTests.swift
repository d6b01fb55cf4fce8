import Testing

@testable import Eingang

@Suite("Text layers")
struct TextLayerTests {
  private func word(_ text: String, _ x: Double, _ y: Double, width: Double = 30, height: Double = 10) -> RawWord {
    RawWord(text, x: x..<x + width, y: y..<y + height)
  }

  private func lines(_ words: [RawWord]) -> [String] {
    TextLayer(words, width: 600, height: 800).page(number: 1).lines.map(\.text)
  }

  @Test("words side by side are a line, the next one below is another")
  func groupsLines() {
    let words = [word("Summe", 50, 100), word("netto", 85, 100), word("Steuer", 50, 114)]
    #expect(lines(words) == ["Summe netto", "Steuer"])
  }

  @Test("a wide gap divides columns, which share a row")
  func dividesColumns() {
    let page = TextLayer([word("Summe", 50, 100), word("85,00", 400, 100)], width: 600, height: 800).page(number: 1)
    #expect(page.lines.map(\.text) == ["Summe", "85,00"])
    #expect(page.rows.map(\.text) == ["Summe 85,00"])
  }

  @Test("an empty line's height begins a block")
  func dividesBlocks() {
    let words = [word("Absatz", 50, 100), word("weiter", 50, 113), word("Neuer", 50, 150)]
    let page = TextLayer(words, width: 600, height: 800).page(number: 1)
    #expect(page.words.map(\.block) == [0, 0, 1])
  }

  @Test("what only a change of font has split is one word; what stands apart is not")
  func gluesWords() {
    var half = word("Rechnungs", 50, 100)
    half.spaceAfter = false
    #expect(lines([half, word("betrag", 80.2, 100)]) == ["Rechnungsbetrag"])
    #expect(lines([half, word("betrag", 84, 100)]) == ["Rechnungs betrag"])
  }

  @Test("ligatures are letters, and invisible characters are gone")
  func cleans() {
    #expect(lines([word("P\u{FB02}ege\u{200B}", 50, 100)]) == ["Pflege"])
  }

  @Test("glyphs without a meaning are garbage, and so are letters without vowels; a letter is not")
  func tellsGarbage() {
    let unmapped = (0..<30).map { word("\u{E001}\u{E002}x", Double($0) * 10, 100) }
    #expect(TextLayer(unmapped, width: 600, height: 800).isGarbage)
    let consonants = (0..<30).map { word("Bdfghjkl", Double($0) * 10, 100) }
    #expect(TextLayer(consonants, width: 600, height: 800).isGarbage)
    let letter = (0..<30).map { word("Rechnung", Double($0) * 10, 100) }
    #expect(!TextLayer(letter, width: 600, height: 800).isGarbage)
  }

  @Test("places that are no numbers, or beyond the page, stay within it")
  func boundsPlaces() {
    let odd = RawWord("x", x: -50..<Double.infinity, y: 0..<9_000)
    let box = PageWords.box(odd, width: 600, height: 800)
    #expect(box.x == 0)
    #expect(box.y == 0)
    #expect((0...1).contains(box.maxX))
    #expect((0...1).contains(box.maxY))
  }
}
