import AlbertModel

/// The code of a Swiss QR-bill: SPC, version 02.
///
/// Not believed where its account or its reference fails its check digits.
struct SwissQRBillCode: Code {
  static let rule = "code.qr-rechnung"

  func facts(_ code: PageCode, page: Int, land: Bundesland) -> CodeFacts? {
    guard code.symbology == .qr else { return nil }
    let lines = CodeLines(code.text).lines
    guard lines.count >= 31, lines[0] == "SPC", lines[1].hasPrefix("02"), lines[1].utf8.count == 4, lines[2] == "1",
      lines[30] == "EPD"
    else { return nil }
    let source = CodeFacts.Source(
      rule: SwissQRBillCode.rule, place: "QR-Rechnung", within: "im Code der QR-Rechnung", page: page, box: code.box)
    var facts = CodeFacts(source)
    if let fault = SwissQRBillCode.fault(lines) {
      facts.faults = [fault + " Er wird nicht beachtet."]
      return facts
    }
    SwissQRBillCode.fill(&facts, lines, land)
    return facts
  }

  /// Nil where everything fits together.
  private static func fault(_ lines: [String]) -> String? {
    guard let iban = CheckDigits.iban(lines[3]), iban.hasPrefix("CH") || iban.hasPrefix("LI") else {
      return "Die IBAN im Code der QR-Rechnung hat falsche Prüfziffern."
    }
    let bank = Int(iban.dropFirst(4).prefix(5)) ?? 0
    let isForReferences = (30_000...31_999).contains(bank)
    let isRight =
      switch lines[27] {
      case "QRR": isForReferences && CheckDigits.qrReference(lines[28]) != nil
      case "SCOR": !isForReferences && CheckDigits.creditorReference(lines[28]) != nil
      case "NON": !isForReferences && lines[28].isEmpty
      default: false
      }
    if !isRight { return "Die Referenz im Code der QR-Rechnung ist falsch." }
    let isAmount = lines[18].isEmpty || (CodeNumber.cents(lines[18]) ?? -1) >= 0
    let isFilled =
      ["S", "K"].contains(lines[4]) && !lines[5].isEmpty && ["CHF", "EUR"].contains(lines[19]) && isAmount
      && ["", "S", "K"].contains(lines[20])
    return isFilled ? nil : "Der Code der QR-Rechnung ist nicht richtig ausgefüllt."
  }

  private static func fill(_ facts: inout CodeFacts, _ lines: [String], _ land: Bundesland) {
    if let iban = CheckDigits.iban(lines[3]) { facts.iban = Said(iban, lines[3]) }
    facts.recipient = Said(lines[5], lines[5])
    if let cents = CodeNumber.cents(lines[18]), cents > 0 {
      facts.betrag = Said(Betrag(cents: cents, currency: lines[19]), "\(lines[18]) \(lines[19])")
    }
    if !lines[29].isEmpty { facts.zweck = Said(lines[29], lines[29]) }
    guard lines.count > 31, let bill = SwicoBill(lines[31]) else { return }
    facts.rechnungsnummer = bill.number.map { Said($0, "/10/\($0)") }
    facts.datum = bill.date
    facts.skonto = bill.skonto
    facts.faellig = bill.faellig(in: land)
  }
}
