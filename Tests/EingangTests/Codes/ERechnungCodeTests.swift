import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("E-invoices")
struct ERechnungCodeTests {
  private func day(_ iso: String) -> CalendarDay? { CalendarDay(iso: iso) }

  @Test("CII and ZUGFeRD 1.0 give the same values", arguments: [TestRechnung.cii(), TestRechnung.first])
  func cii(xml: String) throws {
    let facts = try #require(try TestRechnung.facts(xml))
    #expect(facts.isInvoice && facts.faults.isEmpty && facts.art == .rechnung)
    #expect(facts.recipient?.value == "Spenglerei Ahrenbeck GmbH" && facts.aliases == ["Dach und Rinne"])
    #expect(facts.betrag?.value == Betrag(cents: 11_900, direction: .zahlen))
    #expect(facts.iban?.value == TestRechnung.iban)
    #expect(facts.datum?.value == day("2025-09-15"))
    #expect(facts.faellig?.value == day("2025-10-15").map { Frist(day: $0, kind: .zahlung) })
    #expect(facts.rechnungsnummer?.value == "2025-0417" && facts.kundennummer?.value == "K-3301")
    #expect(facts.skonto == day("2025-09-25").map { Skonto(day: $0, basisPoints: 200) })
    #expect(facts.terms == "Zahlbar ohne Abzug.")
  }

  @Test("UBL, with a part paid before")
  func ubl() throws {
    let facts = try #require(try TestRechnung.facts(TestRechnung.ubl()))
    #expect(facts.recipient?.value == "Wasserwerk Ahrenbeck eG")
    #expect(facts.betrag?.value == Betrag(cents: 7000, direction: .zahlen))
    #expect(facts.total?.value.cents == 8420)
    #expect(facts.iban?.value == "DE25999000020000654321")
    #expect(facts.datum?.value == day("2025-09-15") && facts.faellig?.value.day == day("2025-10-15"))
    #expect(facts.rechnungsnummer?.value == "W 88/25" && facts.kundennummer?.value == "70118")
  }

  @Test(
    "a credit note gives money back", arguments: [TestRechnung.ubl(root: "CreditNote"), TestRechnung.cii(type: "381")])
  func credit(xml: String) throws {
    let facts = try #require(try TestRechnung.facts(xml))
    #expect(facts.art == .gutschrift && facts.betrag?.value.direction == .gutschrift && facts.iban == nil)
  }

  @Test("a corrected invoice of less than nothing is one, and its amount is no less than nothing")
  func corrected() throws {
    let facts = try #require(
      try TestRechnung.facts(TestRechnung.cii(type: "384", sums: "<ram:DuePayableAmount>-20.00</ram:DuePayableAmount>"))
    )
    #expect(facts.betrag?.value == Betrag(cents: 2000, direction: .gutschrift))
  }

  @Test("what the buyer writes himself is from him, and to the household's good")
  func selfBilled() throws {
    let facts = try #require(try TestRechnung.facts(TestRechnung.cii(type: "389")))
    #expect(facts.recipient?.value == "Anna Berger" && facts.betrag?.value.direction == .gutschrift)
  }

  @Test("what a buyer takes back of that is from him too, and to nobody's good but his: UNTDID 1001 261")
  func selfBilledCredit() throws {
    let facts = try #require(try TestRechnung.facts(TestRechnung.cii(type: "261")))
    #expect(facts.recipient?.value == "Anna Berger" && facts.art == .rechnung && facts.iban == nil)
    #expect(facts.betrag?.value == Betrag(cents: 11_900, direction: nil))
  }

  @Test(
    "the sheet and the code say the same of every kind",
    arguments: [
      ("380", "119.00", false), ("384", "119.00", false), ("389", "119.00", true), ("261", "119.00", false),
      ("381", "119.00", true), ("396", "119.00", true), ("532", "119.00", true), ("380", "-119.00", true),
      ("389", "-119.00", false),
    ])
  func sheet(type: String, due: String, isCredit: Bool) throws {
    let xml = TestRechnung.cii(type: type, sums: "<ram:DuePayableAmount>\(due)</ram:DuePayableAmount>")
    #expect(try #require(try TestRechnung.facts(xml)).art == (isCredit ? .gutschrift : .rechnung))
    let parser = try Array(xml.utf8).withUnsafeBufferPointer { try InvoiceXML.read($0) }
    let text = ERechnungBlatt(try #require(parser.rechnung(datei: "")), parser).text
    #expect(text.contains("Gutschrift 2025-0417") == isCredit && text.contains("Rechnung 2025-0417") != isCredit)
  }

  @Test("an amount to pay that is there and cannot be read is none, whatever the whole comes to")
  func unreadableDue() throws {
    func betrag(_ due: String) throws -> Betrag? {
      let sums = "<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>\(due)"
      return try TestRechnung.facts(TestRechnung.cii(sums: sums))?.betrag?.value
    }
    #expect(try betrag("<ram:DuePayableAmount>19,00</ram:DuePayableAmount>") == nil)
    #expect(try betrag("")?.cents == 11_900)
  }

  @Test(
    "means of payment tell the direction",
    arguments: [("59", .lastschrift), ("49", .lastschrift), ("30", .zahlen), ("10", nil)] as [(String, Richtung?)])
  func means(code: String, direction: Richtung?) throws {
    #expect(try TestRechnung.facts(TestRechnung.cii(means: code))?.betrag?.value.direction == direction)
  }

  @Test("where nothing is left to pay it is paid")
  func paid() throws {
    let sums =
      "<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount><ram:TotalPrepaidAmount>119.00</ram:TotalPrepaidAmount>"
      + "<ram:DuePayableAmount>0.00</ram:DuePayableAmount>"
    let facts = try #require(try TestRechnung.facts(TestRechnung.cii(sums: sums)))
    #expect(facts.betrag?.value == Betrag(cents: 0, direction: .bezahlt) && facts.total?.value.cents == 11_900)
  }

  @Test("an account with wrong check digits is not believed but kept to be shown, and everything else is believed")
  func wrongAccount() throws {
    let facts = try #require(try TestRechnung.facts(TestRechnung.cii(iban: "DE44999000010000123456")))
    #expect(facts.iban == nil && facts.wrongIBAN?.value == "DE44999000010000123456" && facts.faults.isEmpty)
    #expect(facts.betrag?.value.cents == 11_900)
    let none = try #require(try TestRechnung.facts(TestRechnung.cii(iban: "siehe Rückseite")))
    #expect(none.iban == nil && none.wrongIBAN == nil && none.faults.count == 1)
  }

  @Test("evidence names the file and the element")
  func evidence() throws {
    let facts = try #require(try TestRechnung.facts(TestRechnung.cii()))
    func quote(_ words: String?) -> String { facts.evidence(words ?? "").quote }
    #expect(quote(facts.betrag?.words) == "E-Rechnung factur-x.xml: DuePayableAmount 119.00 EUR")
    #expect(quote(facts.datum?.words) == "E-Rechnung factur-x.xml: IssueDateTime 20250915")
    #expect(quote(facts.faellig?.words) == "E-Rechnung factur-x.xml: DueDateDateTime 20251015")
    #expect(facts.evidence("").rule == "code.erechnung")
  }

  @Test("the words of a printed code are no e-invoice, whatever they are")
  func printed() throws {
    let text = try #require(try TestRechnung.rechnung(TestRechnung.cii())?.code?.text)
    #expect(CodeList.facts([.withCodes([GiroCodeTests.code(text)])], land: .nordrheinWestfalen).isEmpty)
  }
}
