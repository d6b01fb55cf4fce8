import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Ways to read a page, on the page", .tags(.ocr))
struct PageRecognizerSecondTryTests {
  private func prepared(_ image: PageImage) throws -> PagePreparation.Letters {
    try PagePreparation(image, try image.facts()).run(sheets: [])
  }

  private func reading(_ words: [(String, Double)]) -> RecognizedPage {
    RecognizedPage(words.map { RawWord($0.0, x: 0..<10, y: 0..<10, confidence: $0.1, line: 0, block: 0) })
  }

  private func once(_ first: RecognizedPage) -> SecondTry { SecondTry(first: first, spent: 0, budget: 60_000) }

  @Test("words that are read narrower lie where they stand on the page")
  func boxes() throws {
    let image = try PrintedPage.image()
    var timing = Timing()
    let page = try #require(try PrintedPage.recognizer().read(image, number: 1, timing: &timing).first)
    let truth = try PrintedPage.document().words(0)
    #expect(page.words.map(\.text) == truth.map(\.text))
    for (word, printed) in zip(page.words, truth) {
      #expect(abs(word.box.x - printed.x.lowerBound / 595) < 0.005)
      #expect(abs(word.box.maxX - printed.x.upperBound / 595) < 0.005)
    }
  }

  @Test(
    "a better second reading is taken, in grey or not, and leaves a page that is black on white",
    arguments: [false, true])
  func better(isBinary: Bool) throws {
    let image = try PrintedPage.image()
    if isBinary { try image.threshold() }
    let letters = try prepared(image)
    #expect((image.greys == nil) == isBinary)
    let bad = reading([("Rechmumgsbetraq", 0.5)])
    let again = try #require(try PrintedPage.recognizer().readOnceMore(image, "deu", letters, once(bad)))
    #expect(again.words.map(\.text) == PrintedPage.letter.split { $0.isWhitespace }.map(String.init))
    #expect(image.isBinary && image.greys == nil)
  }

  @Test("a second reading that is no better is not taken")
  func noBetter() throws {
    let image = try PrintedPage.image()
    let letters = try prepared(image)
    let good = reading((0..<200).map { ("Beispiel\($0)", 0.97) })
    #expect(try PrintedPage.recognizer().readOnceMore(image, "deu", letters, once(good)) == nil)
  }
}
