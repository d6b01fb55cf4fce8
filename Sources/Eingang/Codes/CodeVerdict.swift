import AlbertModel

/// What all codes of a document say together.
///
/// An invoice for machines comes first. Of several codes to pay with, as for instalments, only what they agree on
/// counts: which of them is meant, the printed words must tell.
struct CodeVerdict: Hashable, Sendable {
  /// Nil where no code says anything about a payment.
  private(set) var facts: CodeFacts?
  /// What is wrong with them, or between them, in German.
  private(set) var warnings: [String]

  init(_ all: [CodeFacts]) {
    warnings = all.flatMap(\.faults)
    let payments = all.filter { !$0.isInvoice && $0.iban != nil }
    let invoices = all.filter(\.isInvoice)
    if let invoice = invoices.first {
      facts = invoice
      compare(invoices: invoices, invoice)
      compare(payments: payments, invoice)
    } else if let first = payments.first {
      facts = payments.count == 1 ? first : common(payments, first)
    }
  }

  private mutating func common(_ payments: [CodeFacts], _ first: CodeFacts) -> CodeFacts {
    func agreed<Value>(_ path: KeyPath<CodeFacts, Said<Value>?>) -> Said<Value>? {
      // One that does not say it agrees to nothing.
      Set(payments.map { $0[keyPath: path]?.value }).count == 1 ? first[keyPath: path] : nil
    }
    var facts = first
    facts.betrag = agreed(\.betrag)
    facts.total = agreed(\.total)
    facts.iban = agreed(\.iban)
    facts.recipient = agreed(\.recipient)
    facts.datum = agreed(\.datum)
    facts.faellig = agreed(\.faellig)
    facts.rechnungsnummer = agreed(\.rechnungsnummer)
    facts.kundennummer = agreed(\.kundennummer)
    facts.zweck = agreed(\.zweck)
    if Set(payments.map(\.skonto)).count > 1 { facts.skonto = nil }
    if facts.iban == nil {
      let accounts = CodeVerdict.unique(payments.compactMap(\.iban?.value)).prefix(4).map(CodeNumber.short)
      warnings.append("Die Codes nennen verschiedene Konten: \(accounts.joined(separator: ", ")).")
    }
    return facts
  }

  private mutating func compare(invoices: [CodeFacts], _ first: CodeFacts) {
    guard invoices.contains(where: { $0.rechnungsnummer?.value != first.rechnungsnummer?.value }) else { return }
    let number = first.rechnungsnummer.map { "Nr. \($0.value)" } ?? "die erste"
    warnings.append("Das Dokument enthält mehrere E-Rechnungen; übernommen ist \(number).")
  }

  /// A code to pay with may ask for something else than the invoice beside it.
  private mutating func compare(payments: [CodeFacts], _ invoice: CodeFacts) {
    guard let first = payments.first else { return }
    let accounts = CodeVerdict.unique(payments.compactMap(\.iban?.value))
    if let iban = invoice.iban?.value, !accounts.contains(iban), let other = accounts.first {
      warnings.append(
        "Die IBAN \(first.source.within) (\(CodeNumber.short(other))) ist nicht die der E-Rechnung "
          + "(\(CodeNumber.short(iban))).")
    }
    let amounts = CodeVerdict.unique(payments.compactMap(\.betrag?.value.cents))
    if let betrag = invoice.betrag?.value, let cents = amounts.first, amounts.count == 1, cents != betrag.cents {
      let other = CodeNumber.german(Betrag(cents: cents, currency: betrag.currency))
      warnings.append("Der Betrag \(first.source.within) (\(other)) ist nicht der der E-Rechnung.")
    }
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
