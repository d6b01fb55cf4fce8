import AlbertModel

/// Finds the keys of a letter's sender: accounts, numbers of registers, addresses in the net, telephones.
enum Schluesselsuche {
  static let rule = "ablage.gelernt"
  /// A letter has a dozen; more are a list of somebody else's.
  private static let most = 40

  /// Each key once, in reading order within its kind.
  static func keys(in dokument: Dokument, _ extraction: Extraction, printed: Field<String>?) -> [Schluessel] {
    var keys = accounts(dokument, extraction)
    for row in dokument.rows {
      keys += numbers(row)
      keys += telephones(row)
      keys += addresses(row)
    }
    keys += registers(dokument.rows)
    if let customer = extraction.kundennummer {
      let value = customer.value.uppercased().filter { $0.isLetter || $0.isNumber }
      if value.utf8.count(where: Bytes.isDigit) >= 5 { keys.append(Schluessel(.kunde, value, customer.evidence.first)) }
    }
    if let printed {
      let name = PrintedNames.key(printed.value)
      if name.utf8.count >= 4 { keys.append(Schluessel(.name, name, printed.evidence.first)) }
    }
    var seen: Set<String> = []
    return Array(keys.filter { seen.insert($0.key).inserted }.prefix(most))
  }

  /// The sender's own; where the sender debits or refunds, only those that stand at the foot of the page.
  private static func accounts(_ dokument: Dokument, _ extraction: Extraction) -> [Schluessel] {
    let direction = extraction.betrag?.value.direction
    return IBANFinder().candidates(in: dokument.pages).compactMap { found in
      guard found.features["iban.ours"] == nil else { return nil }
      let isPaidTo = direction == .zahlen || direction == nil || direction == .bezahlt
      guard isPaidTo || found.features["iban.footer"] != nil else { return nil }
      return Schluessel(.iban, found.value, found.evidence.first.map(asEvidence))
    }
  }

  /// VAT numbers (`DE` and nine digits) and creditor identifiers (`DE`, check digits, a business code, eleven digits).
  private static func numbers(_ row: TextLine) -> [Schluessel] {
    var keys: [Schluessel] = []
    let bytes = row.bytes
    var index = 0
    while index + 10 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == 0x44, bytes[index + 1] == 0x45, index == 0 || !Bytes.isWord(bytes[index - 1]) else {
        continue
      }
      var text: [UInt8] = []
      var end = index + 2
      while end < bytes.count, text.count < 20, isPart(bytes, end, text.count) {
        if bytes[end] != Bytes.blank { text.append(bytes[end]) }
        end += 1
      }
      let range = index..<end
      if text.count == 9, text.allSatisfy(Bytes.isDigit) {
        keys.append(Schluessel(.ustid, "DE" + String(decoding: text, as: UTF8.self), row.evidence(range, rule: rule)))
      } else if text.count == 16, text[..<2].allSatisfy(Bytes.isDigit), text[5...].allSatisfy(Bytes.isDigit) {
        // Positions 5 to 7 name a branch of the same creditor.
        let value = "DE" + String(decoding: text[..<2] + text[5...], as: UTF8.self)
        keys.append(Schluessel(.glaeubiger, value, row.evidence(range, rule: rule)))
      }
    }
    return keys
  }

  private static func isPart(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Bool {
    let byte = bytes[index]
    if Bytes.isDigit(byte) { return true }
    if byte == Bytes.blank, index + 1 < bytes.count {
      return Bytes.isDigit(bytes[index + 1]) || (2..<5).contains(count) && Bytes.isUpper(bytes[index + 1])
    }
    return (2..<5).contains(count) && Bytes.isUpper(byte)
  }

  private static let telephoneLabels: PhraseList = [
    "telefon", "tel", "fon", "phone", "telefax", "fax", "mobil", "hotline", "servicenummer",
  ]

  /// Numbers behind a label, without the country's code.
  private static func telephones(_ row: TextLine) -> [Schluessel] {
    var keys: [Schluessel] = []
    for label in telephoneLabels.mayStand(in: row) {
      var from = 0
      while let range = row.range(of: label, in: from..<row.bytes.count) {
        from = range.upperBound
        guard let (number, place) = number(row.bytes, after: range.upperBound) else { continue }
        keys.append(Schluessel(.telefon, number, row.evidence(place, rule: rule)))
      }
    }
    return keys
  }

  private static func number(_ bytes: [UInt8], after start: Int) -> (String, Range<Int>)? {
    var begin = start
    while begin < bytes.count, begin < start + 8, !Bytes.isDigit(bytes[begin]), bytes[begin] != 0x2B,
      bytes[begin] != 0x28
    {
      begin += 1
    }
    var digits = ""
    var end = begin
    var last = begin
    while end < bytes.count, digits.count < 16 {
      let byte = bytes[end]
      if Bytes.isDigit(byte) {
        digits.unicodeScalars.append(Unicode.Scalar(byte))
        last = end + 1
      } else if !" /-().+".utf8.contains(byte) {
        break
      }
      end += 1
    }
    if digits.hasPrefix("0049") { digits = String(digits.dropFirst(2)) }
    if digits.hasPrefix("49"), begin < bytes.count, bytes[begin] == 0x2B || digits.count > 10 {
      digits = "0" + digits.dropFirst(2).drop { $0 == "0" }
    }
    return digits.hasPrefix("0") && (7...15).contains(digits.count) ? (digits, begin..<last) : nil
  }

  private static let registerWords: PhraseList = ["hrb", "hra", "vr", "gnr"]

  /// A number of the register, with the court that keeps it: without one it is any of some hundred companies.
  private static func registers(_ rows: [TextLine]) -> [Schluessel] {
    var keys: [Schluessel] = []
    for (index, row) in rows.enumerated() where row.containsAny(registerWords) {
      let words = Folding.key(row.text).blankSeparated
      for (place, word) in words.enumerated() {
        guard ["hrb", "hra", "vr", "gnr"].contains(word), place + 1 < words.count,
          words[place + 1].utf8.count >= 2, words[place + 1].utf8.allSatisfy(Bytes.isDigit)
        else { continue }
        let near = [index, index - 1, index + 1].filter { rows.indices.contains($0) }
        guard let court = near.lazy.compactMap({ court(rows[$0]) }).first else { continue }
        keys.append(Schluessel(.register, "\(word) \(words[place + 1]) \(court)", row.evidence(rule: rule)))
      }
    }
    return keys
  }

  private static func court(_ row: TextLine) -> Substring? {
    let words = Folding.key(row.text).blankSeparated
    guard let place = words.firstIndex(where: { $0 == "amtsgericht" || $0 == "ag" }), place + 1 < words.count else {
      return nil
    }
    return words[place + 1]
  }

  private static func addresses(_ row: TextLine) -> [Schluessel] {
    row.words.compactMap { word in
      guard let address = Netzadresse(word.text) else { return nil }
      let evidence = Evidence(page: row.page, box: word.box, quote: word.text, rule: rule)
      return address.isFree
        ? address.mailbox.map { Schluessel(.mail, $0, evidence) } : Schluessel(.domain, address.domain, evidence)
    }
  }

  private static func asEvidence(_ evidence: Evidence) -> Evidence {
    var evidence = evidence
    evidence.rule = rule
    return evidence
  }
}
