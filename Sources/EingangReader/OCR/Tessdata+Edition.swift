import Eingang
import Glibc

extension Tessdata {
  /// `deu-` and the first 16 digits of the data's SHA-256, which tell one edition of the data from another.
  ///
  /// Maps the file, so only a reader can; each file is read once in a process.
  func edition(_ language: String) -> String {
    let path = path(language)
    let digest = Tessdata.digests.withLock { digests in
      if let known = digests[path] { return known }
      let digest = Tessdata.digest(path)
      digests[path] = digest
      return digest
    }
    return "\(language)-\(digest.prefix(16))"
  }

  private static let digests = Guarded<[String: String]>([:])

  /// `0` for what cannot be read: the engine will say why.
  private static func digest(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return "0" }
    defer { close(file) }
    guard let bytes = FileBytes(descriptor: file) else { return "0" }
    var digest = SHA256()
    digest.update(UnsafeRawBufferPointer(bytes.bytes))
    return digest.finish()
  }
}
