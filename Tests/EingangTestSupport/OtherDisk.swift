import Eingang
import Foundation

/// A folder on another file system than the temporary one, for what renaming cannot reach.
package enum OtherDisk {
  /// Nil where the machine has none that can be written to.
  package static let path: String? = {
    let candidate = "/dev/shm"
    let here = FileStatus(path: FileManager.default.temporaryDirectory.path)?.device
    guard let there = FileStatus(path: candidate), there.kind == .folder, there.device != here,
      FileManager.default.isWritableFile(atPath: candidate)
    else { return nil }
    return candidate
  }()
}
