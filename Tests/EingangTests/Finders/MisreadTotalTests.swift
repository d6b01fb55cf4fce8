import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Totals of which a digit was misread")
struct MisreadTotalTests {
  private func best(_ text: String) -> Int64? {
    Ranker.betrag.field(BetragFinder(art: .rechnung).candidates(in: [MarkedText(text).page]))?.value.cents
  }

  @Test("net and tax say what the total must be")
  func mends() {
    #expect(best("Summe netto   326,00\n19 % Umsatzsteuer   61,94\nRechnungsbetrag   337,94") == 38_794)
    #expect(best("Nettobetrag   100,00 €\nUmsatzsteuer 20 %   20,00 €\nGesamtbetrag   128,00 €") == 12_000)
  }

  @Test(
    "a total stands where it is right, where two digits differ, and where net and tax do not go together",
    arguments: [
      ("Summe netto   326,00\n19 % Umsatzsteuer   61,94\nRechnungsbetrag   387,94", 38_794),
      ("Summe netto   326,00\n19 % Umsatzsteuer   61,94\nRechnungsbetrag   337,95", 33_795),
      ("Summe netto   326,00\n19 % Umsatzsteuer   67,94\nRechnungsbetrag   383,94", 38_394),
    ])
  func leavesAlone(text: String, cents: Int) { #expect(best(text) == Int64(cents)) }

  @Test("what a till kept stands in for a total that is illegible, where the items come to the same")
  func paid() {
    let till = "Kuchen   26,00\nTorte   13,00\nSumme   ~\nBar   50,00\nRückgeld   11,00"
    #expect(best(till) == 3_900)
    let other = "Kuchen   26,00\nTorte   14,00\nSumme   ~\nBar   50,00\nRückgeld   11,00"
    #expect(!BetragFinder().candidates(in: [MarkedText(other).page]).contains { $0.value.cents == 3_900 })
  }

  @Test("one digit differs, and as many stand there")
  func differs() {
    #expect(MisreadTotal.differsInOneDigit(33_794, 38_794))
    #expect(!MisreadTotal.differsInOneDigit(33_794, 38_793))
    #expect(!MisreadTotal.differsInOneDigit(3_794, 33_794) && !MisreadTotal.differsInOneDigit(1_200, 1_200))
  }
}
