import Eingang

/// Videos, and everything else that is made of boxes with their lengths; not read.
struct ISOMediaFormat: FileKind {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool { head.dropFirst(4).starts(with: "ftyp".utf8) }

  /// Follows the outermost boxes to the end of the file (ISO/IEC 14496-12, 4.2).
  ///
  /// What is no box any more is junk behind a whole file, if there was more before it than the first box.
  func wholeness(_ file: FileBytes) -> Wholeness {
    let bytes = file.bytes
    var at = 0
    var boxes = 0
    while at < bytes.count {
      guard at + 8 <= bytes.count, ISOMediaFormat.isName(bytes, at + 4) else {
        return boxes > 1 ? .whole(mayGrow: false) : Unfinished.container
      }
      var length = ISOMediaFormat.number(bytes, at, 4)
      // Of nothing said, the box reaches to the end of the file.
      if length == 0 { return .whole(mayGrow: false) }
      if length == 1 {
        guard at + 16 <= bytes.count else { return Unfinished.container }
        length = ISOMediaFormat.number(bytes, at + 8, 8)
      }
      guard length >= 8, length <= bytes.count - at else { return Unfinished.container }
      at += length
      boxes += 1
    }
    return boxes > 1 ? .whole(mayGrow: false) : Unfinished.container
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ count: Int) -> Int {
    let value = bytes[at..<at + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }

  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    bytes[at..<at + 4].allSatisfy { (0x20...0x7E).contains($0) || $0 == 0xA9 }
  }
}
