import AlbertModel

/// Reads the number that a label introduces: to its right in the same row, or under it in a table's head.
struct NumberLabel: Sendable {
  let phrases: PhraseList
  let feature: FeatureName

  /// A number with the place it stands at.
  struct Found: Sendable {
    let value: String
    let line: TextLine
    let range: Range<Int>
    /// True where it stands under its label.
    let isBelow: Bool
  }

  func numbers(on page: PageText) -> [Found] {
    var found: [Found] = []
    for (index, row) in page.rows.enumerated() {
      for phrase in phrases.mayStand(in: row) {
        guard let label = row.range(of: phrase) else { continue }
        if let number = NumberLabel.number(in: row, from: label.upperBound) {
          found.append(Found(value: number.value, line: row, range: number.range, isBelow: false))
        } else if let below = below(row.box(label), page.rows.dropFirst(index + 1).prefix(2)) {
          found.append(below)
        }
        break
      }
    }
    return found
  }

  // A label too long for its column has its value on the next row, in the column of values right of it.
  private static let valueColumn = 0.05

  private func below(_ label: BoundingBox, _ rows: ArraySlice<TextLine>) -> Found? {
    for row in rows {
      guard
        let first = row.words.firstIndex(where: {
          $0.box.maxX > label.x - 0.005 && $0.box.x < label.maxX + NumberLabel.valueColumn
        })
      else { continue }
      let start = row.words[..<first].reduce(0) { $0 + $1.text.utf8.count + 1 }
      guard row.box.y - label.maxY < 0.03, let number = NumberLabel.number(in: row, from: start) else { return nil }
      return Found(value: number.value, line: row, range: number.range, isBelow: true)
    }
    return nil
  }

  /// The number at a place: words with digits, and short capitals among them, up to the first real word.
  ///
  /// `10 448 201`, `H 2207 551 934`, `AD-KFZ 66190334`, `2024/117-3`; not a date, and at most 30 characters.
  static func number(in line: TextLine, from start: Int) -> (value: String, range: Range<Int>)? {
    var index = start
    var parts: [Range<Int>] = []
    while let word = nextWord(line.bytes, from: index) {
      index = word.upperBound
      let text = line.bytes[word]
      let digits = text.reduce(0) { $0 + (Bytes.isDigit($1) ? 1 : 0) }
      if parts.isEmpty, digits == 0 && isFiller(text) || isAside(text) { continue }
      if isDate(text) || isAmount(text) { break }
      let prefix =
        digits == 0 && text.count <= 6
        && text.allSatisfy { Bytes.isUpper($0) || $0 == Bytes.hyphen || $0 == Bytes.point }
      guard digits > 0 && digits * 3 >= text.count || prefix else { break }
      if let last = parts.last, word.lowerBound - last.upperBound > 1 { break }
      if !parts.isEmpty, digits > 0, parts.contains(where: { endsNumber(line.bytes[$0]) }) { break }
      if isApart(line, word, after: parts.last) { break }
      parts.append(word)
    }
    // A prefix that nothing follows was a word of its own.
    while let last = parts.last, !line.bytes[last].contains(where: Bytes.isDigit) { parts.removeLast() }
    guard let first = parts.first, let last = parts.last else { return nil }
    let range = trimmed(line.bytes, first.lowerBound..<last.upperBound)
    let value = line.text(range)
    let digits = line.bytes[range].reduce(0) { $0 + (Bytes.isDigit($1) ? 1 : 0) }
    return digits >= 2 && range.count <= 30 ? (value, range) : nil
  }

  private static func nextWord(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
    var first = start
    while first < bytes.count, bytes[first] == Bytes.blank { first += 1 }
    guard first < bytes.count else { return nil }
    var end = first
    while end < bytes.count, bytes[end] != Bytes.blank { end += 1 }
    return first..<end
  }

  private static let fillers: [[UInt8]] = [
    ":", ".", "nr", "nr.", "nr:", "nr.:", "no", "no.", "no:", "no.:", "-", "–", "lautet", "lautet:", "ist", "die",
    "der",
    "-nr.", "-nr", "-nr.:", "number", "number:", "nummer", "nummer:", "#", "e:", "|", "*", "=", ".:", "r", "r.", "r:",
  ].map { Array($0.utf8) }

  /// `(380)`, as the code of an invoice's type stands before its number.
  private static func isAside(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
  }

  private static func isFiller(_ text: ArraySlice<UInt8>) -> Bool {
    fillers.contains(Folding.lowercased(Array(text)))
  }

  /// `02.02.2026`, `02/02/2026` and `2026-02-02`.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split { !Bytes.isDigit($0) }
    guard parts.count == 3,
      text.allSatisfy({
        Bytes.isDigit($0) || $0 == Bytes.point || $0 == Bytes.comma || $0 == Bytes.slash
      })
    else {
      return false
    }
    return parts[0].count <= 2 && parts[1].count <= 2 && (parts[2].count == 4 || parts[2].count == 2)
  }

  /// `64,95`: two digits after a comma at the end.
  private static func isAmount(_ text: ArraySlice<UInt8>) -> Bool {
    text.count > 3 && text.suffix(2).allSatisfy(Bytes.isDigit) && text[text.endIndex - 3] == Bytes.comma
  }

  private static func endsNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.last == Bytes.comma || text.last == 0x3B || text.last == 0x29
  }

  /// A wide gap parts columns.
  private static func isApart(_ line: TextLine, _ word: Range<Int>, after last: Range<Int>?) -> Bool {
    guard let last else { return false }
    return line.box(word).x - line.box(last).maxX > 0.025
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = bytes[range].last, !Bytes.isDigit(last), !Bytes.isASCIILetter(last) { range.removeLast() }
    while let first = bytes[range].first, !Bytes.isDigit(first), !Bytes.isASCIILetter(first) { range.removeFirst() }
    return range
  }
}

extension Range<Int> {
  fileprivate mutating func removeLast() { self = lowerBound..<(upperBound - 1) }
  fileprivate mutating func removeFirst() { self = (lowerBound + 1)..<upperBound }
}
