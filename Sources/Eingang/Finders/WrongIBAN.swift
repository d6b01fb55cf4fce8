import AlbertModel

/// Accounts whose check digits are wrong on the paper itself, and not by misreading.
///
/// Only a PDF's own text says so: what was recognized from pixels may be misread. The household sees what stands there,
/// with a warning, and nothing else takes it for an account.
enum WrongIBAN {
  static let rule = "iban.wie-gedruckt"

  /// Labelled accounts of the right length for their country.
  static func candidates(on page: PageText) -> [Candidate<String>] {
    guard page.source == .textLayer else { return [] }
    return page.rows.flatMap(candidates)
  }

  private static let label: Phrase = "iban"

  private static func candidates(in row: TextLine) -> [Candidate<String>] {
    var found: [Candidate<String>] = []
    var from = 0
    while let label = row.range(of: label, in: from..<row.bytes.count) {
      from = label.upperBound
      let start = row.bytes[from...].firstIndex { Bytes.isUpper($0) } ?? row.bytes.count
      guard start - from <= 4, let (iban, range) = account(row.bytes, at: start) else { continue }
      found.append(
        Candidate(
          iban, features: ["iban.label": 1, "iban.wrong": 1], evidence: [row.evidence(range, rule: rule)]))
      from = range.upperBound
    }
    return found
  }

  private static func account(_ bytes: [UInt8], at start: Int) -> (String, Range<Int>)? {
    guard start + 4 < bytes.count, Bytes.isUpper(bytes[start + 1]) else { return nil }
    let country = String(decoding: bytes[start...(start + 1)], as: UTF8.self)
    guard let length = IBANFinder.lengths[country] else { return nil }
    var letters: [UInt8] = []
    var end = start
    while end < bytes.count, letters.count < length {
      if bytes[end] != Bytes.blank {
        guard Bytes.isDigit(bytes[end]) || Bytes.isUpper(bytes[end]) else { return nil }
        letters.append(bytes[end])
      }
      end += 1
    }
    let digits = letters.dropFirst(IBANFinder.digitsOnly.contains(country) ? 2 : length)
    let isWhole = end == bytes.count || !Bytes.isWord(bytes[end])
    guard letters.count == length, isWhole, letters[2...3].allSatisfy(Bytes.isDigit), digits.allSatisfy(Bytes.isDigit),
      !letters.contains(0x58), !IBANFinder.hasRightCheckDigits(letters)
    else { return nil }
    return (String(decoding: letters, as: UTF8.self), start..<end)
  }

  /// German; nil for none and for one that is right.
  static func warnung(_ iban: String?) -> String? {
    guard let iban, CheckDigits.iban(iban) == nil else { return nil }
    let length = IBANFinder.lengths[String(iban.prefix(2))]
    let fault = length == nil || length == iban.utf8.count ? "falsche Prüfziffern" : "eine falsche Länge"
    return
      "Die IBAN (\(CodeNumber.short(iban))) hat \(fault): nicht dorthin überweisen, ohne beim Absender nachzufragen."
  }
}
