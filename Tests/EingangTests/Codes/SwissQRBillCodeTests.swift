import AlbertModel
import Testing

@testable import Eingang

@Suite("Swiss QR-bill")
struct SwissQRBillCodeTests {
  private struct Bill {
    var version = "0200"
    var iban = "CH9530999123456789012"
    var creditor = ["S", "Robert Rüegg AG", "Rainweg", "1268", "2501", "Bielikon", "CH"]
    var amount = "1949.75"
    var currency = "CHF"
    var debtor = ["S", "Pia Rutschmann", "Marktgasse", "28", "9400", "Rorstadt", "CH"]
    var reference = ["QRR", "210000000003139471430009017"]
    var end = ["Auftrag vom 18.06.", "EPD", "//S1/10/10201409/11/250915/20/140.000-53/40/2:10;0:30"]

    var text: String {
      (["SPC", version, "1", iban] + creditor + [String](repeating: "", count: 7) + [amount, currency] + debtor
        + reference + end).joined(separator: "\r\n")
    }
  }

  private func facts(_ bill: Bill) -> CodeFacts? {
    SwissQRBillCode().facts(GiroCodeTests.code(bill.text), page: 1, land: .schweiz)
  }

  @Test("account, amount, creditor and what Swico's S1 says are read")
  func fields() throws {
    let facts = try #require(self.facts(Bill()))
    #expect(facts.faults.isEmpty)
    #expect(facts.iban?.value == "CH9530999123456789012")
    #expect(facts.betrag?.value == Betrag(cents: 194_975, currency: "CHF"))
    #expect(facts.recipient?.value == "Robert Rüegg AG")
    #expect(facts.rechnungsnummer?.value == "10201409")
    #expect(facts.datum?.value == CalendarDay(iso: "2025-09-15"))
    // 30 days from the invoice's date.
    #expect(facts.faellig?.value.day == CalendarDay(iso: "2025-10-15"))
    #expect(facts.skonto == CalendarDay(iso: "2025-09-25").map { Skonto(day: $0, basisPoints: 200) })
  }

  @Test("an address in two lines, no debtor, euros, no amount, and no billing information")
  func variants() throws {
    var bill = Bill()
    bill.creditor = ["K", "Robert Rüegg AG", "Rainweg 1268", "2501 Bielikon", "", "", "CH"]
    bill.debtor = [String](repeating: "", count: 7)
    bill.currency = "EUR"
    bill.amount = ""
    bill.end = ["", "EPD"]
    let facts = try #require(self.facts(bill))
    #expect(facts.faults.isEmpty && facts.betrag == nil && facts.faellig == nil)
    #expect(facts.recipient?.value == "Robert Rüegg AG")
  }

  @Test(
    "a reference is of the kind that its account takes",
    arguments: [
      ("CH4209990000123456789", ["SCOR", "RF18 5390 0754 7034"], true),
      ("CH4209990000123456789", ["NON", ""], true),
      ("CH4209990000123456789", ["QRR", "210000000003139471430009017"], false),
      ("CH9530999123456789012", ["NON", ""], false), ("CH9530999123456789012", ["SCOR", "RF18539007547034"], false),
      ("CH9530999123456789012", ["QRR", "210000000003139471430009018"], false),
      ("CH4209990000123456789", ["SCOR", "RF19539007547034"], false),
      ("CH4209990000123456789", ["NON", "1"], false),
      ("CH9530999123456789013", ["QRR", "210000000003139471430009017"], false),
      ("DE43999000010000123456", ["NON", ""], false),
    ])
  func references(iban: String, reference: [String], isRight: Bool) throws {
    var bill = Bill()
    bill.iban = iban
    bill.reference = reference
    let facts = try #require(self.facts(bill))
    #expect((facts.iban != nil) == isRight && facts.faults.isEmpty == isRight)
  }

  @Test("another version, and one that breaks off, are none of it")
  func others() {
    var bill = Bill()
    bill.version = "0100"
    #expect(facts(bill) == nil)
    let short = Bill().text.split(separator: "\r\n", omittingEmptySubsequences: false).prefix(29)
    #expect(SwissQRBillCode().facts(GiroCodeTests.code(short.joined(separator: "\n")), page: 1, land: .schweiz) == nil)
  }
}
