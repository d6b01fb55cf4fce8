/// GIF: blocks up to an end mark, and not read.
struct GIFFormat: FileKind {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8)
  }

  func wholeness(_ file: FileBytes) -> Wholeness {
    GIFFormat.reachesEnd(file.bytes) ? .whole(mayGrow: false) : Unfinished.image
  }

  /// Follows the blocks (GIF89a, appendix B); a block that none can be is an end as good as any.
  private static func reachesEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 13 else { return false }
    var at = 13 + palette(bytes[10])
    while at < bytes.count {
      switch bytes[at] {
      case 0x3B: return true
      case 0x21: at += 2
      case 0x2C:
        guard at + 10 <= bytes.count else { return false }
        // The colours of this picture, then the size of its codes.
        at += 10 + palette(bytes[at + 9]) + 1
      default: return true
      }
      while at < bytes.count, bytes[at] != 0 { at += 1 + Int(bytes[at]) }
      at += 1
    }
    return false
  }

  private static func palette(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
