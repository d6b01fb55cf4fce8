import AlbertModel
import Eingang

/// Scans as JPEG 2000, in its file format or bare.
struct JPEG2000Format: Format {
  private static let box: [UInt8] = [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
  private static let bare: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51]

  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.starts(with: JPEG2000Format.box) || head.starts(with: JPEG2000Format.bare)
  }

  /// The end mark cannot occur within the picture (ITU-T T.800, A.4.4 and B.10.1).
  func wholeness(_ file: FileBytes) -> Wholeness {
    JPEG2000Format.hasEnd(file.bytes) ? .whole(mayGrow: false) : Unfinished.image
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if !JPEG2000Format.hasEnd(file.bytes) { throw .stoerung(Unreadable.incomplete) }
    // Its decoder holds four bytes for each colour of a pixel, all at once.
    if let size = PageImage.size(file), Int64(size.width) * Int64(size.height) > opening.limits.pixels / 2 {
      throw .stoerung(Unreadable.tooManyPixels)
    }
    return ImageDocument(file: file, pageCount: 1, limits: opening.limits)
  }

  private static func hasEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = bytes.count - 2
    while at > bare.count {
      if bytes[at] == 0xFF, bytes[at + 1] == 0xD9 { return true }
      at -= 1
    }
    return false
  }
}
