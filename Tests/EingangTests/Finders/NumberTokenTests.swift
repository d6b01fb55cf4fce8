import Testing

@testable import Eingang

@Suite struct NumberTokenTests {
  private func cents(_ text: String, comma: Bool = true, currency: Bool = true) -> Int64? {
    NumberToken(Array(text.utf8), from: 0).value(decimalComma: comma, hasCurrency: currency)?.cents
  }

  @Test("groups of three are thousands, two last digits cents")
  func readsGroups() {
    #expect(cents("1.234,56") == 123_456)
    #expect(cents("1,234.56") == 123_456)
    #expect(cents("1.234.567,00") == 123_456_700)
    #expect(cents("1.234") == 123_400)
    #expect(cents("85,-") == 8_500)
  }

  @Test(
    "days, versions and odd groups are no amounts", arguments: ["12.05.25", "1.2.3", "01.04", "12.34,56", "1,2345"])
  func leavesAlone(text: String) {
    #expect(cents(text) == nil)
  }

  @Test("without cents a number needs a currency")
  func needsCurrency() {
    #expect(cents("85", currency: false) == nil)
    #expect(cents("85") == 8_500)
  }
}
