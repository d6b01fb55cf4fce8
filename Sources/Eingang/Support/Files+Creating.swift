import Glibc

extension Files {
  /// Writes a text to a new file that only its owner can read; EEXIST where there is one of that name.
  package static func create(_ path: String, holding text: String) throws(FileError) {
    let file = try call(.write, path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    defer { close(file) }
    do throws(FileError) {
      try fill(file, path, with: text)
    } catch {
      // Half a file under that name would be in the way of the next attempt.
      unlink(path)
      throw error
    }
  }

  private static func fill(_ file: Int32, _ path: String, with text: String) throws(FileError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(
        try call(.write, path) { rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } })
    }
    _ = try call(.sync, path) { fsync(file) }
    try syncFolder(FilePath.folder(of: path))
  }
}
