extension Weights {
  /// Amounts: labels first, then what the figures say of each other.
  static let betrag = Weights(
    bias: -3.2,
    [
      "label.due": 3.4, "label.total": 2.6, "label.sum": 1.6, "label.paid": 0.9, "label.credit": 1.6,
      "label.price": 1.2,
      "label.subtotal": -1.6, "label.net": -1.8, "label.tax": -2.4, "label.skonto": -2.5, "label.given": -1.5,
      "label.change": -3,
      "label.discount": -2, "label.deposit": -1.5, "label.old": -2.5, "label.limit": -2.2, "label.insured": -3,
      "label.penalty": -2.2,
      "label.unit": -1.5, "label.monthly": 0.6, "label.yearly": 1.4, "label.installment": 0.3, "label.balance": -0.8,
      "label.loan": -2.5,
      "row.label.due": 1.8, "row.label.total": 1.4, "row.label.sum": 0.8, "row.label.net": -0.8, "row.label.tax": -1,
      "row.label.credit": 0.8,
      "row.label.yearly": 0.6, "row.label.subtotal": -1, "row.label.old": -0.6, "row.label.given": -0.8,
      "after.pay": 1, "after.debit": 0.8, "after.credit": 0.8, "after.unit": -0.6, "after.condition": -1,
      "after.paid": -0.2,
      "header.new": 0.6, "header.old": -1, "header.total": 0.4, "header.unit": -0.6, "header.net": -0.6,
      "amount.currency": 0.3, "amount.negative": -2, "amount.whole": -0.7, "amount.rate": -3, "amount.zero": -4,
      "place.last": 0.3, "place.notlast": -0.5, "place.sentence": -0.3, "place.footer": -1, "place.laterpage": -0.8,
      "print.tall": 0.6,
      "figures.repeated": 0.7, "figures.sum": 1.2, "figures.largest": 0.7, "figures.only": 1.2, "paper.receipt": 0.2,
    ])
}

extension Ranker {
  static let betrag = Ranker(weights: .betrag, threshold: 0.35)
}
