import Eingang

/// What a JPEG's markers say without decoding it (ITU-T T.81, annex B; Exif 2.32 for the orientation).
struct JPEGStructure: Hashable, Sendable {
  /// As EXIF counts, 1 to 8; 1 where nothing is said.
  private(set) var orientation = 1
  /// The end mark stands after the last scan; whatever follows it is no part of the picture.
  private(set) var isComplete = false
  /// The picture comes in several scans: decoding it holds all of it in memory, twice as large as its pixels.
  private(set) var isInSeveralScans = false
  /// Of the whole picture; 0 where the header is missing.
  private(set) var pixels = 0

  private var components = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 2
    while at + 4 <= bytes.count {
      guard bytes[at] == 0xFF else { return }
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2, at + 2 + length <= bytes.count else { return }
      take(marker, UnsafeBufferPointer(rebasing: bytes[at + 4..<at + 2 + length]))
      at += 2 + length
      if marker == 0xDA {
        isComplete = JPEGStructure.reachesEnd(bytes, from: at)
        return
      }
    }
  }

  private mutating func take(_ marker: UInt8, _ segment: UnsafeBufferPointer<UInt8>) {
    switch marker {
    case 0xE1: readExif(segment)
    // A scan of fewer components than the picture has leaves the others to scans behind it.
    case 0xDA: if let count = segment.first, Int(count) < components { isInSeveralScans = true }
    // DHT, JPG and DAC stand among the frame headers.
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker) && segment.count >= 6:
      pixels = (Int(segment[1]) << 8 | Int(segment[2])) * (Int(segment[3]) << 8 | Int(segment[4]))
      components = Int(segment[5])
      isInSeveralScans = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
    default: break
    }
  }

  /// Walks through the scans and the tables between them to the end mark.
  ///
  /// In a scan FF is followed by 0 or by a marker; a damaged one may show others, which are left alone unless what
  /// they say to be their length leads to a marker again.
  private static func reachesEnd(_ bytes: UnsafeBufferPointer<UInt8>, from scan: Int) -> Bool {
    var at = scan
    while at + 1 < bytes.count {
      if bytes[at] != 0xFF {
        at += 1
        continue
      }
      let marker = bytes[at + 1]
      if marker == 0xD9 { return true }
      at += marker == 0xFF ? 1 : 2
      guard marker >= 0xC0, !(0xD0...0xD7).contains(marker), marker != 0xFF else { continue }
      guard at + 2 <= bytes.count else { return false }
      let next = at + (Int(bytes[at]) << 8 | Int(bytes[at + 1]))
      if next >= bytes.count { return false }
      if marker == 0xDA || bytes[next] == 0xFF { at = max(next, at + 2) }
    }
    return false
  }

  private mutating func readExif(_ segment: UnsafeBufferPointer<UInt8>) {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return }
    let directory = TIFFDirectories(UnsafeBufferPointer(rebasing: segment[6...]), limit: 1).first
    if let value = directory?[TIFFTag.orientation]?.first, (1...8).contains(value) { orientation = value }
  }
}
