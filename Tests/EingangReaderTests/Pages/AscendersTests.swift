import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Ascenders")
struct AscendersTests {
  @Test(
    "letters that reach up, hang, or do so sideways tell which way the page lies",
    arguments: [(30.0, 2.0, 0), (-30, 2, 2), (3, 30, 1), (-3, -30, 3), (8, 0, 0)])
  func tells(up: Double, left: Double, turns: Int) {
    #expect(Ascenders(up: up, left: left).turnsToUpright == turns)
  }

  @Test(
    "few of them, or as many sideways, tell nothing", arguments: [(0.0, 0.0), (7.9, 0), (-7, 1), (20, 9), (-10, 20)])
  func tellsNothing(up: Double, left: Double) { #expect(Ascenders(up: up, left: left).turnsToUpright == nil) }
}
