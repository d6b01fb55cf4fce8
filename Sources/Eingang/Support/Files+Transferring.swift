import CLinux
import Glibc

/// Many files at a time: each is written without waiting for the disk, which is waited for once, at the end.
extension Files {
  /// Writes an open file's bytes to a new one.
  static func copyUnsynced(_ source: Int32, named name: String, to path: String) throws(FileError) -> Copy {
    try fresh(path) { (target) throws(FileError) in
      try digest(source, named: name) { (piece) throws(FileError) in try writeAll(piece, to: target, path) }
    }
  }

  /// The same of bytes that are in no file.
  static func putUnsynced(_ bytes: [UInt8], into path: String) throws(FileError) {
    try fresh(path) { (target) throws(FileError) in
      try writeAll(bytes, to: target, path)
    }
  }

  /// Half a file is of no use to anybody, and on a full disk it would only keep it full.
  private static func fresh<Result>(
    _ path: String, _ fill: (Int32) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let target = try call(.write, path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    defer { close(target) }
    do throws(FileError) {
      return try fill(target)
    } catch {
      // That it cannot go says less than why it was not finished.
      do throws(FileError) { try discard(temporary: path) } catch {}
      throw error
    }
  }

  /// Gives a file that lies on the same disk its name, which nothing has; folders on the way are made.
  static func settle(_ temporary: String, at path: String) throws(FileError) {
    do throws(FileError) {
      try move(temporary, to: path)
    } catch {
      guard error.code == ENOENT, FileStatus(path: FilePath.folder(of: path)) == nil else { throw error }
      try makeFolder(FilePath.folder(of: path))
      try move(temporary, to: path)
    }
  }

  /// Waits until all that was written to a folder's disk is there.
  static func syncFileSystem(of folder: String) throws(FileError) {
    let code = clx_sync_filesystem(folder)
    if code < 0 { throw FileError(.sync, folder, code: -code) }
  }
}
