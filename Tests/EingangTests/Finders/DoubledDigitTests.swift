import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DoubledDigitTests {
  // Example accounts of the registry's own documentation.
  @Test(
    "an account is read whose digit the scanner saw twice",
    arguments: [
      ("DE89 37O04 0044 0532 0130 00", "DE89370400440532013000"),
      ("CH93 0O076 2011 6238 5295 7", "CH9300762011623852957"),
      ("GB29 NWBK 60161 1331 9268 19", nil), ("GB29 NWBK 6016 I1331 9268 19", "GB29NWBK60161331926819"),
      ("DE88 37O04 0044 0532 0130 00", nil), ("DE89 3704 0044 0532 0130 00", nil), ("D", nil),
    ])
  func readsAccount(text: String, iban: String?) {
    #expect(DoubledDigit.iban(Array(text.utf8), at: 0)?.0 == iban)
  }

  @Test("the quote is what stands on the paper")
  func quotesPaper() {
    let text = MarkedText("IBAN ⟦DE89 37O04 0044 0532 0130 00⟧ Zweck 4")
    let found = IBANFinder().candidates(in: [text.page])
    #expect(found.map(\.value) == ["DE89370400440532013000"])
    #expect(found.flatMap(\.evidence).map(\.quote) == text.quotes)
  }
}
