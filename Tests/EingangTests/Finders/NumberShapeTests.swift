import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct NumberShapeTests {
  @Test(
    "a number of the same form elsewhere is a sibling",
    arguments: [
      ("FA-25-02-118", "FA-25-02-118 und FA-25-03-118", true), ("25-3307", "25-3307\n25-4410", true),
      ("25-3307", "25-3307 vom 02.06.2025, 25-3307", false), ("25-3307", "Telefon 5550-930", false),
      ("104877", "104877 und 220881", false),
    ])
  func findsSibling(number: String, text: String, expected: Bool) {
    #expect(NumberShape(number).hasSibling(on: [MarkedText(text).page]) == expected)
  }
}
