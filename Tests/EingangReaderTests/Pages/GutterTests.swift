import Testing

@testable import Eingang
@testable import EingangReader

@Suite("The fold of a double page")
struct GutterTests {
  @Test(
    "a page of A3 that lies may have one, as its file says how large it is",
    arguments: [
      (4960, 3508, 300, true), (3307, 2339, 200, true), (4900, 3450, 300, true),
      // Upright; A4 lying; without a resolution, as a photo has none; a plan.
      (3508, 4960, 300, false), (3508, 2480, 300, false), (4960, 3508, nil, false), (4960, 3508, 0, false),
      (7016, 4960, 300, false),
    ] as [(Int, Int, Int?, Bool)])
  func size(width: Int, height: Int, dpi: Int?, may: Bool) {
    #expect(Gutter.mayDivide(width: width, height: height, dpi: dpi) == may)
  }

  @Test("two inner margins and print on both sides are one")
  func divides() {
    #expect(Gutter(left: 0.45, right: 0.55, letters: 900, across: 0).dividesForSure)
    #expect(Gutter(left: 0.475, right: 0.52, letters: 900, across: 0).dividesForSure)
  }

  @Test(
    "a gap between columns, a headline, a margin on one side only or hardly a word on one side are none",
    arguments: [
      Gutter(left: 0.49, right: 0.51, letters: 4000, across: 0),
      Gutter(left: 0.45, right: 0.55, letters: 900, across: 1),
      Gutter(left: 0.5, right: 0.6, letters: 900, across: 0), Gutter(left: 0.35, right: 0.51, letters: 900, across: 0),
      Gutter(left: 0.45, right: 0.55, letters: 40, across: 0),
    ])
  func leaves(gutter: Gutter) { #expect(!gutter.dividesForSure) }
}
