import Eingang

/// The tags that matter here (TIFF 6.0).
enum TIFFTag {
  static let stripOffsets = 273
  static let orientation = 274
  static let stripByteCounts = 279
  static let tileOffsets = 324
  static let tileByteCounts = 325

  static let all: Set = [stripOffsets, orientation, stripByteCounts, tileOffsets, tileByteCounts]
  /// Where the parts of a picture begin, and how long they are.
  static let parts = [(stripOffsets, stripByteCounts), (tileOffsets, tileByteCounts)]
}

/// A TIFF's chain of directories, classic or BigTIFF, followed with bounds, for its orientation and for whether its data
/// is all there.
///
/// A chain that leads back to itself ends there.
struct TIFFDirectories: Sequence {
  private let directories: [[Int: [Int]]]
  /// The file is shorter than its directories promise.
  private(set) var isCutOff = false

  /// Follows at most so many directories.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    guard let reader = TIFFNumbers(bytes) else {
      directories = []
      return
    }
    var found: [[Int: [Int]]] = []
    var offset = reader.firstDirectory
    var seen: Set<Int> = []
    while found.count < limit {
      guard let at = offset else {
        isCutOff = true
        break
      }
      if at == 0 || !seen.insert(at).inserted { break }
      guard let count = reader.entryCount(at), let directory = reader.directory(at, count: count) else {
        isCutOff = true
        break
      }
      found.append(directory)
      offset = reader.next(after: at, count: count)
    }
    directories = found
    isCutOff = isCutOff || found.contains { TIFFDirectories.promises($0, beyond: bytes.count) }
  }

  func makeIterator() -> IndexingIterator<[[Int: [Int]]]> { directories.makeIterator() }

  /// The first page's tags with their numbers.
  var first: [Int: [Int]]? { directories.first }

  /// There is no page yet, or one whose parts are still to come: programs write the places first and fill them in later.
  var isUnwritten: Bool {
    directories.isEmpty
      || directories.contains { directory in
        TIFFTag.parts.allSatisfy { directory[$0.0] == nil }
          || TIFFTag.parts.contains { directory[$0.0]?.contains(0) == true || directory[$0.1]?.contains(0) == true }
      }
  }

  private static func promises(_ directory: [Int: [Int]], beyond size: Int) -> Bool {
    TIFFTag.parts.contains { offsets, counts in
      zip(directory[offsets] ?? [], directory[counts] ?? []).contains { start, length in
        start > size || length > size - start
      }
    }
  }
}
