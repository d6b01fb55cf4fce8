import AlbertModel

/// The QR code that banks fill in a transfer from: EPC069-12, versions 001 and 002.
///
/// Lines may be left out at its end, and the BIC in both versions, as many programs do.
struct GiroCode: Code {
  static let rule = "code.girocode"

  func facts(_ code: PageCode, page: Int, land: Bundesland) -> CodeFacts? {
    guard code.symbology == .qr else { return nil }
    let lines = CodeLines(code.text).lines
    guard lines.count >= 7, lines.count <= 12, lines[0] == "BCD", lines[1] == "001" || lines[1] == "002",
      lines[3] == "SCT" || lines[3] == "INST", GiroCode.isCharset(lines[2])
    else { return nil }
    let source = CodeFacts.Source(
      rule: GiroCode.rule, place: "GiroCode", within: "im GiroCode", page: page, box: code.box)
    return GiroCode.facts(lines, CodeFacts(source))
  }

  private static func facts(_ lines: [String], _ empty: CodeFacts) -> CodeFacts {
    var facts = empty
    guard let iban = CheckDigits.iban(lines[6]) else {
      facts.faults = ["Die IBAN im GiroCode hat falsche Prüfziffern; er wird nicht beachtet."]
      return facts
    }
    let amount = amount(lines.count > 7 ? lines[7] : "")
    guard let amount, isBIC(lines[4]), !lines[5].isEmpty, lines[5].unicodeScalars.count <= 70 else {
      facts.faults = ["Der GiroCode ist nicht richtig ausgefüllt; er wird nicht beachtet."]
      return facts
    }
    facts.iban = Said(iban, lines[6])
    facts.recipient = Said(lines[5], lines[5])
    // Nought is what some programs write for an amount that is left to the payer.
    if amount > 0 { facts.betrag = Said(Betrag(cents: amount), lines[7]) }
    addZweck(to: &facts, lines)
    return facts
  }

  /// A reference with check digits, or words; one or the other.
  private static func addZweck(to facts: inout CodeFacts, _ lines: [String]) {
    let reference = lines.count > 9 ? lines[9] : ""
    let words = lines.count > 10 ? lines[10] : ""
    if reference.hasPrefix("RF"), CheckDigits.creditorReference(reference) == nil {
      facts.faults = ["Die Referenz im GiroCode hat falsche Prüfziffern; sie wird nicht beachtet."]
    } else if !reference.isEmpty {
      facts.zweck = Said(reference, reference)
    }
    if facts.zweck == nil, !words.isEmpty { facts.zweck = Said(words, words) }
  }

  /// `EUR85.00`; 0 where there is none, nil where it is no amount.
  private static func amount(_ text: String) -> Int64? {
    if text.isEmpty { return 0 }
    let number = text.dropFirst(3)
    guard text.hasPrefix("EUR"), number.utf8.first.map(Bytes.isDigit) == true else { return nil }
    let fraction = number.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
    return (fraction?.utf8.count ?? 0) <= 2 ? CodeNumber.cents(number) : nil
  }

  /// 1 to 8; the text has been decoded already.
  private static func isCharset(_ text: String) -> Bool { ("1"..."8").contains(text) && text.utf8.count == 1 }

  private static func isBIC(_ text: String) -> Bool {
    text.isEmpty
      || [8, 11].contains(text.utf8.count) && text.utf8.allSatisfy { Bytes.isDigit($0) || Bytes.isASCIILetter($0) }
  }
}
