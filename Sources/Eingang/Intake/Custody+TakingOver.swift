import Glibc

extension Custody {
  /// What became of a file that another program names.
  enum Foreign: Hashable, Sendable {
    case archived(ArchivedFile)
    /// Why it was not, and what to do; nothing has changed then.
    case refused(String)
  }

  /// Copies a file below a folder into the archive, if it is what its checksum says; the file stays as it is.
  func archive(
    _ file: String, below root: String, as name: String, checksum: String?
  ) throws(IntakeError) -> Foreign {
    let source: Int32
    switch Custody.opened(file, below: root) {
    case .failure(let why): return .refused(why.why)
    case .success(let opened): source = opened
    }
    defer { close(source) }
    let path = root + "/" + file
    let temporary = workshop.newPath()
    let copy: Files.Copy
    var md5 = MD5()
    let wantsMD5 = checksum?.utf8.count == 32
    do throws(FileError) {
      copy = try Files.copy(source, named: path, to: temporary) { if wantsMD5 { md5.update($0) } }
    } catch {
      try folder { () throws(FileError) in try Files.discard(temporary: temporary) }
      if error.path == path { return .refused("\(error)") }
      throw .folder(error)
    }
    let found = wantsMD5 ? md5.finish() : copy.sha256
    if let checksum, [32, 64].contains(checksum.utf8.count), checksum != found {
      try folder { () throws(FileError) in try Files.discard(temporary: temporary) }
      return .refused("its checksum is not the one in the manifest, so it is damaged or another file. Export again.")
    }
    return .archived(try keep(copy, at: temporary, of: name, mode: .copy))
  }

  /// A line's second half.
  struct Refusal: Error, Hashable, Sendable {
    let why: String
  }

  /// Opens a file below a folder for reading; no link leads there, and none out of it.
  static func opened(_ file: String, below root: String) -> Result<Int32, Refusal> {
    let levels = file.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map { Array($0) }
    guard !levels.contains(Array("..".utf8)), levels.first?.isEmpty == false, !file.utf8.contains(0) else {
      return .failure(Refusal(why: "its name leads out of the folder. Export again."))
    }
    do throws(FileError) {
      let source = try Files.openForReading(root + "/" + file, inInbox: root)
      if FileStatus(descriptor: source)?.kind == .file { return .success(source) }
      close(source)
      return .failure(Refusal(why: "it is a folder or a special file. Export again."))
    } catch {
      switch error.code {
      case ENOENT: return .failure(Refusal(why: "its file is not there. Export again, or put it back."))
      // A folder on the way that is a link is no folder for whoever follows none.
      case ELOOP, EXDEV, ENOTDIR:
        return .failure(Refusal(why: "its file lies behind a link. Put the file itself there."))
      default: return .failure(Refusal(why: "\(error)"))
      }
    }
  }
}
