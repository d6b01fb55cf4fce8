import Testing

@testable import Eingang

@Suite("Check digits")
struct CheckDigitsTests {
  @Test(
    "accounts in groups, in small letters and of countries that no letter's reader knows",
    arguments: [
      ("DE43999000010000123456", true), ("de43 9990 0001 0000 1234 56", true), ("AT269990000012345678", true),
      // The registry's own example for Georgia.
      ("GE29NB0000000101904917", true), ("DE43999000010000123457", false), ("DE4399900001000012345", false),
      ("DE439990000100001234560", false), ("4343", false), ("", false), ("DE43-9990-0001-0000-1234-56", false),
    ])
  func accounts(text: String, isRight: Bool) { #expect((CheckDigits.iban(text) != nil) == isRight) }

  @Test(
    "creditor references of ISO 11649",
    arguments: [
      // The standard's own example.
      ("RF18539007547034", true), ("RF18 5390 0754 7034", true), ("RF73 2025RE0815", true), ("RF19539007547034", false),
      ("RF18", false), ("DE43999000010000123456", false), ("", false),
    ])
  func references(text: String, isRight: Bool) { #expect((CheckDigits.creditorReference(text) != nil) == isRight) }

  @Test(
    "Swiss QR references",
    arguments: [
      // The example of the Swiss guidelines.
      ("210000000003139471430009017", true), ("21 00000 00003 13947 14300 09017", true),
      ("000000000000000000002025086", true), ("210000000003139471430009016", false),
      ("210000000003139471430090017", false), ("000000000000000000000000000", false), ("21", false), ("", false),
    ])
  func qrReferences(text: String, isRight: Bool) { #expect((CheckDigits.qrReference(text) != nil) == isRight) }
}
