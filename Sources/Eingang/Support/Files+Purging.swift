import Glibc

extension Files {
  /// Removes a file for good, and waits until that is on the disk.
  ///
  /// The one place where anything goes that is no unfinished copy of the program's own: a person named it, and said yes
  /// (decision 20). What is gone already is no error, so that a crash is made up for by asking again.
  static func purge(_ path: String) throws(FileError) {
    if unlink(path) < 0 {
      if errno == ENOENT { return }
      throw FileError(.remove, path, code: errno)
    }
    DiskOperation.removed(path).tell()
    try syncFolder(FilePath.folder(of: path))
  }
}
