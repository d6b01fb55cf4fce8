import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Several codes")
struct CodeVerdictTests {
  private func verdict(_ texts: [String], invoice: String? = nil) throws -> CodeVerdict {
    var codes = texts.map(GiroCodeTests.code)
    if let invoice, let code = try TestRechnung.rechnung(invoice)?.code { codes.append(code) }
    return CodeVerdict(CodeList.facts([.withCodes(codes)], land: .nordrheinWestfalen))
  }

  private static let other = "DE25999000020000654321"

  @Test("the same code printed twice is one")
  func twice() throws {
    let verdict = try verdict([GiroCodeTests.payload(), GiroCodeTests.payload()])
    #expect(verdict.facts?.betrag?.value.cents == 8500 && verdict.warnings.isEmpty)
  }

  @Test("instalments agree on account and recipient, and on the amount only where it is the same")
  func instalments() throws {
    let different = try verdict(
      ["EUR40.00", "EUR30.00", "EUR30.00"].enumerated().map { number, amount in
        GiroCodeTests.payload(amount: amount, end: ["", "", "Rate \(number + 1)"])
      })
    #expect(different.facts?.betrag == nil && different.facts?.iban?.value == TestRechnung.iban)
    #expect(different.facts?.recipient != nil && different.warnings.isEmpty)
    let same = try verdict((1...4).map { GiroCodeTests.payload(amount: "EUR25.00", end: ["", "", "Rate \($0)"]) })
    #expect(same.facts?.betrag?.value.cents == 2500)
  }

  @Test("a code without an amount agrees with none, whichever comes first", arguments: [false, true])
  func withoutAmount(isFirst: Bool) throws {
    let texts = [GiroCodeTests.payload(), GiroCodeTests.payload(amount: "")]
    let verdict = try verdict(isFirst ? texts.reversed() : texts)
    #expect(verdict.facts?.betrag == nil && verdict.facts?.iban?.value == TestRechnung.iban)
  }

  @Test("codes for different accounts set none, and that is told")
  func accounts() throws {
    let verdict = try verdict([GiroCodeTests.payload(), GiroCodeTests.payload(iban: Self.other)])
    #expect(verdict.facts?.iban == nil && verdict.facts?.betrag?.value.cents == 8500)
    #expect(verdict.warnings.count == 1 && verdict.warnings[0].contains("endet auf 4321"))
  }

  @Test("an invoice for machines comes before a code to pay with, and what differs is told")
  func invoiceFirst() throws {
    let agreeing = try verdict([GiroCodeTests.payload(amount: "EUR119.00")], invoice: TestRechnung.cii())
    #expect(agreeing.facts?.isInvoice == true && agreeing.warnings.isEmpty)
    let differing = try verdict(
      [GiroCodeTests.payload(iban: Self.other, amount: "EUR219.00")], invoice: TestRechnung.cii())
    #expect(differing.facts?.iban?.value == TestRechnung.iban && differing.warnings.count == 2)
  }

  @Test("a code that is not believed decides nothing beside one that is")
  func broken() throws {
    let verdict = try verdict([GiroCodeTests.payload(iban: "DE00999000010000123456"), GiroCodeTests.payload()])
    #expect(verdict.facts?.betrag?.value.cents == 8500 && verdict.warnings.count == 1)
  }

  @Test("codes that advertise say nothing")
  func advertising() throws {
    let verdict = try verdict(["https://ahrenbeck.example", "BEGIN:VCARD", "WIFI:S:x;;"])
    #expect(verdict.facts == nil && verdict.warnings.isEmpty)
  }
}
