import COCR
import Eingang

/// An open HEIC or AVIF.
///
/// Owned by one reader; closed with the last reference.
final class HEIFFile {
  let pictures: Int
  private let handle: OpaquePointer
  // The library reads from it as long as it is open.
  private let file: FileBytes

  init(_ file: FileBytes) throws(ReadingError) {
    var handle: OpaquePointer?
    try ReadingError.check(cocr_heif_open(file.start, file.count, &handle))
    guard let handle else { throw .exhausted }
    self.handle = handle
    self.file = file
    pictures = Int(cocr_heif_pictures(handle))
  }

  deinit { cocr_heif_close(handle) }

  /// Turned as the file says; its size is looked at first.
  func decode(_ picture: Int, maxPixels: Int64) throws(ReadingError) -> PageImage {
    var image: OpaquePointer?
    try ReadingError.check(cocr_heif_decode(handle, Int32(clamping: picture), maxPixels, &image))
    guard let image else { throw .exhausted }
    return PageImage(owning: image)
  }
}
