import Testing

@testable import Eingang

@Suite struct CurrencyTests {
  @Test(
    "knows signs and codes beside a number",
    arguments: [("5 €", 1, "EUR"), ("5 Euro", 1, "EUR"), ("5 CHF", 1, "CHF"), ("5£", 1, "GBP"), ("5 RM", 1, "MYR")])
  func begins(text: String, at index: Int, code: String) {
    #expect(Currency.beginning(Array(text.utf8), at: index)?.code == code)
  }

  @Test("knows them before a number", arguments: [("EUR 5", 4, "EUR"), ("€5", 3, "EUR"), ("CHF: 5", 5, "CHF")])
  func ends(text: String, at index: Int, code: String) {
    #expect(Currency.ending(Array(text.utf8), at: index)?.code == code)
  }

  @Test("words that begin or end like one are none")
  func leavesAlone() {
    #expect(Currency.beginning(Array("5 Europa".utf8), at: 1) == nil)
    #expect(Currency.ending(Array("Alarm 5".utf8), at: 6) == nil)
    #expect(Currency.beginning([], at: 0) == nil)
  }
}
