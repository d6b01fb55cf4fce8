/// The tags that matter here (TIFF 6.0).
enum TIFFTag {
  static let stripOffsets = 273
  static let orientation = 274
  static let stripByteCounts = 279
  static let tileOffsets = 324
  static let tileByteCounts = 325

  static let all: Set = [stripOffsets, orientation, stripByteCounts, tileOffsets, tileByteCounts]
}

/// A TIFF's chain of directories, followed with bounds, for its orientation and for whether its data is all there.
///
/// Classic TIFF only: BigTIFF is left to the library. A chain that leads back to itself ends there.
struct TIFFDirectories: Sequence {
  private let directories: [[Int: [Int]]]
  /// The file is shorter than its directories promise.
  private(set) var isCutOff = false

  /// Follows at most so many directories.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    guard let reader = Reader(bytes) else {
      directories = []
      return
    }
    var found: [[Int: [Int]]] = []
    var offset = reader.long(4)
    var seen: Set<Int> = []
    while found.count < limit {
      guard let at = offset else {
        isCutOff = true
        break
      }
      if at == 0 || !seen.insert(at).inserted { break }
      guard let count = reader.short(at), let directory = reader.directory(at + 2, count: count) else {
        isCutOff = true
        break
      }
      found.append(directory)
      offset = reader.long(at + 2 + 12 * count)
    }
    directories = found
    isCutOff = isCutOff || found.contains { TIFFDirectories.promises($0, beyond: bytes.count) }
  }

  func makeIterator() -> IndexingIterator<[[Int: [Int]]]> { directories.makeIterator() }

  /// The first page's tags with their numbers.
  var first: [Int: [Int]]? { directories.first }

  private static func promises(_ directory: [Int: [Int]], beyond size: Int) -> Bool {
    for (offsets, counts) in [
      (TIFFTag.stripOffsets, TIFFTag.stripByteCounts), (TIFFTag.tileOffsets, TIFFTag.tileByteCounts),
    ] {
      for (start, length) in zip(directory[offsets] ?? [], directory[counts] ?? []) where start + length > size {
        return true
      }
    }
    return false
  }
}

extension TIFFDirectories {
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    let isBig: Bool

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      if bytes.starts(with: [0x49, 0x49, 42, 0]) {
        isBig = false
      } else if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
        isBig = true
      } else {
        return nil
      }
    }

    func short(_ at: Int) -> Int? {
      guard at >= 0, at + 2 <= bytes.count else { return nil }
      let (one, two) = (Int(bytes[at]), Int(bytes[at + 1]))
      return isBig ? one << 8 | two : two << 8 | one
    }

    func long(_ at: Int) -> Int? {
      guard let one = short(at), let two = short(at + 2) else { return nil }
      return isBig ? one << 16 | two : two << 16 | one
    }

    func directory(_ at: Int, count: Int) -> [Int: [Int]]? {
      guard at + 12 * count <= bytes.count else { return nil }
      var tags: [Int: [Int]] = [:]
      for index in 0..<count {
        guard let tag = short(at + 12 * index) else { return nil }
        if TIFFTag.all.contains(tag), let values = values(at + 12 * index) { tags[tag] = values }
      }
      return tags
    }

    /// Short and long numbers only; nil for other types, for what lies outside the file and for more than any page has.
    private func values(_ entry: Int) -> [Int]? {
      guard let type = short(entry + 2), let count = long(entry + 4), type == 3 || type == 4, count <= 1 << 20
      else {
        return nil
      }
      let width = type == 3 ? 2 : 4
      guard let start = count * width <= 4 ? entry + 8 : long(entry + 8), start + count * width <= bytes.count else {
        return nil
      }
      return (0..<count).compactMap { width == 2 ? short(start + 2 * $0) : long(start + 4 * $0) }
    }
  }
}
