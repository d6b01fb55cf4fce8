import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Values that belong together")
struct ERechnungGruppeTests {
  private static let other = "DE25999000020000654321"

  private func werte(_ xml: String) throws -> [ERechnungFeld: String] {
    try #require(try TestRechnung.rechnung(xml)).werte
  }

  private func means(_ type: String, _ iban: String?) -> String {
    let account = iban.map {
      "<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>\($0)</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>"
    }
    return """
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>\(type)</ram:TypeCode>\(account ?? "")\
      </ram:SpecifiedTradeSettlementPaymentMeans>
      """
  }

  /// The invoice with these ways to pay in the place of its own.
  private func paying(_ means: [String]) -> String {
    let xml = TestRechnung.cii()
    let start = xml.range(of: "<ram:SpecifiedTradeSettlementPaymentMeans>")
    let end = xml.range(of: "</ram:SpecifiedTradeSettlementPaymentMeans>")
    guard let start, let end else { return xml }
    return xml.replacingCharacters(in: start.lowerBound..<end.upperBound, with: means.joined())
  }

  @Test("an account goes with the way to pay that it stands in, and the first that has both is taken")
  func ways() throws {
    let cardFirst = try werte(paying([means("54", nil), means("58", Self.other)]))
    #expect(cardFirst[.zahlungsart] == "58" && cardFirst[.iban] == Self.other)
    let two = try werte(paying([means("58", TestRechnung.iban), means("30", Self.other)]))
    #expect(two[.zahlungsart] == "58" && two[.iban] == TestRechnung.iban)
  }

  @Test("a direct debit needs no account, and one way alone is taken as it is")
  func debit() throws {
    let debit = try werte(paying([means("59", nil), means("58", Self.other)]))
    #expect(debit[.zahlungsart] == "59" && debit[.iban] == nil)
    #expect(try werte(paying([means("48", nil)]))[.zahlungsart] == "48")
  }

  @Test("so it is in UBL")
  func ubl() throws {
    let card = "<cac:PaymentMeans><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode></cac:PaymentMeans><cac:PaymentMeans>"
    let found = try werte(TestRechnung.ubl().replacing("<cac:PaymentMeans>", with: card))
    #expect(found[.zahlungsart] == "58" && found[.iban] == "DE25 9990 0002 0000 6543 21")
  }

  @Test("days of one discount never go with the percentage of another")
  func skonto() throws {
    func discount(_ parts: String) -> String {
      "<ram:ApplicableTradePaymentDiscountTerms>\(parts)</ram:ApplicableTradePaymentDiscountTerms>"
    }
    func days(_ count: Int) -> String { #"<ram:BasisPeriodMeasure unitCode="DAY">\#(count)</ram:BasisPeriodMeasure>"# }
    func percent(_ count: Int) -> String { "<ram:CalculationPercent>\(count)</ram:CalculationPercent>" }
    let found = try werte(
      TestRechnung.cii(
        due: discount(days(7)) + discount(days(14) + percent(2)) + discount(days(3) + percent(5))))
    #expect(found[.skontoTage] == "14" && found[.skontoProzent] == "2" && found[.skontoEinheit] == "DAY")
    let apart = try werte(TestRechnung.cii(due: discount(days(7)) + discount(percent(3))))
    #expect(apart[.skontoTage] == "7" && apart[.skontoProzent] == nil)
  }

  @Test(
    "a seller's number is one for VAT only where that is said, or it begins like one",
    arguments: [
      ([("FC", "201/113/40209"), ("VA", "DE123456789")], "DE123456789"), ([("FC", "201/113/40209")], nil),
      ([(nil, "DE123456789")], "DE123456789"), ([(nil, "201/113/40209")], nil), ([("VA", "123456789")], "123456789"),
    ] as [([(String?, String)], String?)])
  func tax(numbers: [(String?, String)], expected: String?) throws {
    let cii = numbers.map { scheme, number in
      let attribute = scheme.map { " schemeID=\"\($0)\"" } ?? ""
      return "<ram:SpecifiedTaxRegistration><ram:ID\(attribute)>\(number)</ram:ID></ram:SpecifiedTaxRegistration>"
    }
    let xml = TestRechnung.cii().replacing("</ram:SellerTradeParty>", with: cii.joined() + "</ram:SellerTradeParty>")
    #expect(try werte(xml)[.verkaeuferUStID] == expected && werte(xml)[.verkaeuferSteuerart] == nil)
    let ubl = numbers.map { scheme, number in
      let tax = scheme.map { "<cac:TaxScheme><cbc:ID>\($0 == "VA" ? "VAT" : $0)</cbc:ID></cac:TaxScheme>" } ?? ""
      return "<cac:PartyTaxScheme><cbc:CompanyID>\(number)</cbc:CompanyID>\(tax)</cac:PartyTaxScheme>"
    }
    let other = TestRechnung.ubl().replacing("<cac:PartyLegalEntity>", with: ubl.joined() + "<cac:PartyLegalEntity>")
    #expect(try werte(other)[.verkaeuferUStID] == expected)
  }
}
