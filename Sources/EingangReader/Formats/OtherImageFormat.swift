import AlbertModel
import Eingang

/// WebP, BMP and the portable anymaps: what Leptonica reads besides.
struct OtherImageFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    if head.starts(with: "RIFF".utf8) { return head.dropFirst(8).starts(with: "WEBP".utf8) }
    if head.starts(with: "BM".utf8) { return head.count > 26 && head[6...9].allSatisfy { $0 == 0 } }
    return head.count > 8 && head[0] == 0x50 && (0x31...0x37).contains(head[1]) && isBlank(head[2])
  }

  func wholeness(_ file: FileBytes) -> Wholeness {
    guard let promised = PromisedSize(file.bytes).bytes else { return .whole(mayGrow: false) }
    return promised <= file.count ? .whole(mayGrow: false) : Unfinished.image
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if let pixels = PromisedSize(file.bytes).pixels, pixels > opening.limits.pixels {
      throw .stoerung(Unreadable.tooManyPixels)
    }
    return ImageDocument(file: file, pageCount: 1, limits: opening.limits)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
