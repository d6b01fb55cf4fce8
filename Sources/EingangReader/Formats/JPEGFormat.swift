import AlbertModel
import Eingang

/// Photos and scans as JPEG.
struct JPEGFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool { head.starts(with: [0xFF, 0xD8, 0xFF]) }

  func wholeness(_ file: FileBytes) -> Wholeness {
    JPEGStructure(file.bytes).isComplete ? .whole(mayGrow: false) : Unfinished.image
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    let structure = JPEGStructure(file.bytes)
    if !structure.isComplete { throw .stoerung(Unreadable.incomplete) }
    // Such a picture is held as a whole before it can be scaled.
    if structure.isInSeveralScans, structure.pixels > opening.limits.pixels {
      throw .stoerung(Unreadable.tooManyPixels)
    }
    return ImageDocument(
      file: file, pageCount: 1, limits: opening.limits, orientation: structure.orientation, mayBeCutOff: true)
  }
}
