/// A word or phrase to look for in a passage's plain text, whatever its case and umlauts.
///
/// Written `überweis*` it may go on, written `*schluss` it may begin inside a word; otherwise it must stand alone. A
/// blank stands for any blank, a line's end included. A star between words, `geben sie*ab`, leaves room for others: up
/// to 80 bytes.
package struct Cue: Hashable, Sendable, ExpressibleByStringLiteral {
  private let bytes: [UInt8]
  /// The words behind a star.
  private let rest: [[UInt8]]
  private let openStart: Bool
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
    guard !bytes.isEmpty else { return nil }
    for index in range.reversed() where plain[index] == bytes[0] {
      if let end = match(plain, at: index, limit: range.upperBound) { return index..<end }
    }
    return nil
  }

  /// Where it ends when it begins exactly there.
  package func match(_ plain: [UInt8], at start: Int, limit: Int) -> Int? {
    guard openStart || !Bytes.isWord(plain, before: start) else { return nil }
    guard var end = Cue.match(bytes, plain, at: start, limit: limit) else { return nil }
    if !rest.isEmpty, Bytes.isWord(plain, at: end) { return nil }
    for (position, part) in rest.enumerated() {
      let isLast = position == rest.count - 1
      let places = end..<min(limit, end + 80)
      let found = places.lazy.filter { !Bytes.isWord(plain, before: $0) }
        .compactMap { Cue.match(part, plain, at: $0, limit: limit) }
        .first { (isLast && openEnd) || !Bytes.isWord(plain, at: $0) }
      guard let found else { return nil }
      end = found
    }
    return openEnd || !Bytes.isWord(plain, at: end) ? end : nil
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

extension [Cue] {
  /// Whether any stands in a range.
  package func stand(in plain: [UInt8], _ range: Range<Int>) -> Bool {
    contains { $0.first(in: plain, range) != nil }
  }

  /// The place nearest to an offset at which any stands in a range.
  func nearest(to offset: Int, in plain: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let low = Swift.min(Swift.max(offset, range.lowerBound), range.upperBound)
    let before = compactMap { $0.last(in: plain, range.lowerBound..<low) }
    let after = compactMap { $0.first(in: plain, low..<range.upperBound) }
    func distance(_ place: Range<Int>) -> Int {
      place.upperBound <= offset ? offset - place.upperBound : Swift.max(0, place.lowerBound - offset)
    }
    return (before + after).min { (distance($0), $0.lowerBound) < (distance($1), $1.lowerBound) }
  }
}

/// Looks at single bytes of plain text, tolerant of both ends.
enum Bytes {
  /// A letter or a digit; bytes above ASCII are letters of a script that folding leaves alone.
  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte >= 0xC3
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

  static func at(_ plain: [UInt8], _ index: Int) -> UInt8 {
    plain.indices.contains(index) ? plain[index] : 0x0A
  }

  /// Whether a word goes on at this offset.
  static func isWord(_ plain: [UInt8], at index: Int) -> Bool { isWord(at(plain, index)) }

  /// Whether a word reaches up to this offset.
  static func isWord(_ plain: [UInt8], before index: Int) -> Bool {
    var index = index - 1
    while index >= 0, plain[index] == 0 { index -= 1 }
    return isWord(at(plain, index))
  }

  static func skipBlanks(_ plain: [UInt8], from index: Int, most: Int = 3) -> Int {
    var index = index
    let limit = min(plain.count, index + most)
    while index < limit, isBlank(plain[index]) { index += 1 }
    return index
  }

  static func skipBlanksBack(_ plain: [UInt8], from index: Int, most: Int = 3) -> Int {
    var index = index
    let limit = max(0, index - most)
    while index > limit, isBlank(plain[index - 1]) || plain[index - 1] == 0 { index -= 1 }
    return index
  }
}
