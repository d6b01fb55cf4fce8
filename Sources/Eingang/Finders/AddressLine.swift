import AlbertModel

/// Tells lines of postal addresses at home and abroad from names.
enum AddressLine {
  /// True for a line that holds a street with its number or a postcode with its town.
  static func isOne(_ line: TextLine) -> Bool { line.words.count <= 9 && (isStreet(line) || hasTown(line)) }

  /// A street with its number, the number before it or behind.
  static func isStreet(_ line: TextLine) -> Bool {
    if Anschrift.isStreet(line) || line.containsAny(OrgWords.addresses) { return true }
    guard let first = line.folded.first, line.bytes.contains(where: Bytes.isDigit) else { return false }
    return line.containsAny(foreignStreets) || Bytes.isDigit(first) && line.containsAny(numberedStreets)
  }

  /// The same of a part of a line.
  static func isStreet(_ line: TextLine, _ range: Range<Int>) -> Bool {
    isStreet(TextLine(page: line.page, block: line.block, words: Array(line.words[line.wordIndices(range)])))
  }

  /// A postcode and a town: 04103 Rosenau, D-04103 Rosenau, 8010 Graz, CH-3011 Bern, 20121 Milano.
  static func hasTown(_ line: TextLine) -> Bool {
    Anschrift.postcode(in: line.bytes) != nil || shortPostcode(in: line.bytes) != nil
  }

  /// Where an Austrian or Swiss postcode stands before its town: four digits at the start or behind a mark, no year.
  static func shortPostcode(in bytes: [UInt8]) -> Int? {
    var start = 0
    while start + 7 <= bytes.count {
      // Digits are few: where the last of four is none, none of the four begins a postcode.
      guard Bytes.isDigit(bytes[start + 3]) else {
        start += 4
        continue
      }
      if let begin = shortPostcode(in: bytes, at: start) { return begin }
      start += 1
    }
    return nil
  }

  private static func shortPostcode(in bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start + 4] == Bytes.blank, (start..<start + 4).allSatisfy({ Bytes.isDigit(bytes[$0]) }),
      Bytes.isUpper(bytes[start + 5]) || bytes[start + 5] == 0xC3,
      Bytes.isLetter(bytes[start + 6]), start == 0 || !Bytes.isDigit(bytes[start - 1])
    else { return nil }
    if let begin = countryMark(before: start, in: bytes) { return begin }
    let isYear = bytes[start] == 0x31 && bytes[start + 1] == 0x39 || bytes[start] == 0x32 && bytes[start + 1] == 0x30
    let opens = start == 0 || start >= 2 && bytes[start - 1] == Bytes.blank && !Bytes.isWord(bytes[start - 2])
    // A bullet or a middle dot is several bytes, the last of which counts as a letter.
    let isBehindMark = start >= 3 && bytes[start - 1] == Bytes.blank && (0x80..<0xC0).contains(bytes[start - 2])
    return !isYear && (opens || isBehindMark) ? start : nil
  }

  /// Where A-, AT-, CH- or the like begins that stands before a postcode.
  private static func countryMark(before start: Int, in bytes: [UInt8]) -> Int? {
    guard start >= 2, bytes[start - 1] == Bytes.hyphen || bytes[start - 1] == Bytes.blank else { return nil }
    for mark in countries where start > mark.count {
      let begin = start - 1 - mark.count
      if Array(bytes[begin..<(start - 1)]) == mark, begin == 0 || !Bytes.isWord(bytes[begin - 1]) {
        return mark.count == 1 && bytes[start - 1] == Bytes.blank ? nil : begin
      }
    }
    return nil
  }

  private static let countries = ["A", "AT", "CH", "FL", "LI"].map { Array($0.utf8) }

  /// Street words that stand behind their number.
  private static let numberedStreets: PhraseList = [
    "street", "st.", "road", "rd.", "rd", "lane", "drive", "avenue", "ave", "close", "crescent", "square",
  ]

  private static let foreignStreets: PhraseList = [
    "rue", "avenue", "boulevard", "chemin", "route de*", "via", "viale", "piazza", "corso", "calle", "plaza", "*straat",
    "*laan", "high street", "street", "road", "*gade", "*gatan",
  ]
}
