import CLinux
import Glibc

extension Files {
  /// The names in a folder, in natural order.
  ///
  /// A name that is not UTF-8, as old scanners write them, is first put right by renaming: read as ISO 8859-1.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let handle = opendir(folder) else { throw FileError(.list, folder, code: errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(handle) else { break }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      if let name = try name(bytes, in: folder) { names.append(name) }
    }
    if errno != 0 { throw FileError(.list, folder, code: errno) }
    return names.sorted(by: NaturalOrder.precedes)
  }

  /// Nil where the name cannot be put right; such a file stays where it is.
  private static func name(_ bytes: [UInt8], in folder: String) throws(FileError) -> String? {
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    let name = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let old = Array(folder.utf8) + [0x2F] + bytes + [0]
    let code = old.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { path in
        path.baseAddress.map { clx_rename_noreplace($0, folder + "/" + name) } ?? -EINVAL
      }
    }
    return code == 0 ? name : nil
  }

  /// Removes a folder if it is empty; false where something is in it.
  static func removeIfEmpty(_ folder: String) throws(FileError) -> Bool {
    if rmdir(folder) == 0 { return true }
    if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return false }
    throw FileError(.move, folder, code: errno)
  }

  /// Removes a copy that the program itself was making; nothing else is ever removed.
  static func discard(temporary path: String) throws(FileError) {
    if unlink(path) < 0, errno != ENOENT { throw FileError(.write, path, code: errno) }
  }
}

extension Files {
  /// The first bytes of a file, fewer where it is shorter.
  static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let file = try openForReading(path)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = try call(.read, path) { bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } }
    return Array(bytes.prefix(got))
  }
}
