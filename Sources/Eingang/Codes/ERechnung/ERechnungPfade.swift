/// Where an invoice's values stand, below its root element.
enum ERechnungPfade {
  static func feld(_ path: String, _ syntax: ERechnungSyntax) -> ERechnungFeld? {
    syntax == .cii ? cii[path] : ubl[path]
  }

  /// The group whose element has that path.
  static func gruppe(_ path: String, _ syntax: ERechnungSyntax) -> ERechnungGruppe? {
    syntax == .cii ? ciiGroups[path] : ublGroups[path]
  }

  /// The element that holds a value: what evidence names.
  static func name(of feld: ERechnungFeld, _ syntax: ERechnungSyntax) -> String {
    let paths = (syntax == .cii ? cii : ubl).filter { $0.value == feld }.map(\.key)
    let parts = paths.min()?.split(separator: "/") ?? []
    // A date lies within an element that says which.
    let isWrapped = parts.last == "DateTimeString" && parts.count > 1
    // Nor does a name or a number say by itself whose it is.
    let isBare = parts.last.map { ["ID", "Name", "RegistrationName"].contains($0) } ?? false
    return parts.dropLast(isWrapped ? 1 : 0).suffix(isBare ? 2 : 1).joined(separator: "/")
  }

  /// What ZUGFeRD 1.0 called otherwise.
  static let renamed: [String: String] = [
    "HeaderExchangedDocument": "ExchangedDocument",
    "SpecifiedSupplyChainTradeTransaction": "SupplyChainTradeTransaction",
    "ApplicableSupplyChainTradeAgreement": "ApplicableHeaderTradeAgreement",
    "ApplicableSupplyChainTradeSettlement": "ApplicableHeaderTradeSettlement",
    "SpecifiedTradeSettlementMonetarySummation": "SpecifiedTradeSettlementHeaderMonetarySummation",
    "SpecifiedSupplyChainTradeDelivery": "SpecifiedLineTradeDelivery",
    "SpecifiedSupplyChainTradeSettlement": "SpecifiedLineTradeSettlement",
  ]

  private static let agreement = "SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/"
  private static let settlement = "SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/"
  private static let sums = settlement + "SpecifiedTradeSettlementHeaderMonetarySummation/"
  private static let terms = settlement + "SpecifiedTradePaymentTerms/"

  private static let cii: [String: ERechnungFeld] = [
    "ExchangedDocument/ID": .nummer,
    "ExchangedDocument/TypeCode": .art,
    "ExchangedDocument/IssueDateTime/DateTimeString": .datum,
    agreement + "BuyerReference": .kaeuferReferenz,
    agreement + "SellerTradeParty/Name": .verkaeufer,
    agreement + "SellerTradeParty/SpecifiedLegalOrganization/TradingBusinessName": .verkaeuferHandelsname,
    agreement + "SellerTradeParty/PostalTradeAddress/LineOne": .verkaeuferStrasse,
    agreement + "SellerTradeParty/PostalTradeAddress/PostcodeCode": .verkaeuferPLZ,
    agreement + "SellerTradeParty/PostalTradeAddress/CityName": .verkaeuferOrt,
    agreement + "SellerTradeParty/SpecifiedTaxRegistration/ID": .verkaeuferUStID,
    agreement + "SellerTradeParty/SpecifiedTaxRegistration/ID@schemeID": .verkaeuferSteuerart,
    agreement + "BuyerTradeParty/Name": .kaeufer,
    agreement + "BuyerTradeParty/ID": .kaeuferKennung,
    agreement + "BuyerTradeParty/PostalTradeAddress/LineOne": .kaeuferStrasse,
    agreement + "BuyerTradeParty/PostalTradeAddress/PostcodeCode": .kaeuferPLZ,
    agreement + "BuyerTradeParty/PostalTradeAddress/CityName": .kaeuferOrt,
    settlement + "InvoiceCurrencyCode": .waehrung,
    settlement + "PaymentReference": .verwendungszweck,
    settlement + "PayeeTradeParty/Name": .zahlungsempfaenger,
    settlement + "SpecifiedTradeSettlementPaymentMeans/TypeCode": .zahlungsart,
    settlement + "SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID": .iban,
    terms + "Description": .zahlungsbedingungen,
    terms + "DueDateDateTime/DateTimeString": .faellig,
    terms + "ApplicableTradePaymentDiscountTerms/BasisPeriodMeasure": .skontoTage,
    terms + "ApplicableTradePaymentDiscountTerms/BasisPeriodMeasure@unitCode": .skontoEinheit,
    terms + "ApplicableTradePaymentDiscountTerms/CalculationPercent": .skontoProzent,
    sums + "TaxBasisTotalAmount": .summeNetto,
    sums + "TaxTotalAmount": .steuer,
    sums + "GrandTotalAmount": .gesamt,
    sums + "TotalPrepaidAmount": .gezahlt,
    sums + "DuePayableAmount": .zuZahlen,
  ]

  private static let ciiGroups: [String: ERechnungGruppe] = [
    agreement + "SellerTradeParty/SpecifiedTaxRegistration": .steuernummer,
    settlement + "SpecifiedTradeSettlementPaymentMeans": .zahlungsweg,
    terms + "ApplicableTradePaymentDiscountTerms": .skonto,
  ]

  private static let seller = "AccountingSupplierParty/Party/"
  private static let buyer = "AccountingCustomerParty/Party/"

  private static let ubl: [String: ERechnungFeld] = [
    "ID": .nummer,
    "InvoiceTypeCode": .art,
    "CreditNoteTypeCode": .art,
    "IssueDate": .datum,
    "DueDate": .faellig,
    "PaymentMeans/PaymentDueDate": .faellig,
    "DocumentCurrencyCode": .waehrung,
    "BuyerReference": .kaeuferReferenz,
    seller + "PartyLegalEntity/RegistrationName": .verkaeufer,
    seller + "PartyName/Name": .verkaeuferHandelsname,
    seller + "PostalAddress/StreetName": .verkaeuferStrasse,
    seller + "PostalAddress/PostalZone": .verkaeuferPLZ,
    seller + "PostalAddress/CityName": .verkaeuferOrt,
    seller + "PartyTaxScheme/CompanyID": .verkaeuferUStID,
    seller + "PartyTaxScheme/TaxScheme/ID": .verkaeuferSteuerart,
    buyer + "PartyLegalEntity/RegistrationName": .kaeufer,
    buyer + "PartyIdentification/ID": .kaeuferKennung,
    buyer + "PostalAddress/StreetName": .kaeuferStrasse,
    buyer + "PostalAddress/PostalZone": .kaeuferPLZ,
    buyer + "PostalAddress/CityName": .kaeuferOrt,
    "PayeeParty/PartyName/Name": .zahlungsempfaenger,
    "PaymentMeans/PaymentMeansCode": .zahlungsart,
    "PaymentMeans/PaymentID": .verwendungszweck,
    "PaymentMeans/PayeeFinancialAccount/ID": .iban,
    "PaymentTerms/Note": .zahlungsbedingungen,
    "TaxTotal/TaxAmount": .steuer,
    "LegalMonetaryTotal/TaxExclusiveAmount": .summeNetto,
    "LegalMonetaryTotal/TaxInclusiveAmount": .gesamt,
    "LegalMonetaryTotal/PrepaidAmount": .gezahlt,
    "LegalMonetaryTotal/PayableAmount": .zuZahlen,
  ]

  private static let ublGroups: [String: ERechnungGruppe] = [
    seller + "PartyTaxScheme": .steuernummer, "PaymentMeans": .zahlungsweg,
  ]
}
