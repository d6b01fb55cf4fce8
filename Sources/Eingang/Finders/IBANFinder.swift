import AlbertModel

/// Finds bank accounts whose check digits are right, in groups or in one piece.
///
/// Letters that a scanner made of digits are put right where the check digits then agree. Of a PDF's own text, accounts
/// with wrong check digits are given as printed, as no more than likely.
package struct IBANFinder: Finder {
  package static let rule = "iban.mod97"

  package init() {}

  package func candidates(in pages: [PageText]) -> [Candidate<String>] {
    pages.flatMap { page in
      page.rows.flatMap { candidates(in: $0, from: 0) } + broken(page.lines) + broken(page.rows)
        + WrongIBAN.candidates(on: page)
    }
  }

  private func candidates(in row: TextLine, from start: Int) -> [Candidate<String>] {
    var found: [Candidate<String>] = []
    var index = start
    while index + 15 <= row.bytes.count {
      guard
        let (iban, range, repaired) = IBANFinder.iban(row.bytes, at: index)
          ?? DoubledDigit.iban(row.bytes, at: index)
      else {
        index += 1
        continue
      }
      var features = features(row, range)
      if repaired > 0 { features["iban.repaired"] = Double(repaired) }
      found.append(Candidate(iban, features: features, evidence: [row.evidence(range, rule: IBANFinder.rule)]))
      index = range.upperBound
    }
    return found
  }

  /// Accounts that go on in the next line; each line's part is evidence of its own.
  private func broken(_ lines: [TextLine]) -> [Candidate<String>] {
    lines.indices.dropLast().flatMap { line -> [Candidate<String>] in
      let bytes = lines[line].bytes
      let end = bytes.count
      guard let begin = (max(0, end - 34)..<end).first(where: { IBANFinder.accountLength(bytes, at: $0) != nil }),
        lines[line].words.contains(where: { IBANFinder.mayBegin($0.text.utf8) })
      else { return [] }
      let (upper, lower) = (lines[line], lines[line + 1])
      let both = TextLine(page: upper.page, block: upper.block, words: upper.words + lower.words)
      var index = begin
      while index < end {
        if let (iban, range, repaired) = IBANFinder.iban(both.bytes, at: index), range.upperBound > end {
          var features = features(both, range)
          if repaired > 0 { features["iban.repaired"] = Double(repaired) }
          let parts = [
            upper.evidence(range.lowerBound..<end, rule: IBANFinder.rule),
            lower.evidence(0..<(range.upperBound - end - 1), rule: IBANFinder.rule),
          ]
          return [Candidate(iban, features: features, evidence: parts)]
        }
        index += 1
      }
      return []
    }
  }

  private static func mayBegin(_ word: String.UTF8View) -> Bool {
    word.count >= 4 && word.prefix(2).allSatisfy(Bytes.isUpper)
  }

  /// How long an account is whose country's code stands at a place; nil where none does.
  private static func accountLength(_ bytes: [UInt8], at start: Int) -> Int? {
    guard start + 1 < bytes.count, Bytes.isUpper(bytes[start]), Bytes.isUpper(bytes[start + 1]),
      start == 0 || !Bytes.isWord(bytes[start - 1])
    else { return nil }
    return lengths[String(decoding: bytes[start...(start + 1)], as: UTF8.self)]
  }

  private func features(_ row: TextLine, _ range: Range<Int>) -> [FeatureName: Double] {
    var features: [FeatureName: Double] = [:]
    let before = max(0, range.lowerBound - 60)..<range.lowerBound
    let after = range.upperBound..<min(row.bytes.count, range.upperBound + 30)
    if row.firstRange(of: IBANFinder.labels, in: before) != nil { features["iban.label"] = 1 }
    if row.firstRange(of: IBANFinder.ours, in: before) != nil
      || row.firstRange(of: IBANFinder.debited, in: after) != nil
    {
      features["iban.ours"] = 1
    }
    if row.box.y > 0.88 { features["iban.footer"] = 1 }
    return features
  }

  private static let labels: PhraseList = ["iban", "konto", "bankverbindung", "konto / zahlbar an"]
  /// Before and after the household's own account.
  private static let ours: PhraseList = ["ihrem konto", "ihr konto", "ihrer bankverbindung", "ihre iban"]
  private static let debited: PhraseList = ["abgebucht", "ihrem konto"]

  /// Lengths by country, as registered with SWIFT.
  static let lengths: [String: Int] = [
    "DE": 22, "AT": 20, "CH": 21, "LI": 21, "NL": 18, "BE": 16, "LU": 20, "FR": 27, "IT": 27, "ES": 24, "GB": 22,
    "IE": 22, "DK": 18, "SE": 24, "NO": 15, "FI": 18, "PL": 28, "CZ": 24, "PT": 25, "LT": 20, "LV": 21, "EE": 20,
    "SK": 24, "SI": 19, "HU": 28, "HR": 21, "GR": 27, "MT": 31, "CY": 28, "BG": 22, "RO": 24, "IS": 26, "SM": 27,
    "MC": 27,
  ]

  /// An account that begins at a place, with its bytes and how many letters were put right.
  static func iban(_ bytes: [UInt8], at start: Int) -> (String, Range<Int>, Int)? {
    guard start + 4 < bytes.count, let length = accountLength(bytes, at: start) else { return nil }
    var letters: [UInt8] = []
    var end = start
    while end < bytes.count, letters.count < length {
      let byte = bytes[end]
      if byte == Bytes.blank || byte == Bytes.hyphen || byte == Bytes.point {
        if end > start, bytes[end - 1] == Bytes.blank, byte == Bytes.blank { return nil }
      } else if Bytes.isDigit(byte) || Bytes.isASCIILetter(byte) {
        letters.append(byte)
      } else {
        return nil
      }
      end += 1
    }
    guard letters.count == length, end >= bytes.count || !Bytes.isDigit(bytes[end]) else { return nil }
    let country = String(decoding: letters[0...1], as: UTF8.self)
    guard let (repaired, count) = repaired(letters, digitsTo: digitsOnly.contains(country) ? length : 4) else {
      return nil
    }
    return (String(decoding: repaired, as: UTF8.self), start..<end, count)
  }

  /// Countries whose accounts have no letters but their own two.
  static let digitsOnly: Set<String> = [
    "DE", "AT", "DK", "SE", "NO", "FI", "PL", "CZ", "PT", "BE", "ES", "HU", "SK", "EE", "SI", "HR", "IS",
  ]

  // More readings than these prove nothing: one in 97 passes by chance.
  private static let mostReadings = 16

  /// The account with digits for the letters they were misread as; nil unless exactly one reading passes the check.
  private static func repaired(_ letters: [UInt8], digitsTo end: Int) -> ([UInt8], Int)? {
    var readings = [letters.map { Bytes.isASCIILetter($0) ? $0 & 0xDF : $0 }]
    var count = 0
    for index in 2..<end where !Bytes.isDigit(letters[index]) {
      let digits = meant(by: letters[index])
      guard !digits.isEmpty else { return nil }
      count += 1
      readings = digits.flatMap { digit in
        readings.map { reading in
          var reading = reading
          reading[index] = digit
          return reading
        }
      }
      guard readings.count <= mostReadings else { return nil }
    }
    let right = readings.filter(hasRightCheckDigits)
    return count <= 4 && right.count == 1 ? (right[0], count) : nil
  }

  /// The digits that a scanner takes for a letter, the likeliest first.
  private static func meant(by letter: UInt8) -> [UInt8] {
    switch letter {
    case 0x4F, 0x6F, 0x51, 0x44: [0x30]
    case 0x49, 0x6C, 0x69: [0x31]
    case 0x5A, 0x7A: [0x32]
    case 0x53, 0x73: [0x35, 0x38]
    case 0x47: [0x36]
    case 0x54: [0x37]
    case 0x42: [0x38, 0x36]
    default: []
    }
  }

  /// ISO 7064 MOD 97-10, the first four characters moved to the end.
  static func hasRightCheckDigits(_ iban: [UInt8]) -> Bool {
    guard iban.count > 4, iban[2...3].allSatisfy(Bytes.isDigit) else { return false }
    var rest = 0
    for byte in iban[4...] + iban[..<4] {
      if Bytes.isDigit(byte) {
        rest = (rest * 10 + Int(byte - 0x30)) % 97
      } else if Bytes.isUpper(byte) {
        rest = (rest * 100 + Int(byte) - 55) % 97
      } else {
        return false
      }
    }
    return rest == 1
  }
}
