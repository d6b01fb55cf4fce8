import AlbertModel
import Eingang

/// Scans as TIFF, of one page or many.
struct TIFFFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.starts(with: [0x49, 0x49, 42, 0]) || head.starts(with: [0x4D, 0x4D, 0, 42])
      || head.starts(with: [0x49, 0x49, 43, 0]) || head.starts(with: [0x4D, 0x4D, 0, 43])
  }

  /// Scanners append page after page, and a TIFF is whole after each of them.
  func wholeness(_ file: FileBytes) -> Wholeness {
    let directories = TIFFDirectories(file.bytes, limit: TIFFFormat.mostDirectories)
    return directories.isCutOff || directories.isUnwritten ? Unfinished.tiff : .whole(mayGrow: true)
  }

  // More than any document may have; a chain can be made to lead through a whole file.
  private static let mostDirectories = 10_000

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if TIFFDirectories(file.bytes, limit: opening.limits.pages + 1).isCutOff { throw .stoerung(Unreadable.incomplete) }
    do throws(ReadingError) {
      return ImageDocument(file: file, pageCount: try PageImage.tiffPages(file), limits: opening.limits)
    } catch .library {
      throw .stoerung(Unreadable.damagedImage)
    }
  }
}
