/// A value of an electronic invoice, by what it means and not by where it stands.
enum ERechnungFeld: String, CaseIterable, Hashable, Sendable, Codable {
  case nummer
  case art
  case datum
  case waehrung
  case verkaeufer
  /// The name that it trades under.
  case verkaeuferHandelsname
  case verkaeuferStrasse
  case verkaeuferPLZ
  case verkaeuferOrt
  case verkaeuferUStID
  /// Of which tax that number is; never kept.
  case verkaeuferSteuerart
  case kaeufer
  case kaeuferKennung
  case kaeuferStrasse
  case kaeuferPLZ
  case kaeuferOrt
  case kaeuferReferenz
  case zahlungsempfaenger
  case zahlungsart
  case iban
  case verwendungszweck
  case faellig
  case zahlungsbedingungen
  case skontoTage
  case skontoEinheit
  case skontoProzent
  case summeNetto
  case steuer
  case gesamt
  case gezahlt
  case zuZahlen

  /// Characters; a sender's terms may be a paragraph.
  var longest: Int { self == .zahlungsbedingungen ? 1000 : 200 }

  /// The sender may state them in several parts.
  var isCollected: Bool { self == .zahlungsbedingungen }
}

/// The ways in which such invoices are written.
package enum ERechnungSyntax: String, Hashable, Sendable, Codable {
  /// UN/CEFACT's Cross Industry Invoice: ZUGFeRD, Factur-X, XRechnung.
  case cii
  case ublInvoice
  case ublCreditNote

  /// By the root element and its namespace.
  init?(root: String, space: String) {
    let known: [String: (String, ERechnungSyntax)] = [
      "CrossIndustryInvoice": ("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", .cii),
      // ZUGFeRD 1.0.
      "CrossIndustryDocument": ("urn:ferd:CrossIndustryDocument:invoice:1p0", .cii),
      "Invoice": ("urn:oasis:names:specification:ubl:schema:xsd:Invoice-2", .ublInvoice),
      "CreditNote": ("urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2", .ublCreditNote),
    ]
    guard let (expected, syntax) = known[root], space == expected else { return nil }
    self = syntax
  }
}
