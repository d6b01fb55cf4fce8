import AlbertModel
import Testing

@testable import Eingang
@testable import EingangReader

/// A picture of 1000 by 1400 pixels.
@Suite("Sheets beside one another")
struct SheetApartTests {
  private typealias Rectangle = (x: ClosedRange<Double>, y: ClosedRange<Double>)

  private static func sheet(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, skew: Double = 0) -> Sheet {
    let corners = [
      Sheet.Corner(x: x.lowerBound + skew, y: y.lowerBound),
      Sheet.Corner(x: x.upperBound + skew, y: y.lowerBound + skew),
      Sheet.Corner(x: x.upperBound, y: y.upperBound + skew), Sheet.Corner(x: x.lowerBound, y: y.upperBound),
    ]
    let share = (x.upperBound - x.lowerBound) * (y.upperBound - y.lowerBound) / 1_400_000
    return Sheet(
      corners: corners, share: share, fill: 0.97, straight: 0.95, edges: [0.97, 1, 0.95, 1], onward: [0, 0, 0, 0])
  }

  private static let left = sheet(80...430, 100...900)
  private static let right = sheet(520...860, 240...1150, skew: 9)

  @Test("two receipts with dark glass between them are two, from left to right")
  func two() {
    #expect(Sheet.apart(of: [Self.right, Self.left]) == [Self.left, Self.right])
  }

  @Test("several views of the same receipt are one, the clearest")
  func views() {
    var ragged = Self.sheet(84...425, 104...896)
    ragged.fill = 0.91
    #expect(Sheet.apart(of: [ragged, Self.left, Self.right]) == [Self.left, Self.right])
    #expect(Sheet.apart(of: [ragged, Self.left]).isEmpty)
  }

  @Test("of thousands of views none is compared with every two others")
  func manyViews() {
    let views = (0..<4000).map { index in
      let shift = Double(index % 40) / 10
      return index.isMultiple(of: 2)
        ? Self.sheet((80 + shift)...(430 - shift), 100...(900 - Double(index) / 1000))
        : Self.sheet((520 + shift)...860, 240...(1150 - Double(index) / 1000), skew: 9)
    }
    let apart = Sheet.apart(of: views)
    #expect(apart.count == 2 && apart.allSatisfy(views.contains))
  }

  @Test("an outline that follows both is none of them")
  func rim() {
    let rim = Self.sheet(80...860, 100...1150)
    #expect(Sheet.apart(of: [rim, Self.left, Self.right]) == [Self.left, Self.right])
  }

  @Test("four are four, row by row; five are more than lie there")
  func many() {
    let four = [
      Self.sheet(40...440, 60...600), Self.sheet(560...940, 90...640, skew: 8),
      Self.sheet(70...400, 760...1300, skew: 6),
      Self.sheet(500...880, 800...1360),
    ]
    #expect(Sheet.apart(of: four.reversed()) == four)
    // Too small ones are none, and are not counted.
    #expect(Sheet.apart(of: four + [Self.sheet(450...500, 700...760)]) == four)
    let strips = [10.0, 210, 410, 610, 810].map { Self.sheet($0...($0 + 170), 50...(1200 + $0 / 5)) }
    #expect(strips.allSatisfy { $0.isClear } && Sheet.apart(of: strips).isEmpty)
  }

  @Test(
    "parts of one sheet are none: they touch, as at a fold, or their sides go on in line, as beyond a dark bar",
    arguments: [
      [sheet(100...900, 100...600), sheet(100...900, 604...1100)],
      [sheet(100...900, 100...600), sheet(100...900, 640...1100)],
      [sheet(100...480, 100...1200), sheet(530...900, 100...1200)],
      [sheet(80...430, 100...900), sheet(420...800, 300...1200)],
    ])
  func parts(of sheets: [Sheet]) { #expect(Sheet.apart(of: sheets).isEmpty) }

  @Test("one that is not beyond doubt does not count")
  func doubtful() {
    var faint = Self.right
    faint.edges = [0.6, 1, 1, 1]
    #expect(Sheet.apart(of: [Self.left, faint]).isEmpty)
    faint.edges = [nil, 1, 1, 1]
    #expect(Sheet.apart(of: [Self.left, faint]).isEmpty)
    faint = Self.right
    faint.onward = [0, 0, 0.3, 0]
    #expect(Sheet.apart(of: [Self.left, faint]).isEmpty)
    #expect(Sheet.apart(of: []).isEmpty)
  }

  @Test(
    "print beyond all of them says that they are panels of a page",
    arguments: [(0.0, true), (0.03, true), (0.1, false)])
  func beyond(share: Double, holdAll: Bool) { #expect(Sheet.holdAll(lettersBeyond: share) == holdAll) }

  @Test("what lies round a sheet is within the picture")
  func box() {
    let box = Self.sheet(-20...500, 140...700).box(width: 1000, height: 1400)
    #expect(box == BoundingBox(x: 0, y: 0.1, width: 0.5, height: 0.4))
  }
}
