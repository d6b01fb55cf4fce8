import Eingang

/// Where a PDF ends, by its own end mark (ISO 32000-1, 7.5.5).
enum PDFTrailer {
  /// The offset just after the last `%%EOF`, where a `startxref` leads up to it; nil where the file breaks off before.
  ///
  /// What follows may be the junk that mail programs and fax servers append, but no object: that is an update which has
  /// begun and not ended.
  static func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let mark = bytes.lastRange(of: "%%EOF"), hasStart(bytes, before: mark.lowerBound) else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[mark.upperBound...])
    return beginsObject(rest) ? nil : mark.upperBound
  }

  /// `startxref`, blanks and a number.
  private static func hasStart(_ bytes: UnsafeBufferPointer<UInt8>, before mark: Int) -> Bool {
    let near = UnsafeBufferPointer(rebasing: bytes[max(0, mark - 64)..<mark])
    guard let word = near.lastRange(of: "startxref") else { return false }
    let number = near[word.upperBound...].filter { !isBlank($0) }
    return !number.isEmpty && number.allSatisfy(isDigit)
  }

  /// `12 0 obj`, or as much of it as has arrived.
  private static func beginsObject(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    let begin = rest.prefix(1024).drop(while: isBlank)
    guard let first = begin.first, isDigit(first) else { return false }
    let word = begin.drop { isDigit($0) || isBlank($0) }
    return word.isEmpty || word.starts(with: "obj".utf8.prefix(word.count))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0 || byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The last place of some ASCII letters.
  func lastRange(of letters: StaticString) -> Range<Int>? {
    let wanted = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
    guard let first = wanted.first, count >= wanted.count else { return nil }
    var at = count - wanted.count
    while at >= 0 {
      if self[at] == first, self[at..<at + wanted.count].elementsEqual(wanted) { return at..<at + wanted.count }
      at -= 1
    }
    return nil
  }
}
