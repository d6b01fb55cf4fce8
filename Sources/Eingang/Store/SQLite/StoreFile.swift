import CLinux
import Glibc

/// The file that a connection has open, whatever bears its name by now.
final class StoreFile {
  enum Fate: Hashable, Sendable {
    case there
    /// Nothing has its name, and it may bear another one.
    case movedAway
    /// Nothing has its name, and it has none either: it ends with the last process that has it open.
    case deleted
    /// Something else has its name.
    case replaced
  }

  private let path: String
  /// Only stands for the file: closing it gives up none of the locks that SQLite holds there.
  private let descriptor: Int32

  init(_ path: String) throws(StoreError) {
    self.path = path
    descriptor = clx_open_reference(path)
    guard descriptor >= 0 else {
      throw StoreError(path: path, system: -descriptor)
    }
  }

  deinit { close(descriptor) }

  var fate: Fate {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return .movedAway }
    guard let named = FileStatus(following: path) else { return own.st_nlink == 0 ? .deleted : .movedAway }
    return named.device == UInt64(own.st_dev) && named.inode == UInt64(own.st_ino) ? .there : .replaced
  }

  /// Throws where the name leads elsewhere or nowhere.
  func expect() throws(StoreError) {
    let fate = fate
    if fate != .there { throw StoreError(path: path, fate) }
  }
}

extension StoreError {
  init(path: String, _ fate: StoreFile.Fate) { self.init(path: path, reason: fate == .replaced ? .replaced : .gone) }
}
