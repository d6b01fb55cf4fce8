import Eingang
import Glibc

/// The file read last, kept open where opening it again would mean to unpack all of it again: a long document is read a
/// few pages at a time.
///
/// What is unpacked of it may be as large as a part may be, so it is let go as soon as no more pages are to be expected.
final class KeptDocument {
  private struct Key: Hashable {
    var device: UInt
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var passwords: [String]
  }

  private var kept: (key: Key, document: any OpenDocument)?

  /// Nil where the file is another one; what was kept is let go then.
  func document(of descriptor: Int32, _ passwords: [String]) -> (any OpenDocument)? {
    if let kept, kept.key == KeptDocument.key(descriptor, passwords) { return kept.document }
    kept = nil
    return nil
  }

  var isEmpty: Bool { kept == nil }

  /// Nothing is asked for behind the last page.
  ///
  /// Pages count from 1.
  func finished(_ page: Int) { if let kept, page >= kept.document.pageCount { letGo() } }

  func letGo() { kept = nil }

  func keep(_ document: any OpenDocument, of descriptor: Int32, _ passwords: [String]) {
    guard document is PartsDocument, let key = KeptDocument.key(descriptor, passwords) else { return }
    kept = (key, document)
  }

  private static func key(_ descriptor: Int32, _ passwords: [String]) -> Key? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return Key(
      device: status.st_dev, inode: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec, passwords: passwords)
  }
}
