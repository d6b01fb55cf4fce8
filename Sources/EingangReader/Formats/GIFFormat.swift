import AlbertModel
import Eingang

/// GIF: blocks up to an end mark.
struct GIFFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8)
  }

  func wholeness(_ file: FileBytes) -> Wholeness {
    GIFFormat.structure(file.bytes).reachesEnd ? .whole(mayGrow: false) : Unfinished.image
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    let (reachesEnd, pixels) = GIFFormat.structure(file.bytes)
    if !reachesEnd { throw .stoerung(Unreadable.incomplete) }
    // Its decoder unpacks each picture of the file, and knows no way to ask before.
    if pixels > opening.limits.pixels { throw .stoerung(Unreadable.tooManyPixels) }
    return ImageDocument(file: file, pageCount: 1, limits: opening.limits)
  }

  /// Follows the blocks (GIF89a, appendix B) and counts the pixels of all pictures and of what they are shown on; a
  /// block that none can be is an end as good as any.
  private static func structure(_ bytes: UnsafeBufferPointer<UInt8>) -> (reachesEnd: Bool, pixels: Int) {
    guard bytes.count > 13 else { return (false, 0) }
    var pixels = area(bytes, at: 6)
    var at = 13 + palette(bytes[10])
    while at < bytes.count {
      switch bytes[at] {
      case 0x3B: return (true, pixels)
      case 0x21: at += 2
      case 0x2C:
        guard at + 10 <= bytes.count else { return (false, pixels) }
        pixels += area(bytes, at: at + 5)
        // The colours of this picture, then the size of its codes.
        at += 10 + palette(bytes[at + 9]) + 1
      default: return (true, pixels)
      }
      while at < bytes.count, bytes[at] != 0 { at += 1 + Int(bytes[at]) }
      at += 1
    }
    return (false, pixels)
  }

  private static func area(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    func number(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    return number(place) * number(place + 2)
  }

  private static func palette(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
