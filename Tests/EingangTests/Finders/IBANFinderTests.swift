import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct IBANFinderTests {
  // Example accounts of the registry's own documentation.
  @Test(
    "reads accounts in groups, in one piece and with a scanner's faults",
    arguments: [
      ("IBAN ⟦DE89 3704 0044 0532 0130 00⟧ BIC X", "DE89370400440532013000"),
      ("Konto ⟦DE89370400440532013000⟧", "DE89370400440532013000"),
      ("IBAN ⟦DE89 37O4 0044 O532 0130 00⟧", "DE89370400440532013000"),
      ("IBAN: ⟦CH93 0076 2011 6238 5295 7⟧", "CH9300762011623852957"),
      ("IBAN ⟦GB29 NWBK 6016 1331 9268 19⟧, BIC", "GB29NWBK60161331926819"),
      ("IBAN ⟦DEB9 3704 0044 0532 0130 00⟧", "DE89370400440532013000"),
      ("IBAN ⟦DES9 3704 0044 0532 0130 00⟧", "DE89370400440532013000"),
      ("IBAN ⟦DE8S9 3704 0044 0532 0130 00⟧", "DE89370400440532013000"),
      ("IBAN ⟦AT61 1904 3002 3457 3201⟧", "AT611904300234573201"),
    ])
  func readsAccount(marked: String, iban: String) {
    let text = MarkedText(marked)
    let found = IBANFinder().candidates(in: [text.page])
    #expect(found.map(\.value) == [iban])
    #expect(found.flatMap(\.evidence).map(\.quote) == text.quotes)
  }

  @Test("an account may go on in the next line")
  func readsBrokenAccount() {
    let found = IBANFinder().candidates(
      in: [MarkedText("Bitte zahlen Sie an IBAN DE89 3704\n0044 0532 0130 00 bei der Bank").page])
    #expect(Set(found.map(\.value)) == ["DE89370400440532013000"])
    #expect(found.first?.evidence.map(\.quote) == ["DE89 3704", "0044 0532 0130 00"])
  }

  @Test(
    "leaves alone wrong check digits, masked accounts and other identifiers",
    arguments: [
      "IBAN DE88 3704 0044 0532 0130 00", "von Ihrem Konto DE32 4009 XXXX XXXX XX91 18",
      "Gläubiger-ID DE98ZZZ09999999999",
      "USt-IdNr. DE123456789", "Kennung DE99 199 MU87E RHAU SENS T0", "IBAN DE89 37S4 0B44 SS32 0130 00",
      "DE89 3704 0044",
    ])
  func leavesAlone(text: String) {
    #expect(IBANFinder().candidates(in: [MarkedText(text).page]).isEmpty)
  }

  @Test("the household's own account is not the one to pay to")
  func refusesOwnAccount() {
    let own = "Wir buchen von Ihrem Konto DE89 3704 0044 0532 0130 00 ab."
    #expect(Ranker.iban.field(IBANFinder().candidates(in: [MarkedText(own).page])) == nil)
  }
}
