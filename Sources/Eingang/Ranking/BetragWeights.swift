extension Weights {
  /// Amounts: labels first, then what the figures say of each other.
  static let betrag = Weights(
    bias: -2.7,
    [
      "after.condition": -1.6, "after.credit": 0.9, "after.debit": -0.3, "after.paid": -0.3, "after.pay": 1.8,
      "after.unit": -1.2, "also.label.credit": 0.8, "also.label.deposit": 0.9, "also.label.due": 2.0,
      "also.label.installment": 0.9, "also.label.limit": -0.2, "also.label.maturity": 0.5,
      "also.label.monthly": -0.2, "also.label.net": -0.6, "also.label.paid": 0.5, "also.label.penalty": -0.3,
      "also.label.sum": 1.1, "also.label.tax": -0.5, "also.label.total": 1.4, "also.label.unit": -0.5,
      "also.label.yearly": 1.0, "amount.currency": 1.6, "amount.negative": -2.4, "amount.parentheses": -1.2,
      "amount.rate": -3.0, "amount.whole": -1.6, "amount.zero": -4.0, "art.bescheid": 1.6, "art.einladung": -0.6,
      "art.elternbrief": -0.5, "art.gutschrift": 0.4, "art.info": 0.3, "art.mahnung": 0.4, "art.rechnung": -1.2,
      "art.versicherung": 0.5, "art.vertrag": -0.3, "figures.first": 0.3, "figures.gross": 0.9, "figures.kept": 0.8,
      "figures.largest": 0.7, "figures.last": 0.9, "figures.only": 0.7, "figures.repeated": 1.2, "figures.sum": 1.4,
      "header.net": -0.9, "header.new": 1.5, "header.old": -0.5, "header.total": 0.6, "header.unit": -1.0,
      "label.balance": -0.8, "label.change": -3.1, "label.credit": 1.8, "label.deposit": -1.5,
      "label.discount": -2.1, "label.due": 4.3, "label.firstrate": 0.9, "label.given": -0.5,
      "label.installment": 0.3, "label.insured": -3.0, "label.limit": -2.7, "label.loan": -2.5,
      "label.maturity": -0.7, "label.monthly": 0.9, "label.net": -0.7, "label.none": -1.3, "label.old": -2.6,
      "label.paid": 1.5, "label.penalty": -2.3, "label.rest": -0.2, "label.skonto": -2.5, "label.subtotal": -1.8,
      "label.sum": 0.5, "label.tax": -1.5, "label.total": 2.3, "label.unit": -0.7, "label.yearly": 1.1,
      "place.footer": -1.0, "place.last": 1.6, "place.laterpage": -0.9, "place.notlast": -1.3,
      "place.sentence": -2.0, "print.tall": 1.3,
    ])
}

extension Ranker {
  static let betrag = Ranker(weights: .betrag, threshold: 0.35, competing: true)
}
