import AlbertModel
import Testing

@Suite("Betrag")
struct BetragTests {
  @Test(
    "is written with a point and two decimals",
    arguments: [(8500, "85.00"), (5, "0.05"), (123_456, "1234.56"), (0, "0.00"), (-3420, "-34.20")])
  func decimal(cents: Int64, expected: String) {
    #expect(Betrag(cents: cents).decimal == expected)
  }

  @Test("reads what it writes", arguments: [Int64(8500), 5, 123_456, 0, -3420, -5, Int64.max / 200])
  func roundTrip(cents: Int64) {
    #expect(Betrag.cents(decimal: Betrag(cents: cents).decimal) == cents)
  }

  @Test(
    "rejects what is no decimal", arguments: ["", "85,00", "1.234.56", "85.123", "abc", "99999999999999999999", "85."])
  func rejects(text: String) {
    #expect(Betrag.cents(decimal: text) == nil)
  }
}
