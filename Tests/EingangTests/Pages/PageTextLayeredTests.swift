import AlbertModel
import Testing

@testable import Eingang

@Suite("A text layer and what pictures say besides")
struct PageTextLayeredTests {
  private func word(_ text: String, y: Double, block: Int = 0) -> Word {
    Word(text, box: BoundingBox(x: 0.1, y: y, width: 0.2, height: 0.02), confidence: 1, line: 0, block: block)
  }

  private func page(_ words: [Word], source: PageText.Source = .textLayer) -> PageText {
    PageText(number: 1, width: 595, height: 842, source: source, words: words)
  }

  @Test("what a picture says above all text comes first, the rest last")
  func order() {
    let layer = page([word("Rechnung", y: 0.3), word("Summe", y: 0.6, block: 1)])
    let read = page([word("Stadtwerke", y: 0.05), word("Quittung", y: 0.8, block: 1)], source: .ocr)
    let whole = layer.completed(by: read)
    #expect(whole.words.map(\.text) == ["Stadtwerke", "Rechnung", "Summe", "Quittung"])
    #expect(Set(whole.words.map(\.block)).count == 4 && whole.words.map(\.block) == whole.words.map(\.block).sorted())
    #expect(whole.width == 595 && whole.source == .textLayer)
  }

  @Test("what is read where the layer has a word is that word's remains")
  func remains() {
    let layer = page([word("Rechnung", y: 0.3)])
    #expect(layer.completed(by: page([word("Rechn:", y: 0.301)], source: .ocr)).words.map(\.text) == ["Rechnung"])
  }
}
