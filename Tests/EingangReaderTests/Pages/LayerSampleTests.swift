import AlbertModel
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("A sample of an older reading")
struct LayerSampleTests {
  private static let texts = [
    "Der", "Betrag", "von", "85,00", "EUR", "ist", "innerhalb", "vierzehn", "Tagen", "nach", "Erhalt", "der",
    "Rechnung", "ohne", "Abzug", "auf", "das", "genannte", "Konto", "zahlbar",
  ]

  private func words(_ texts: [String], y: Double) -> [Word] {
    texts.enumerated().map { index, text in
      Word(
        text, box: BoundingBox(x: 0.04 * Double(index), y: y, width: 0.03, height: 0.01), confidence: 1, line: 0,
        block: 0)
    }
  }

  private func reading(_ texts: [String], confidence: Double = 0.95) -> [RawWord] {
    texts.map { RawWord($0, x: 0..<10, y: 0..<10, confidence: confidence) }
  }

  @Test("the strip with most letters is taken")
  func strip() throws {
    let page = words(["Rechnung"], y: 0.05) + words(Self.texts, y: 0.63)
    let sample = try #require(LayerSample(page))
    #expect(sample.strip.contains(0.635))
    #expect(LayerSample(words(Array(Self.texts.prefix(5)), y: 0.4)) == nil)
  }

  @Test("the same words bear it out, whatever signs stand at their edges")
  func same() throws {
    let sample = try #require(LayerSample(words(Self.texts, y: 0.4)))
    #expect(sample.isBorneOut(by: reading(Self.texts)))
    #expect(sample.isBorneOut(by: reading(Self.texts.map { $0 + "." })))
  }

  @Test("other words do not, nor do too few or unsure ones")
  func other() throws {
    let poor = Self.texts.map { $0.replacing("e", with: "c").replacing("n", with: "m") }
    let sample = try #require(LayerSample(words(poor, y: 0.4)))
    #expect(!sample.isBorneOut(by: reading(Self.texts)))
    let good = try #require(LayerSample(words(Self.texts, y: 0.4)))
    #expect(!good.isBorneOut(by: reading(Array(Self.texts.prefix(8)))))
    #expect(!good.isBorneOut(by: reading(Self.texts, confidence: 0.5)))
    // The same word again and again is one word in the reading.
    #expect(!good.isBorneOut(by: reading([String](repeating: "Betrag", count: 20))))
  }
}
