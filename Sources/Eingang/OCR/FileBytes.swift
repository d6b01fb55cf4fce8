import Glibc

/// The bytes of an open file, mapped for reading.
///
/// A file that shrinks while it is mapped ends the process: only readers map, and their death is a state of the page.
final class FileBytes {
  let start: UnsafePointer<UInt8>
  let count: Int
  private let mapping: UnsafeMutableRawPointer?

  /// Nil for anything but a regular file of at least one byte.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let mapped = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED
    else { return nil }
    mapping = mapped
    count = Int(status.st_size)
    start = UnsafePointer(mapped.assumingMemoryBound(to: UInt8.self))
  }

  deinit { if let mapping { munmap(mapping, count) } }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
