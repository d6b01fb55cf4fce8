import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Page images made clean")
struct PageImageCleaningTests {
  private func image(_ pixel: @escaping (Int, Int) -> UInt8) throws -> PageImage {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: 1200, height: 1600, pixel)))
    return try PageImage(decoding: file, maxPixels: 100_000_000)
  }

  /// Strokes as tall and as far apart as those of letters.
  private func isStroke(_ x: Int, _ y: Int, in columns: [Range<Int>]) -> Bool {
    y % 40 < 20 && x % 14 < 8 && columns.contains { $0.contains(x) }
  }

  @Test("white letters on a dark band are letters; before, the page has none")
  func lightens() throws {
    func page() throws -> PageImage {
      try image { x, y in
        guard (100..<300).contains(y) else { return 240 }
        return (180..<220).contains(y) && (200..<1000).contains(x) && x % 40 < 12 ? 240 : 40
      }
    }
    let untouched = try page()
    try untouched.threshold()
    #expect(try untouched.letters() == nil)
    let lightened = try page()
    #expect(try lightened.lighten())
    try lightened.threshold()
    #expect(try lightened.letters()?.count == 20)
  }

  @Test("paper in a shadow, with dark letters on it, is no ground")
  func keepsShadow() throws {
    let page = try image { x, y in
      let paper = (700..<1150).contains(x) && (100..<1500).contains(y) ? 120 : 240
      return self.isStroke(x, y, in: [100..<1100]) ? UInt8(paper / 5) : UInt8(paper)
    }
    #expect(try !page.lighten())
  }

  @Test("a bold heading and the dark table round a sheet are no ground for letters")
  func keepsDark() throws {
    #expect(try !image { x, y in (200..<280).contains(y) && x % 24 < 12 ? 20 : 240 }.lighten())
    #expect(try !image { x, y in (150..<1050).contains(x) && (200..<1400).contains(y) ? 230 : 70 }.lighten())
  }

  @Test("dots that make letters become letters, those of a picture do not", arguments: [true, false])
  func joinsDots(areLetters: Bool) throws {
    let page = try image { x, y in
      let isLetter = x % 30 < 18 && y % 40 < 24 && y < 400
      return (isLetter || !areLetters) && x % 5 < 3 && y % 5 < 3 ? 10 : 240
    }
    try page.threshold()
    #expect(try page.letters() == nil)
    #expect(try page.joinDots() == areLetters)
    #expect(try (page.letters()?.count ?? 0 >= 300) == areLetters)
  }

  @Test("letters without dots stay as they are")
  func joinsNoLetters() throws {
    let page = try image { x, y in self.isStroke(x, y, in: [100..<1100]) ? 10 : 240 }
    try page.threshold()
    #expect(try !page.joinDots())
  }

  @Test(
    "a lost row in the middle of strokes is filled, the paper between lines is not",
    arguments: [(1, 2), (2, 4), (3, 0)])
  func mendsRows(lost: Int, mended: Int) throws {
    let page = try image { x, y in
      let isLost = [50, 130].contains { ($0..<$0 + lost).contains(y) }
      return self.isStroke(x, y, in: [100..<1100]) && !isLost ? 10 : 240
    }
    try page.threshold()
    #expect(try page.mendRows() == mended)
  }

  @Test("many specks go, and letters stay; a few dots are full stops", arguments: [(20, 80), (100, 150)])
  func despeckles(least: Int, left: Int) throws {
    let page = try image { x, y in
      let isLetter = x % 30 < 16 && y % 40 < 24 && x < 600 && y < 160
      let isSpeck = x % 60 < 6 && y % 60 < 6 && x >= 600 && y < 420
      return isLetter || isSpeck ? 10 : 240
    }
    try page.threshold()
    #expect(try page.letters()?.count == 150)
    try page.despeckle(side: 6, least: least)
    #expect(try page.letters()?.count == left)
  }

  @Test("lines that bend with the paper become straight: there are gaps between them again")
  func flattens() throws {
    func bend(_ x: Int) -> Int { Int(20 * Double((x - 600) * (x - 600)) / 360_000) }
    let bent = try image { x, y in self.isStroke(x, y - bend(x) + 40, in: [100..<1100]) ? 20 : 240 }
    try bent.threshold()
    #expect(try bent.flatten())
    #expect(try !bent.flatten())
  }

  @Test("straight lines are left alone, and so is a page without lines")
  func keepsStraight() throws {
    let page = try image { x, y in self.isStroke(x, y, in: [100..<1100]) ? 20 : 240 }
    try page.threshold()
    #expect(try !page.flatten())
    let empty = try image { _, _ in 240 }
    try empty.threshold()
    #expect(try !empty.flatten())
  }

  @Test("running text on both sides of a gap stands in columns")
  func columns() throws {
    let page = try image { x, y in self.isStroke(x, y, in: [100..<560, 640..<1100]) ? 20 : 240 }
    try page.threshold()
    #expect(try page.hasColumns(letterHeight: 20))
  }

  @Test(
    "a page of full lines, a table's short cells and a margin note are no columns",
    arguments: [[100..<1100], [100..<280, 640..<800], [100..<700, 800..<1000]])
  func noColumns(places: [Range<Int>]) throws {
    let page = try image { x, y in self.isStroke(x, y, in: places) ? 20 : 240 }
    try page.threshold()
    #expect(try !page.hasColumns(letterHeight: 20))
  }

  /// What is on both sides of the middle, which is at 600.
  private func gutter(_ columns: [Range<Int>], and isInk: @escaping (Int, Int) -> Bool = { _, _ in false }) throws
    -> Gutter
  {
    let page = try image { x, y in
      let isLine = (100..<1500).contains(y) && self.isStroke(x, y, in: columns)
      return isLine || isInk(x, y) ? 30 : 240
    }
    try page.threshold()
    return try page.gutter()
  }

  @Test("the gutter lies between the letters of both sides; a fold and grain in it are nothing, a headline is")
  func findsGutter() throws {
    let found = try gutter([60..<540, 670..<1140]) { x, y in x == 600 || y % 200 == 0 && (598..<601).contains(x) }
    #expect((0.44...0.46).contains(found.left) && (0.55...0.57).contains(found.right))
    #expect(found.across == 0 && found.letters > 500)
    #expect(
      try gutter([60..<540, 670..<1140]) { x, y in (40..<70).contains(y) && (300..<900).contains(x) }.across == 1)
    #expect(try gutter([60..<540]).letters == 0)
  }
}
