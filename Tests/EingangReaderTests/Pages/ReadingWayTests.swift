import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Ways to read a page")
struct ReadingWayTests {
  private func print(
    height: Double = 30, width: Double = 18, isBinary: Bool = true, isSpecked: Bool = false
  ) -> ReadingWay.Print {
    ReadingWay.Print(height: height, width: width, isBinary: isBinary, isSpecked: isSpecked)
  }

  @Test(
    "wide letters are read narrower, to four fifths at most, and narrow ones as they are",
    arguments: [(15.0, 1.0), (15.9, 1.0), (18, 0.883), (19, 0.837), (20, 0.8), (30, 0.8)])
  func narrows(width: Double, narrowing: Double) {
    #expect(abs(ReadingWay.first(print(width: width)).narrowing - narrowing) < 0.001)
  }

  @Test("a fax, black and white and full of specks, is read with its strokes closed; neither alone is one")
  func fax() {
    #expect(ReadingWay.first(print(isBinary: true, isSpecked: true)).spread == 6)
    #expect(ReadingWay.first(print(isBinary: true)).spread == 3)
    #expect(ReadingWay.first(print(isBinary: false, isSpecked: true)) == .asItIs)
  }

  @Test("print of unknown size is read as it is, in both ways")
  func unknown() {
    #expect(ReadingWay.first(print(height: 0, width: 0, isBinary: true, isSpecked: true)) == .asItIs)
    #expect(ReadingWay.second(print(height: 0, width: 0)) == .asItIs)
  }

  @Test("the second way differs from the first, whatever the print", arguments: [false, true], [10.0, 18, 30])
  func differs(isFax: Bool, width: Double) {
    let print = print(width: width, isBinary: isFax, isSpecked: isFax)
    #expect(ReadingWay.second(print) != ReadingWay.first(print))
  }
}
