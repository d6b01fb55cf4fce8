import Glibc

extension Files {
  /// Adds a line to a file that only its owner can read, and waits until it is on the disk.
  ///
  /// What a crash left of an earlier line is ended first, so that this one stands by itself.
  static func append(_ line: String, to path: String) throws(FileError) {
    let isNew = FileStatus(path: path) == nil
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let file = try call(.write, path) { open(path, flags, 0o600) }
    defer { close(file) }
    let text = try endsOpen(file, path) ? "\n" + line : line
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try call(.write, path) { rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } })
    }
    _ = try call(.sync, path) { fsync(file) }
    if isNew { try syncFolder(FilePath.folder(of: path)) }
  }

  /// All of a file that this program wrote.
  package static func bytes(of path: String) throws(FileError) -> [UInt8] {
    let file = try openForReading(path)
    defer { close(file) }
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try call(.read, path) { read(file, buffer.baseAddress, buffer.count) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func endsOpen(_ file: Int32, _ path: String) throws(FileError) -> Bool {
    guard let status = FileStatus(descriptor: file), status.size > 0 else { return false }
    var last: UInt8 = 0
    let got = try call(.read, path) { pread(file, &last, 1, off_t(status.size - 1)) }
    return got == 1 && last != 0x0A
  }
}
