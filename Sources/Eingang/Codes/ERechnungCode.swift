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
    facts.art = rechnung.isCredit ? .gutschrift : .rechnung
    ERechnungCode.addParties(&facts, rechnung)
    ERechnungCode.addMoney(&facts, rechnung)
    ERechnungCode.addDays(&facts, rechnung)
    facts.rechnungsnummer = rechnung.said(.nummer)
    facts.kundennummer = rechnung.said(.kaeuferKennung)
    return facts
  }

  /// UNTDID 4461: direct debits.
  static let debits: Set<String> = ["49", "59"]
  /// Transfers.
  private static let transfers: Set<String> = ["30", "31", "58"]

  private static func addParties(_ facts: inout CodeFacts, _ rechnung: ERechnung) {
    if rechnung.isSelfBilled {
      facts.recipient = rechnung.said(.kaeufer)
    } else {
      facts.recipient = rechnung.said(.verkaeufer) ?? rechnung.said(.verkaeuferHandelsname)
      facts.aliases = [rechnung.werte[.verkaeuferHandelsname]].compactMap(\.self)
    }
  }

  private static func addMoney(_ facts: inout CodeFacts, _ rechnung: ERechnung) {
    facts.total = rechnung.betrag(.gesamt).map { directed($0, nil) }
    if let due = rechnung.geschuldet {
      facts.betrag = directed(due, direction(rechnung, due.value.cents))
    }
    // What is credited, or billed by the buyer, goes to an account of the household's own, or is set off.
    guard let account = rechnung.said(.iban), !rechnung.isCredit, !rechnung.isSelfBilled else { return }
    if let iban = CheckDigits.iban(account.value) {
      facts.iban = Said(iban, account.words)
    } else {
      facts.wrongIBAN = CheckDigits.shownIBAN(account.value).map { Said($0, account.words) }
      if facts.wrongIBAN == nil { facts.faults.append("Was in der E-Rechnung als IBAN steht, ist keine.") }
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
    if rechnung.isCredit { return .gutschrift }
    if due == 0, let total = rechnung.betrag(.gesamt), total.value.cents != 0 { return .bezahlt }
    // Its means are those by which the buyer pays.
    if rechnung.isSelfBilled { return nil }
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
