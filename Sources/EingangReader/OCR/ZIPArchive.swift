import COCR
import Eingang

/// An open ZIP.
///
/// Owned by one reader; closed with the last reference.
final class ZIPArchive {
  let count: Int
  private let handle: OpaquePointer
  // The library reads from it as long as it is open.
  private let file: FileBytes

  init(_ file: FileBytes) throws(ReadingError) {
    var handle: OpaquePointer?
    try ReadingError.check(cocr_zip_open(file.start, file.count, &handle))
    guard let handle else { throw .exhausted }
    self.handle = handle
    self.file = file
    count = Int(clamping: cocr_zip_entries(handle))
  }

  deinit { cocr_zip_close(handle) }

  /// With its folders, as the archive has it; nil where it has none.
  func name(_ index: Int) -> String? {
    var name: UnsafePointer<CChar>?
    guard cocr_zip_name(handle, UInt64(index), &name) == COCR_OK, let name else { return nil }
    return String(cString: name)
  }

  /// Unpacks an entry of no more than so many bytes; nil for an empty one.
  func unpack(_ index: Int, most: Int, passwords: [String]) throws(ReadingError) -> FileBytes? {
    let limits = cocr_unpacking(
      most_bytes: UInt64(most), ratio: UInt64(UnpackingBudget.mostRatio),
      ratio_from: UInt64(UnpackingBudget.ratioCountsFrom))
    var bytes = cocr_bytes()
    var status = cocr_zip_read(handle, UInt64(index), nil, limits, &bytes)
    for password in passwords.flatMap(PasswordBytes.all) where status == COCR_LOCKED {
      status = cocr_zip_read(handle, UInt64(index), password, limits, &bytes)
    }
    try ReadingError.check(status)
    return FileBytes(bytes)
  }
}
