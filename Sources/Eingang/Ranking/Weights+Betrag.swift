extension Weights {
  /// Amounts: labels first, then what the figures say of each other.
  static let betrag = Weights(
    bias: -1.5,
    [
      "after.condition": -1.6, "after.credit": 0.9, "after.debit": 0.6, "after.pay": 1.2, "after.unit": -1.5,
      "also.label.credit": 0.7, "also.label.discount": -0.8, "also.label.due": 2.5, "also.label.fee": 1.5,
      "also.label.firstrate": 1.5,
      "also.label.hypothetical": -1.5, "also.label.installment": 0.3, "also.label.limit": -0.8,
      "also.label.maturity": 0.3, "also.label.monthly": 0.3, "also.label.net": -1.2, "also.label.old": -0.8,
      "also.label.paid": 0.7, "also.label.penalty": -0.8, "also.label.price": 0.4, "also.label.rest": -0.8,
      "also.label.skonto": -1.5, "also.label.subtotal": 1.0, "also.label.sum": 0.7, "also.label.tax": -1.5,
      "also.label.total": 1.1, "also.label.unit": -0.9, "also.label.yearly": 0.7, "amount.currency": 1.0,
      "amount.negative": -0.9, "amount.parentheses": -1.6, "amount.rate": -3.0, "amount.whole": -2.7,
      "amount.zero": -4.0, "art.bescheid": 1.0, "art.einladung": -1.1, "art.elternbrief": 0.3, "art.gutschrift": 0.5,
      "art.info": -0.5, "art.mahnung": 0.6, "art.quittung": 0.4, "art.rechnung": 0.5, "art.versicherung": 0.5,
      "art.vertrag": -0.9, "figures.balance": 1.5, "figures.beforepayments": -2.0, "figures.first": -0.2,
      "figures.firstrate": 3.3, "figures.gross": 1.2,
      "figures.kept": 3.0, "figures.largest": 1.2, "figures.only": 0.4, "figures.repeated": 0.7, "figures.sum": 1.8,
      "header.earlieryear": -1.5, "header.lateryear": 2.2, "header.net": -0.5, "header.new": 2.2, "header.old": -0.3,
      "header.total": -0.9, "header.unit": -1.0, "label.balance": -1.0, "label.change": -2.3, "label.credit": 2.4,
      "label.deposit": -1.2, "label.discount": -0.3, "label.due": 3.7, "label.fee": 1.8, "label.firstrate": 3.9,
      "label.given": -1.9,
      "label.hypothetical": -2.9, "label.installment": -0.5, "label.insured": -3.1, "label.limit": -3.1,
      "label.loan": -2.5, "label.monthly": 0.9, "label.net": -1.2, "label.none": -1.2, "label.old": -3.0,
      "label.paid": 1.3, "label.penalty": -2.5, "label.price": 0.3, "label.rest": -1.5, "label.skonto": -3.0,
      "label.subtotal": -0.9, "label.sum": 1.4, "label.tax": -1.4, "label.total": 2.6, "label.unit": -1.9,
      "label.yearly": 1.7, "place.footer": -1.1, "place.last": 1.1, "place.laterpage": -1.1, "place.notlast": 0.2,
      "place.sentence": -0.8, "print.tall": 0.5,
    ])
}

extension Ranker {
  static let betrag = Ranker(weights: .betrag, threshold: 0.35, competing: true)
}
