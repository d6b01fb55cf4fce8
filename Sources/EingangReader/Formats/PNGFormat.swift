import AlbertModel
import Eingang

/// Screenshots and scans as PNG.
struct PNGFormat: Format {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool { head.starts(with: PNGFormat.signature) }

  func wholeness(_ file: FileBytes) -> Wholeness {
    PNGFormat.isComplete(file.bytes) ? .whole(mayGrow: false) : Unfinished.image
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if !PNGFormat.isComplete(file.bytes) { throw .stoerung(Unreadable.incomplete) }
    return ImageDocument(file: file, pageCount: 1, limits: opening.limits)
  }

  /// Follows the chunks to IEND (PNG, third edition, 5.3).
  static func isComplete(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = signature.count
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[(at + 4)...].starts(with: "IEND".utf8) { return true }
      at += 12 + length
    }
    return false
  }
}
