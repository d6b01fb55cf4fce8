import Testing

@testable import Eingang

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
}
