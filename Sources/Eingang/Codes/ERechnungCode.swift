import AlbertModel

/// The invoice for machines within a PDF or in a file of its own: ZUGFeRD, Factur-X, XRechnung.
struct ERechnungCode: Code {
  static let rule = "code.erechnung"

  func facts(_ code: PageCode, page: Int, land: Bundesland) -> CodeFacts? {
    guard let rechnung = ERechnung(code) else { return nil }
    let source = CodeFacts.Source(
      rule: ERechnungCode.rule, place: rechnung.datei.isEmpty ? "E-Rechnung" : "E-Rechnung \(rechnung.datei)",
      within: "in der E-Rechnung", page: page,
      box: code.box)
    var facts = CodeFacts(source)
    facts.isInvoice = true
    facts.art = ERechnungCode.isCredit(rechnung) ? .gutschrift : .rechnung
    ERechnungCode.addParties(&facts, rechnung)
    ERechnungCode.addMoney(&facts, rechnung)
    ERechnungCode.addDays(&facts, rechnung)
    facts.rechnungsnummer = rechnung.said(.nummer)
    facts.kundennummer = rechnung.said(.kaeuferKennung)
    return facts
  }

  /// UNTDID 1001: credit notes, and an invoice that the buyer writes to whom he owes.
  private static let credits: Set<String> = [
    "81", "83", "261", "262", "296", "308", "381", "389", "396", "420", "458", "532",
  ]
  /// Those that the buyer writes.
  private static let selfBilled: Set<String> = ["261", "389"]
  /// UNTDID 4461: direct debits.
  private static let debits: Set<String> = ["49", "59"]
  /// Transfers.
  private static let transfers: Set<String> = ["30", "31", "58"]

  private static func isCredit(_ rechnung: ERechnung) -> Bool {
    rechnung.syntax == .ublCreditNote || credits.contains(rechnung.werte[.art] ?? "")
      || (rechnung.betrag(.zuZahlen)?.value.cents ?? 0) < 0
  }

  private static func addParties(_ facts: inout CodeFacts, _ rechnung: ERechnung) {
    let isSelfBilled = selfBilled.contains(rechnung.werte[.art] ?? "")
    if isSelfBilled {
      facts.recipient = rechnung.said(.kaeufer)
    } else {
      facts.recipient = rechnung.said(.verkaeufer) ?? rechnung.said(.verkaeuferHandelsname)
      facts.aliases = [rechnung.werte[.verkaeuferHandelsname]].compactMap(\.self)
    }
  }

  private static func addMoney(_ facts: inout CodeFacts, _ rechnung: ERechnung) {
    facts.total = rechnung.betrag(.gesamt).map { directed($0, nil) }
    if let due = rechnung.betrag(.zuZahlen) ?? rechnung.betrag(.gesamt) {
      facts.betrag = directed(due, direction(rechnung, due.value.cents))
    }
    guard let account = rechnung.said(.iban), !isCredit(rechnung) else { return }
    if let iban = CheckDigits.iban(account.value) {
      facts.iban = Said(iban, account.words)
    } else {
      facts.faults.append("Die IBAN in der E-Rechnung hat falsche Prüfziffern und wird nicht übernommen.")
    }
  }

  private static func directed(_ said: Said<Betrag>, _ direction: Richtung?) -> Said<Betrag> {
    var betrag = said.value
    betrag.cents = Int64(betrag.cents.magnitude)
    betrag.direction = direction
    return Said(betrag, said.words)
  }

  /// Nil where only the words can tell, as with cards and cash.
  private static func direction(_ rechnung: ERechnung, _ due: Int64) -> Richtung? {
    if isCredit(rechnung) { return .gutschrift }
    if due == 0, let total = rechnung.betrag(.gesamt), total.value.cents != 0 { return .bezahlt }
    let means = rechnung.werte[.zahlungsart] ?? ""
    if debits.contains(means) { return .lastschrift }
    return transfers.contains(means) ? .zahlen : nil
  }

  private static func addDays(_ facts: inout CodeFacts, _ rechnung: ERechnung) {
    facts.datum = rechnung.tag(.datum)
    facts.faellig = rechnung.tag(.faellig).map { Said(Frist(day: $0.value, kind: .zahlung), $0.words) }
    let terms = ERechnungSkonto.words(rechnung.werte[.zahlungsbedingungen] ?? "")
    facts.terms = terms.isEmpty ? nil : terms
    facts.skonto = facts.datum.flatMap { ERechnungSkonto.best(rechnung, datum: $0.value) }
  }
}
