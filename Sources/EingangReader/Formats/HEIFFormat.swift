import AlbertModel
import Eingang

/// Photos of telephones: HEIC, and AVIF.
struct HEIFFormat: Format {
  private static let brands: Set = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "miaf", "avif", "avis", "MiHE", "MiHB",
  ]
  private static let videos: Set = ["isom", "iso2", "mp41", "mp42", "qt  ", "M4V ", "M4A "]

  /// By its own brand or, where that is none of a picture or a video, by those that it is compatible with
  /// (ISO/IEC 14496-12, 4.3).
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    guard head.count >= 12, head.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
    let length = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let own = HEIFFormat.brand(head, at: 8)
    if HEIFFormat.brands.contains(own) { return true }
    if HEIFFormat.videos.contains(own) { return false }
    return stride(from: 16, through: min(length, head.count, 256) - 4, by: 4).contains {
      HEIFFormat.brands.contains(HEIFFormat.brand(head, at: $0))
    }
  }

  private static func brand(_ head: UnsafeBufferPointer<UInt8>, at place: Int) -> String {
    String(decoding: head[place..<place + 4], as: UTF8.self)
  }

  func wholeness(_ file: FileBytes) -> Wholeness { ISOMediaFormat().wholeness(file) }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if case .incomplete = wholeness(file) { throw .stoerung(Unreadable.incomplete) }
    do throws(ReadingError) {
      return HEIFDocument(file: try HEIFFile(file), limits: opening.limits)
    } catch {
      throw HEIFDocument.reason(error)
    }
  }
}
