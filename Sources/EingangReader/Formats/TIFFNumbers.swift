import Eingang

/// Reads a TIFF's numbers in its own byte order, within its bounds; nil for whatever lies outside.
struct TIFFNumbers {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isBigEndian: Bool
  /// BigTIFF: eight bytes for what a classic TIFF says in four.
  private let isLarge: Bool

  /// Nil for what is no TIFF.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0x49, 0x49]) {
      isBigEndian = false
    } else if bytes.starts(with: [0x4D, 0x4D]) {
      isBigEndian = true
    } else {
      return nil
    }
    guard bytes.count >= 4 else { return nil }
    let version = isBigEndian ? [bytes[2], bytes[3]] : [bytes[3], bytes[2]]
    guard version == [0, 42] || version == [0, 43] else { return nil }
    isLarge = version == [0, 43]
  }

  var firstDirectory: Int? { word(isLarge ? 8 : 4) }

  /// Of the directory that begins there; more than any has are none.
  func entryCount(_ at: Int) -> Int? {
    guard let count = isLarge ? number(at, 8) : number(at, 2), count <= 65_535 else { return nil }
    return count
  }

  func next(after at: Int, count: Int) -> Int? { word(entries(at) + entrySize * count) }

  func directory(_ at: Int, count: Int) -> [Int: [Int]]? {
    let first = entries(at)
    guard first + entrySize * count <= bytes.count else { return nil }
    var tags: [Int: [Int]] = [:]
    for entry in stride(from: first, to: first + entrySize * count, by: entrySize) {
      guard let tag = number(entry, 2) else { return nil }
      if TIFFTag.all.contains(tag), let values = values(entry) { tags[tag] = values }
    }
    return tags
  }

  private var entrySize: Int { isLarge ? 20 : 12 }
  private var wordSize: Int { isLarge ? 8 : 4 }

  private func entries(_ at: Int) -> Int { at + (isLarge ? 8 : 2) }

  private func word(_ at: Int) -> Int? { number(at, wordSize) }

  private func number(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at <= bytes.count - count else { return nil }
    var value: UInt64 = 0
    for index in 0..<count {
      value = value << 8 | UInt64(bytes[isBigEndian ? at + index : at + count - 1 - index])
    }
    // Halved, so that no sum of two overflows; such an offset lies outside any file.
    return Int(Swift.min(value, UInt64(Int.max) / 2))
  }

  /// Whole numbers of two, four or eight bytes only; nil for other types, for what lies outside the file and for more
  /// than any page has.
  private func values(_ entry: Int) -> [Int]? {
    guard let type = number(entry + 2, 2), let width = [3: 2, 4: 4, 16: 8][type],
      let count = number(entry + 4, wordSize), count <= 1 << 20
    else { return nil }
    let inline = entry + 4 + wordSize
    guard let start = count * width <= wordSize ? inline : word(inline), start <= bytes.count - count * width else {
      return nil
    }
    return (0..<count).compactMap { number(start + width * $0, width) }
  }
}
