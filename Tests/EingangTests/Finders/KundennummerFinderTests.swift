import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct KundennummerFinderTests {
  private func best(_ text: String) -> String? {
    Ranker.kundennummer.field(KundennummerFinder().candidates(in: [MarkedText(text).page]))?.value
  }

  @Test(
    "reads the household's number in every group it is printed in",
    arguments: [
      ("Kundennummer 10 448 201", "10 448 201"), ("Kunden-Nr.: 3077", "3077"), ("Mitglied M-33018", "M-33018"),
      ("Ihre Vertragsnummer H 2207 551 934", "H 2207 551 934"),
      ("Versicherungsschein AD-UNF 2210 7745", "AD-UNF 2210 7745"),
      ("Versichertennr.   M 418 220 973", "M 418 220 973"),
      ("Kassenzeichen 4510.0087712.4", "4510.0087712.4"), ("Aktenzeichen 51-22/OGS-0936", "51-22/OGS-0936"),
      ("Aktenzeichen 51-22/OGS-0936\nBuchungszeichen 77.120.4", "77.120.4"),
      ("Versicherungsnummer\n                      KV 60.331.907-2", "KV 60.331.907-2"),
      ("Patienten-Nr. 88104", "88104"), ("Beitragsnummer 551 208 774", "551 208 774"),
      ("Kundennr.\nK 5188", "K 5188"), ("Customer no. 55 018", "55 018"),
    ])
  func readsNumber(text: String, number: String) {
    #expect(best(text) == number)
  }

  @Test("the customer's own number comes before the contract's")
  func prefersCustomer() {
    #expect(best("Vertragskonto 2000 771955\nKundennummer 10 448 201") == "10 448 201")
  }

  @Test(
    "leaves alone dates, phones and the sender's own signs",
    arguments: [
      "Unser Zeichen BAP-26/HR", "Telefon 05231 5550-440", "Datum 02.02.2026", "Ihre Kundennummer finden Sie oben.",
      "Kunde seit 12.03.2019", "Steuernummer 999/5044/2210",
      "Versicherungsnummer\n                      Telefon 0228 555-820",
    ])
  func leavesAlone(text: String) {
    #expect(best(text) == nil)
  }
}
