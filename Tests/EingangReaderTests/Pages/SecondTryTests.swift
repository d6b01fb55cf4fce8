import Testing

@testable import Eingang
@testable import EingangReader

@Suite("A second try")
struct SecondTryTests {
  /// So many words of ten letters, of which some are sure.
  private func page(_ words: Int, sure: Int) -> RecognizedPage {
    RecognizedPage(
      (0..<words).map { index in
        RawWord(
          "Beispielen", x: 0..<10, y: 0..<10, confidence: index < sure ? 0.95 : 0.7, line: 0, block: 0)
      })
  }

  private func isDue(_ page: RecognizedPage, spent: Double = 1000, budget: Double = 48_000) -> Bool {
    SecondTry(first: page, spent: spent, budget: budget).isDue
  }

  @Test(
    "a page is read once more where fewer than 85 of 100 letters are sure",
    arguments: [(100, false), (90, false), (85, false), (84, true), (30, true), (0, true)])
  func sureness(sure: Int, due: Bool) { #expect(isDue(page(100, sure: sure)) == due) }

  @Test("a page of two words is, one of a word or none is not", arguments: [(2, true), (1, false), (0, false)])
  func fewWords(words: Int, due: Bool) { #expect(isDue(page(words, sure: 0)) == due) }

  @Test(
    "nothing is read once more that might run out of its page's time",
    arguments: [(15_000.0, true), (16_001, false), (47_000, false), (50_000, false)])
  func time(spent: Double, due: Bool) { #expect(isDue(page(10, sure: 0), spent: spent) == due) }

  /// A sure word on each of so many lines.
  private func lines(_ count: Int, confidence: Double) -> RecognizedPage {
    RecognizedPage(
      (0..<count).map { RawWord("Beispielen", x: 0..<10, y: 0..<10, confidence: confidence, line: $0, block: 0) })
  }

  @Test(
    "surer letters win, but not where rows were taken apart for them",
    arguments: [(20, 0.95, true), (28, 0.95, true), (29, 0.95, false), (20, 0.8, false), (5, 0.95, false)])
  func beaten(count: Int, confidence: Double, isBeaten: Bool) {
    let second = SecondTry(first: lines(20, confidence: 0.8), spent: 0, budget: 100)
    #expect(second.isBeaten(by: lines(count, confidence: confidence)) == isBeaten)
  }

  @Test("what is left of the time is never less than none")
  func timeLeft() {
    #expect(SecondTry(first: page(0, sure: 0), spent: 40, budget: 100).timeLeft == 60)
    #expect(SecondTry(first: page(0, sure: 0), spent: 140, budget: 100).timeLeft == 0)
  }
}
