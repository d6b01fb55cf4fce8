import AlbertModel
import Testing

@testable import Eingang

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

  @Test("an account with wrong check digits is not believed, and everything else is")
  func wrongAccount() throws {
    let facts = try #require(try TestRechnung.facts(TestRechnung.cii(iban: "DE44999000010000123456")))
    #expect(facts.iban == nil && facts.faults.count == 1 && facts.betrag?.value.cents == 11_900)
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
