import Testing

@testable import Eingang
@testable import EingangReader

@Suite("What pixels tell")
struct ImageFactsTests {
  private func facts(written: Double = 0, marked: Double = 0, dark: Double = 0, darkGround: Double = 0) -> ImageFacts {
    ImageFacts(written: written, marked: marked, dark: dark, darkGround: darkGround, flatBottom: 0, bottomGrey: 255)
  }

  @Test("a page without marks is bare, and so is one on which faint marks are everywhere: the other side's print")
  func bare() {
    #expect(facts().isBare)
    #expect(facts(marked: 0.4).isBare)
    #expect(!facts(written: 0.002, marked: 0.4).isBare)
  }

  @Test(
    "a few faint marks may be a note in pencil", arguments: [(0.003, true), (0.05, true), (0.07, false), (0, false)])
  func faint(marked: Double, isFaint: Bool) {
    #expect(facts(marked: marked).isFaint == isFaint)
    #expect(!facts(written: 0.003, marked: marked).isFaint)
  }

  @Test("dark ink does not shine through", arguments: [(0.0, true), (0.004, true), (0.01, false), (1, false)])
  func pale(dark: Double, isPale: Bool) { #expect(facts(written: 1, marked: 1, dark: dark).isPale == isPale) }

  @Test("a page is dark where most of its ground is", arguments: [(0.0, false), (0.5, false), (0.7, true), (1, true)])
  func isDark(ground: Double, isDark: Bool) { #expect(facts(darkGround: ground).isDark == isDark) }

  @Test(
    "writing is light on dark where hardly a letter is darker than its ground",
    arguments: [
      // A page of text with a caption on a light panel; three words; nothing but dust.
      (300, 1500, true), (0, 12, true), (0, 0, false), (0, 2, false),
      // A sheet on a black desk beside a keyboard; a slip beside one; an empty sheet.
      (1500, 100, false), (90, 110, false), (1, 0, false),
    ])
  func isInverted(dark: Int, light: Int, isInverted: Bool) {
    #expect(ImageFacts.isInverted(darkLetters: dark, lightLetters: light) == isInverted)
  }

  @Test("a centimetre of strokes is something, a hair is not", arguments: [(0.0, true), (0.02, true), (0.04, false)])
  func nothing(strokes: Double, isNothing: Bool) { #expect(ImageFacts.isNothing(strokes: strokes) == isNothing) }
}
