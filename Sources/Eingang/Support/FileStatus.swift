import Glibc

/// What the system knows of a file without opening it; a link is not followed.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, socket or device.
    case special
  }

  package let kind: Kind
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int64
  /// Permission bits and owner: what was unreadable may have become readable.
  package let mode: UInt32
  package let owner: UInt32
  package let device: UInt64
  package let inode: UInt64
}

extension FileStatus {
  /// Nil where nothing has that name.
  package init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil where the descriptor is not open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The same of what a link leads to.
  ///
  /// Nil where nothing is there, and errno says why.
  package init?(following path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The same, and when anything about the file changed last by the system's own account, which no program can set.
  ///
  /// Renaming counts as a change there, and so that time is no part of what tells files apart.
  static func withChange(path: String) -> (status: FileStatus, changed: UTCTime)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let milliseconds = Int64(status.st_ctim.tv_sec) * 1000 + Int64(status.st_ctim.tv_nsec) / 1_000_000
    return (FileStatus(status), UTCTime(milliseconds: milliseconds))
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    size = Int(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    mode = UInt32(status.st_mode & 0o7777)
    owner = UInt32(status.st_uid)
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
