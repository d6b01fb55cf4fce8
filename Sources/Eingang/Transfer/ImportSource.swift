import Glibc

/// An export, or one of the backups in a folder of them, to be read and believed only as far as its checksums go.
package struct ImportSource: Hashable, Sendable {
  /// The folder that everything of it lies in.
  let root: String
  /// Its name there.
  let manifest: String
  private var isBackup: Bool { manifest != ExportPath.manifest }

  /// The folder of an export, or of backups, of which the newest is meant; or a backup's manifest.
  package init(_ path: String) throws {
    switch FileStatus(following: path)?.kind {
    case .folder?:
      root = path
      if FileStatus(path: path + "/" + ExportPath.manifest) != nil {
        manifest = ExportPath.manifest
      } else if let newest = try BackupFolder.newest(in: path) {
        manifest = newest
      } else {
        let isUnfinished = FileStatus(path: path + "/" + ExportPath.unfinished) != nil
        throw isUnfinished
          ? TransferError.damaged(path, why: "the export came to no end") : TransferError.noExport(path)
      }
    case .file? where path.hasSuffix(".sha256"):
      root = FilePath.folder(of: path)
      manifest = FilePath.name(of: path)
    default: throw TransferError.noExport(path)
    }
  }

  /// What it is called, for people.
  package var name: String { root + "/" + manifest }

  /// Every file of it in the order in which they were written, with what it is.
  @discardableResult
  func entries(_ body: (Manifest.Entry, ExportPath.Kind) throws -> Void) throws -> Manifest.Header {
    try ManifestReader(path: name).read { entry in
      guard let kind = ExportPath.kind(of: entry.path) else { throw TransferError.outside(entry.path) }
      if case .original(let path) = kind, OriginalList.checksum(of: path) != entry.sha256 {
        throw TransferError.damaged(entry.path, why: "its name is not its checksum")
      }
      try body(entry, kind)
    }
  }

  /// Opens a file of it; a link on the way is none.
  func opened(_ entry: Manifest.Entry) throws -> Int32 {
    let below = place(of: entry)
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file: Int32
    do throws(FileError) {
      file = try Files.beneath(root, below, flags, root + "/" + below)
    } catch {
      switch error.code {
      case ENOENT: throw TransferError.damaged(root + "/" + below, why: "it is missing")
      case ELOOP, ENOTDIR: throw TransferError.damaged(root + "/" + below, why: "a link lies in its place")
      default: throw error
      }
    }
    guard FileStatus(descriptor: file)?.kind == .file else {
      close(file)
      throw TransferError.damaged(root + "/" + below, why: "it is no file")
    }
    return file
  }

  /// All of a file; throws where it is not what the manifest says.
  func bytes(of entry: Manifest.Entry) throws -> [UInt8] {
    let file = try opened(entry)
    defer { close(file) }
    var bytes: [UInt8] = []
    let copy = try Files.digest(file, named: path(of: entry)) { (piece) throws(FileError) in bytes += piece }
    try expect(copy, entry)
    return bytes
  }

  /// Throws where a file is not what the manifest says.
  func check(_ entry: Manifest.Entry) throws {
    let file = try opened(entry)
    defer { close(file) }
    try expect(try Files.digest(file, named: path(of: entry)), entry)
  }

  func expect(_ copy: Files.Copy, _ entry: Manifest.Entry) throws {
    guard copy.sha256 == entry.sha256 else {
      throw TransferError.damaged(path(of: entry), why: "its checksum is wrong")
    }
  }

  /// Where it lies.
  func path(of entry: Manifest.Entry) -> String { root + "/" + place(of: entry) }

  private func place(of entry: Manifest.Entry) -> String {
    isBackup ? BackupFolder.place(of: entry) : entry.path
  }
}
