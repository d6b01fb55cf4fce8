/// A word or phrase to look for in a passage's plain text, whatever its case and umlauts.
///
/// Written `überweis*` it may go on, written `*schluss` it may begin inside a word; otherwise it must stand alone. A
/// blank stands for any blank, a line's end included. A star between words, `geben sie*ab`, leaves room for others: up
/// to 80 bytes.
package struct Stichwort: Hashable, Sendable, ExpressibleByStringLiteral {
  private let bytes: [UInt8]
  /// The words behind a star.
  private let rest: [[UInt8]]
  private let last: UInt8?
  /// True where it may begin within a word.
  let openStart: Bool
  private let openEnd: Bool

  package init(stringLiteral value: String) {
    var text = Substring(value)
    openStart = text.hasPrefix("*")
    openEnd = text.hasSuffix("*")
    if openStart { text = text.dropFirst() }
    if openEnd { text = text.dropLast() }
    let parts = text.split(separator: "*").map { PlainText.plain(Array($0.utf8)).filter { $0 != 0 } }
    bytes = parts.first ?? []
    rest = Array(parts.dropFirst())
    last = parts.last?.last
  }

  /// The byte with which its first word begins; nil where it is empty.
  var first: UInt8? { bytes.first }

  /// False where it surely does not end at an offset.
  func mayEnd(_ plain: [UInt8], at end: Int) -> Bool {
    var index = end - 1
    while index >= 0, plain[index] == 0 { index -= 1 }
    return index >= 0 && plain[index] == last
  }

  /// The first place in a range where it stands.
  package func first(in plain: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    var index = range.lowerBound
    while index < range.upperBound {
      if plain[index] == bytes[0], let end = match(plain, at: index, limit: range.upperBound) { return index..<end }
      index += 1
    }
    return nil
  }

  /// The last place in a range where it stands.
  package func last(in plain: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    last(in: plain, range, limit: range.upperBound)
  }

  /// The last place that begins in a range and ends before a limit: `melden Sie … an` reaches over a date.
  func last(in plain: [UInt8], _ range: Range<Int>, limit: Int) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    for index in range.reversed() where plain[index] == bytes[0] {
      if let end = match(plain, at: index, limit: limit) { return index..<end }
    }
    return nil
  }

  /// Where it ends when it begins exactly there.
  package func match(_ plain: [UInt8], at start: Int, limit: Int) -> Int? {
    guard openStart || !PlainBytes.isWord(plain, before: start) else { return nil }
    guard var end = Stichwort.match(bytes, plain, at: start, limit: limit) else { return nil }
    if !rest.isEmpty, PlainBytes.isWord(plain, at: end) { return nil }
    for (position, part) in rest.enumerated() {
      let isLast = position == rest.count - 1
      let places = end..<min(limit, end + 80)
      let found = places.lazy.filter { !PlainBytes.isWord(plain, before: $0) }
        .compactMap { Stichwort.match(part, plain, at: $0, limit: limit) }
        .first { (isLast && openEnd) || !PlainBytes.isWord(plain, at: $0) }
      guard let found else { return nil }
      end = found
    }
    return openEnd || !PlainBytes.isWord(plain, at: end) ? end : nil
  }

  private static func match(_ bytes: [UInt8], _ plain: [UInt8], at start: Int, limit: Int) -> Int? {
    var index = start
    for byte in bytes {
      while index < limit, plain[index] == 0 { index += 1 }
      guard index < limit, plain[index] == byte || byte == 0x20 && plain[index] == 0x0A else { return nil }
      index += 1
    }
    while index < limit, plain[index] == 0 { index += 1 }
    return index
  }
}
