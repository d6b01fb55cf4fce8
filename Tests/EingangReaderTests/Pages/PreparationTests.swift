import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Preparation")
struct PreparationTests {
  @Test("letters of a usual scan stay as they are", arguments: [14.0, 22, 30, 45])
  func usual(height: Double) { #expect(Preparation.scale(letterHeight: height, pixels: 8_700_000) == nil) }

  @Test("small letters are enlarged, large ones reduced")
  func scales() throws {
    #expect(try #require(Preparation.scale(letterHeight: 11, pixels: 2_000_000)) == 2)
    #expect(try #require(Preparation.scale(letterHeight: 60, pixels: 30_000_000)) == 0.5)
  }

  @Test("no picture is enlarged beyond what a page may cost")
  func bounded() throws {
    let factor = try #require(Preparation.scale(letterHeight: 5, pixels: 8_000_000))
    #expect(factor * factor * 8_000_000 <= 20_000_001)
    #expect(Preparation.scale(letterHeight: 5, pixels: 19_000_000) == nil)
  }

  @Test(
    "a page lies as the part of it that was read by far the best says",
    arguments: [
      ([1.0, 2, 40, 3], 2), ([40, 2, 1, 3], 0), ([0, 0, 0, 8], 3), ([5, 1, 1, 1], nil), ([40, 30, 0, 0], nil),
      ([-3, -1, -2, -2], nil), ([], nil),
    ] as [([Double], Int?)])
  func turns(qualities: [Double], turns: Int?) { #expect(Preparation.turns(readingQualities: qualities) == turns) }

  @Test(
    "print of the other side is read better from behind",
    arguments: [(60.0, -40.0, true), (8, 0, true), (7, -10, false), (60, 30, false), (0, 100, false)])
  func shinesThrough(behind: Double, front: Double, shines: Bool) {
    #expect(Preparation.shinesThrough(behind: behind, front: front) == shines)
  }

  @Test("a speck is smaller than any dot of a letter", arguments: [(0.0, 0), (7, 0), (14, 1), (20, 2), (60, 3)])
  func specks(height: Double, side: Int) { #expect(Preparation.speck(letterHeight: height) == side) }
}
