import Testing

@testable import Eingang

@Suite struct CardNumbersTests {
  @Test("numbers stand as a sentence has them")
  func list() {
    #expect(CardNumbers.list([]).isEmpty)
    #expect(CardNumbers.list([17]) == "#17")
    #expect(CardNumbers.list([17, 18]) == "#17 und #18")
    #expect(CardNumbers.list([17, 18, 19]) == "#17, #18 und #19")
  }
}
