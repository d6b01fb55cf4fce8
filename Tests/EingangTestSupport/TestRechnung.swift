/// Invoices as XML, made of the elements that a test names.
package enum TestRechnung {
  package static let iban = "DE43999000010000123456"

  package static func cii(
    number: String = "2025-0417", type: String = "380", means: String = "58", iban: String = TestRechnung.iban,
    due: String =
      "<ram:DueDateDateTime><udt:DateTimeString format=\"102\">20251015</udt:DateTimeString></ram:DueDateDateTime>",
    sums: String =
      "<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount><ram:DuePayableAmount>119.00</ram:DuePayableAmount>"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
     xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
     xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
    <rsm:ExchangedDocument><ram:ID>\(number)</ram:ID><ram:TypeCode>\(type)</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20250915</udt:DateTimeString></ram:IssueDateTime>
    <ram:IncludedNote><ram:Content>Danke für Ihren Auftrag.</ram:Content></ram:IncludedNote></rsm:ExchangedDocument>
    <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Dachrinne &amp; Fallrohr</ram:Name>
    </ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity>
    </ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
    <ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
    </ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Spenglerei Ahrenbeck GmbH</ram:Name>
    <ram:SpecifiedLegalOrganization><ram:TradingBusinessName>Dach und Rinne</ram:TradingBusinessName>
    </ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:PostcodeCode>99990</ram:PostcodeCode>
    <ram:LineOne>Werkstraße 2</ram:LineOne><ram:CityName>Ahrenbeck</ram:CityName></ram:PostalTradeAddress>
    </ram:SellerTradeParty><ram:BuyerTradeParty><ram:ID>K-3301</ram:ID><ram:Name>Anna Berger</ram:Name>
    </ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
    <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>\(means)</ram:TypeCode>
    <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>\(iban)</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
    </ram:SpecifiedTradeSettlementPaymentMeans>
    <ram:SpecifiedTradePaymentTerms><ram:Description>Zahlbar ohne Abzug.
    #SKONTO#TAGE=10#PROZENT=2.00#</ram:Description>\(due)</ram:SpecifiedTradePaymentTerms>
    <ram:SpecifiedTradeSettlementHeaderMonetarySummation>\(sums)</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>
    """
  }

  /// As ZUGFeRD 1.0 named the same.
  package static var first: String {
    cii().replacing(
      "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", with: "urn:ferd:CrossIndustryDocument:invoice:1p0"
    )
    .replacing("CrossIndustryInvoice", with: "CrossIndustryDocument")
    .replacing("rsm:ExchangedDocument", with: "rsm:HeaderExchangedDocument")
    .replacing("rsm:SupplyChainTradeTransaction", with: "rsm:SpecifiedSupplyChainTradeTransaction")
    .replacing("ApplicableHeaderTrade", with: "ApplicableSupplyChainTrade")
    .replacing("SpecifiedLineTrade", with: "SpecifiedSupplyChainTrade")
    .replacing("SpecifiedTradeSettlementHeaderMonetarySummation", with: "SpecifiedTradeSettlementMonetarySummation")
    .replacing("SpecifiedTradeSettlementLineMonetarySummation", with: "SpecifiedTradeSettlementMonetarySummation")
  }

  /// UBL; a credit note where `root` is `CreditNote`.
  package static func ubl(root: String = "Invoice", means: String = "58") -> String {
    """
    <ubl:\(root) xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:\(root)-2"
     xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
     xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
    <cbc:ID>W 88/25</cbc:ID><cbc:IssueDate>2025-09-15</cbc:IssueDate><cbc:DueDate>2025-10-15</cbc:DueDate>
    <cbc:\(root)TypeCode>\(root == "Invoice" ? "380" : "381")</cbc:\(root)TypeCode>
    <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
    <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Wasserwerk</cbc:Name></cac:PartyName>
    <cac:PartyLegalEntity><cbc:RegistrationName>Wasserwerk Ahrenbeck eG</cbc:RegistrationName></cac:PartyLegalEntity>
    </cac:Party></cac:AccountingSupplierParty>
    <cac:AccountingCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID>70118</cbc:ID></cac:PartyIdentification>
    </cac:Party></cac:AccountingCustomerParty>
    <cac:PaymentMeans><cbc:PaymentMeansCode>\(means)</cbc:PaymentMeansCode><cac:PayeeFinancialAccount>
    <cbc:ID>DE25 9990 0002 0000 6543 21</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
    <cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="EUR">84.2</cbc:TaxInclusiveAmount>
    <cbc:PrepaidAmount currencyID="EUR">14.20</cbc:PrepaidAmount>
    <cbc:PayableAmount currencyID="EUR">70.00</cbc:PayableAmount></cac:LegalMonetaryTotal></ubl:\(root)>
    """
  }
}
