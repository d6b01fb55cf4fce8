extension Weights {
  /// Numbers of invoices.
  static let rechnungsnummer = Weights(
    bias: -1,
    [
      "number.invoice": 2.6, "number.credit": 2.4, "number.bare": 0.6, "number.purpose": 1.6, "number.document": 0.6,
      "number.receipt": -0.8, "number.reminder": -2.5,
      "number.other": -1.5, "number.below": -0.4,
      "number.laterpage": -0.8, "number.head": 0.5,
    ])

  /// Numbers under which the sender knows the household; where several stand, the customer's own comes first.
  static let kundennummer = Weights(
    bias: -0.8,
    [
      "number.customer": 2.6, "number.member": 2.2, "number.policy": 2.1, "number.contract": 1.5, "number.account": 1.2,
      "number.case": 0.9,
      "number.patient": 1.8,
      "number.other": 0.6, "number.below": -0.4, "number.laterpage": -0.8, "number.head": 0.7,
    ])

  /// Accounts: the sender's, not the household's own.
  static let iban = Weights(
    bias: 1.6, ["iban.label": 0.6, "iban.ours": -3.5, "iban.footer": 0.2, "iban.repaired": -0.3, "iban.wrong": -2.5])
}

extension Ranker {
  static let rechnungsnummer = Ranker(weights: .rechnungsnummer, threshold: 0.45)
  static let kundennummer = Ranker(weights: .kundennummer, threshold: 0.45)
  static let iban = Ranker(weights: .iban, threshold: 0.4)
}
