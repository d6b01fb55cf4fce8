import COCR
import Eingang
import Glibc

/// The bytes of a file: of an open one, mapped for reading, or of one that was unpacked.
///
/// A file that shrinks while it is mapped ends the process: only readers map, and their death is a state of the page.
final class FileBytes {
  let start: UnsafePointer<UInt8>
  let count: Int
  private let owned: Memory

  private enum Memory {
    case mapped(UnsafeMutableRawPointer)
    case allocated(UnsafeMutablePointer<UInt8>)
  }

  /// Nil for anything but a regular file of at least one byte.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let mapped = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED
    else { return nil }
    owned = .mapped(mapped)
    count = Int(status.st_size)
    start = UnsafePointer(mapped.assumingMemoryBound(to: UInt8.self))
  }

  /// Takes over what a library has unpacked; nil where that is nothing.
  init?(_ unpacked: cocr_bytes) {
    guard let bytes = unpacked.start else { return nil }
    guard unpacked.count > 0 else {
      free(bytes)
      return nil
    }
    owned = .allocated(bytes)
    count = unpacked.count
    start = UnsafePointer(bytes)
  }

  deinit {
    switch owned {
    case .mapped(let mapped): munmap(mapped, count)
    case .allocated(let bytes): free(bytes)
    }
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
