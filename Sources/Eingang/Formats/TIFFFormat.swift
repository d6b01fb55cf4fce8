import AlbertModel

/// Scans as TIFF, of one page or many.
struct TIFFFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.starts(with: [0x49, 0x49, 42, 0]) || head.starts(with: [0x4D, 0x4D, 0, 42])
      || head.starts(with: [0x49, 0x49, 43, 0]) || head.starts(with: [0x4D, 0x4D, 0, 43])
  }

  func open(_ file: FileBytes, limits: ReadingLimits) throws(ReadingError) -> any OpenDocument {
    if TIFFDirectories(file.bytes, limit: limits.pages + 1).isCutOff { throw .stoerung(Unreadable.incomplete) }
    do throws(ReadingError) {
      return ImageDocument(file: file, pageCount: try PageImage.tiffPages(file), limits: limits)
    } catch .library {
      throw .stoerung(Unreadable.damagedImage)
    }
  }
}
