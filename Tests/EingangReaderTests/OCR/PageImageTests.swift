import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Page images")
struct PageImageTests {
  private func image(
    width: Int = 400, height: Int = 600, _ pixel: @escaping (Int, Int) -> UInt8 = { _, _ in 255 }
  ) throws -> PageImage {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: width, height: height, pixel)))
    return try PageImage(decoding: file, maxPixels: 100_000_000)
  }

  @Test("a hundred are decoded, turned and freed")
  func opensOften() throws {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: 300, height: 400)))
    for _ in 0..<100 {
      let image = try PageImage(decoding: file, maxPixels: 1_000_000)
      try image.turn(quarters: 1)
      #expect(image.width == 400)
      #expect(try image.copy().height == 300)
    }
  }

  @Test("the threshold follows the light: strokes on dark and on bright paper become ink, the paper does not")
  func threshold() throws {
    // From 100 on the left to 250 on the right, with a stroke 90 darker every 40 rows.
    let image = try image(width: 800, height: 800) { x, y in
      UInt8(100 + x * 150 / 800 - (y % 40 < 4 ? 90 : 0))
    }
    try image.threshold()
    #expect(image.isBinary)
    #expect(try image.facts().isBare == false)
  }

  @Test("an even page is bare; one with strokes is not")
  func bare() throws {
    #expect(try image { _, _ in 240 }.facts().isBare)
    #expect(try image { x, y in (x * 7 + y * 3) % 11 == 0 ? 205 : 240 }.facts().isBare)
    #expect(try !image { _, y in y % 50 < 3 ? 20 : 240 }.facts().isBare)
  }

  @Test("grey rows at the end are seen; white ones are paper")
  func endsGrey() throws {
    #expect(try image { _, y in y > 500 ? 128 : 250 }.facts().endsGrey)
    #expect(try !image { x, y in y > 500 ? 255 : UInt8(x % 200) }.facts().endsGrey)
  }

  private func inSheet(_ x: Int, _ y: Int) -> Bool { (200..<1000).contains(x) && (300..<1400).contains(y) }

  /// Width and height of the sheet that is found.
  private func sheet(_ pixel: @escaping (Int, Int) -> UInt8) throws -> [Int]? {
    let photo = try image(width: 1200, height: 1600, pixel)
    guard let sheet = Sheet.clearest(of: try photo.sheets()) else { return nil }
    try photo.straighten(sheet)
    return [photo.width, photo.height]
  }

  @Test("a sheet is found on a dark table and on a chequered cloth as light as paper")
  func findsSheet() throws {
    let dark = try #require(try sheet { x, y in self.inSheet(x, y) ? 230 : 70 })
    let cloth = try #require(
      try sheet { x, y in
        if self.inSheet(x, y) { return 220 }
        let shadow: UInt8 = (186..<1014).contains(x) && (286..<1414).contains(y) ? 40 : 15
        return ((x / 110 + y / 110).isMultiple(of: 2) ? 225 : 120) - shadow
      })
    for size in [dark, cloth] {
      #expect((770...830).contains(size[0]))
      #expect((1070...1130).contains(size[1]))
    }
  }

  /// A little askew, so that no two sides are in line.
  private func inReceipt(_ x: Int, _ y: Int, _ left: Int, _ top: Int, _ slope: Int) -> Bool {
    let (across, down) = (x - left - (y - top) * slope / 100, y - top - (x - left) * slope / 100)
    return (0..<400).contains(across) && (0..<900).contains(down)
  }

  @Test("two receipts on a dark glass are told apart; a letter on it with a dark bar across, or a fold, is not divided")
  func findsSeveral() throws {
    func apart(_ pixel: @escaping (Int, Int) -> UInt8) throws -> Int {
      Sheet.apart(of: try image(width: 1200, height: 1600, pixel).sheets()).count
    }
    let receipts = try apart { x, y in
      self.inReceipt(x, y, 110, 120, 2) || self.inReceipt(x, y, 680, 330, -2) ? 232 : 48
    }
    #expect(receipts == 2)
    #expect(try apart { x, y in self.inSheet(x, y) ? ((840..<900).contains(y) ? 60 : 232) : 48 } == 0)
    #expect(try apart { x, y in self.inSheet(x, y) ? ((845..<852).contains(y) ? 150 : 232) : 48 } == 0)
    #expect(try apart { x, y in self.inSheet(x, y) ? 232 : 48 } == 0)
    #expect(try apart { _, _ in 240 } == 0)
  }

  @Test("a sheet seen at an angle becomes a rectangle")
  func straightens() throws {
    let size = try #require(
      try sheet { x, y in (300..<1400).contains(y) && abs(x - 600) < 250 + (y - 300) / 8 ? 230 : 70 })
    #expect((750...810).contains(size[0]))
    #expect((1090...1130).contains(size[1]))
  }

  @Test("a dark bar at its head belongs to a sheet")
  func keepsDarkBar() throws {
    let size = try #require(
      try sheet { x, y in self.inSheet(x, y) ? (y < 450 ? 30 : 230) : (x / 90 + y / 90) % 2 == 0 ? 140 : 110 })
    #expect((1060...1130).contains(size[1]))
  }

  @Test("a page that fills the picture, with frames and panels on it, is no sheet on something")
  func leavesScans() throws {
    #expect(try sheet { _, y in y % 60 < 10 ? 30 : 240 } == nil)
    #expect(try sheet { x, y in self.inSheet(x, y) ? 245 : 238 } == nil)
    #expect(
      try sheet { x, y in min(abs(x - 200), abs(x - 1000)) < 3 || min(abs(y - 300), abs(y - 1400)) < 3 ? 20 : 240 }
        == nil)
  }

  @Test("letters beyond a sheet are counted, lines and grain are not")
  func lettersBeyond() throws {
    func letters(_ x: Int, _ y: Int) -> Bool { y % 60 < 20 && x % 24 < 12 }
    let all = Sheet(
      corners: [(0, 0), (1200, 0), (1200, 1600), (0, 1600)].map(Sheet.Corner.init), share: 1, fill: 1, straight: 1,
      edges: [1, 1, 1, 1], onward: [0, 0, 0, 0])
    var half = all
    half.corners = [(0, 0), (1200, 0), (1200, 800), (0, 800)].map(Sheet.Corner.init)
    let page = try image(width: 1200, height: 1600) { x, y in letters(x, y) ? 30 : 240 }
    #expect(try page.lettersBeyond([all]) == 0)
    #expect(abs(try page.lettersBeyond([half]) - 0.5) < 0.05)
    let lines = try image(width: 1200, height: 1600) { x, y in
      y < 800 ? (letters(x, y) ? 30 : 240) : y % 60 < 6 ? 30 : 240
    }
    #expect(try lines.lettersBeyond([half]) == 0)
  }

  @Test("more pixels than allowed are refused")
  func tooLarge() throws {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: 300, height: 400)))
    #expect {
      _ = try PageImage(decoding: file, maxPixels: 100_000)
    } throws: { error in
      guard case ReadingError.library(.tooLarge, _) = error else { return false }
      return true
    }
  }

  /// Of a page of A4 with five pixels to the millimetre.
  private func strokes(_ isInk: @escaping (Int, Int) -> Bool) throws -> Double {
    let page = try image(width: 1050, height: 1485) { x, y in isInk(x, y) ? 20 : 240 }
    try page.threshold()
    return try page.strokes()
  }

  @Test("a line drawn by hand is a stroke")
  func handIsStroke() throws {
    #expect(try strokes { x, y in (300..<700).contains(x) && abs(y - 750 - (x - 300) / 5) < 3 } > 0.2)
  }

  @Test("dust, punched holes, folds and what lies at the edge are no strokes")
  func leavesDirt() throws {
    #expect(try strokes { x, y in x % 150 < 3 && y % 150 < 3 } == 0)
    #expect(try strokes { x, y in [543, 943].contains { (x - 70) * (x - 70) + (y - $0) * (y - $0) < 225 } } == 0)
    #expect(try strokes { _, y in abs(y - 495) < 3 } == 0)
    #expect(try strokes { x, y in x < 6 || y > 1475 } == 0)
  }

  @Test("faint marks become ink only where they are asked for")
  func faintThreshold() throws {
    let page = try image(width: 1050, height: 1485) { x, y in
      (390..<405).contains(x) && (300..<400).contains(y) ? 195 : 240
    }
    #expect(try page.facts().isFaint)
    let faint = try page.copy()
    try page.threshold()
    try faint.threshold(faint: true)
    #expect(try page.strokes() == 0)
    #expect(try faint.strokes() > 0.06)
  }

  private func isInverted(_ pixel: @escaping (Int, Int) -> UInt8) throws -> Bool {
    let page = try image(width: 1200, height: 1600, pixel)
    let before = try page.digest(seed: 1)
    _ = try PagePreparation.darkOnLight(page)
    return try page.digest(seed: 1) != before
  }

  private func isLetter(_ x: Int, _ y: Int) -> Bool { (y - 300) % 60 < 24 && (x - 200) % 24 < 12 }

  @Test("white on black and light grey on dark blue are turned round")
  func inverts() throws {
    let black = try image(width: 1200, height: 1600) { x, y in self.inSheet(x, y) && self.isLetter(x, y) ? 255 : 0 }
    #expect(try black.facts().isDark)
    #expect(try !PagePreparation.darkOnLight(black).isDark)
    let screen = try image(width: 1200, height: 1600) { x, y in
      self.inSheet(x, y) && self.isLetter(x, y) ? 170 : UInt8(30 + x / 24)
    }
    #expect(try !PagePreparation.darkOnLight(screen).isDark)
  }

  @Test("a sheet on a black desk, an empty dark page and dark writing in bad light stay as they are")
  func leavesDark() throws {
    #expect(
      try !isInverted { x, y in
        (400..<800).contains(x) && (500..<1100).contains(y) ? (self.isLetter(x, y) ? 30 : 230) : 20
      })
    #expect(try !isInverted { x, y in UInt8(8 + (x * 7 + y * 3) % 11) })
    #expect(try !isInverted { x, y in self.inSheet(x, y) && self.isLetter(x, y) ? 20 : 110 })
  }

  @Test("a black and white page is turned round by the same rule")
  func invertsBinary() throws {
    func binary(_ isBlack: @escaping (Int, Int) -> Bool) throws -> PageImage {
      let page = try image(width: 1200, height: 1600) { x, y in isBlack(x, y) ? 20 : 240 }
      try page.threshold()
      return page
    }
    let page = try binary { x, y in self.inSheet(x, y) && self.isLetter(x, y) }
    try page.invert()
    #expect(try page.facts().isDark)
    #expect(try !PagePreparation.darkOnLight(page).isDark)
    let nothing = try binary { _, _ in false }
    try nothing.invert()
    #expect(try PagePreparation.darkOnLight(nothing).isDark)
  }
}
