/// What a JPEG's markers say without decoding it (ITU-T T.81, annex B; Exif 2.32 for the orientation).
struct JPEGStructure: Hashable, Sendable {
  /// As EXIF counts, 1 to 8; 1 where nothing is said.
  private(set) var orientation = 1
  /// An end mark follows the first scan.
  private(set) var isComplete = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 2
    while at + 4 <= bytes.count {
      guard bytes[at] == 0xFF else { return }
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0xDA {
        isComplete = JPEGStructure.hasEnd(bytes, after: at)
        return
      }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2, at + 2 + length <= bytes.count else { return }
      if marker == 0xE1 { readExif(UnsafeBufferPointer(rebasing: bytes[at + 4..<at + 2 + length])) }
      at += 2 + length
    }
  }

  /// Looks from behind, since anything may follow the end mark; inside a scan FF D9 is always the mark.
  private static func hasEnd(_ bytes: UnsafeBufferPointer<UInt8>, after scan: Int) -> Bool {
    var at = bytes.count - 2
    while at > scan {
      if bytes[at] == 0xFF, bytes[at + 1] == 0xD9 { return true }
      at -= 1
    }
    return false
  }

  private mutating func readExif(_ segment: UnsafeBufferPointer<UInt8>) {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return }
    let directory = TIFFDirectories(UnsafeBufferPointer(rebasing: segment[6...]), limit: 1).first
    if let value = directory?[TIFFTag.orientation]?.first, (1...8).contains(value) { orientation = value }
  }
}
