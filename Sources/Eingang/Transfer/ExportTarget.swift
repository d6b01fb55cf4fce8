import Glibc

/// Where an export goes: a folder of its own, or one of many backups that share what is the same.
protocol ExportTarget: AnyObject {
  /// Writes bytes as a file of the export.
  func write(_ bytes: [UInt8], as path: String) throws
  /// Writes an open file as one of the export; false where its bytes are not those that were expected, and nothing is left
  /// of it then.
  func write(_ file: Int32, named name: String, as path: String, expecting sha256: String?) throws -> Bool
  /// Everything is on the disk then, and is told to be whole.
  func finish() throws
}

/// A folder that holds one export, in files that can be read without this program.
final class ExportFolder: ExportTarget {
  private let root: String
  private let manifest: ManifestWriter
  private var temporary: String { root + "/.teil" }

  /// The folder must be empty, or is made.
  init(_ root: String, _ header: Manifest.Header) throws {
    self.root = root
    try ExportFolder.expectRoom(in: root)
    try Files.makeFolder(root)
    manifest = try ManifestWriter(root + "/" + ExportPath.unfinished)
    try manifest.begin(header)
  }

  /// Throws where something lies there already.
  static func expectRoom(in root: String) throws {
    guard let status = FileStatus(following: root) else { return }
    guard status.kind == .folder else { throw TransferError.notEmpty(root) }
    let names = try Files.listing(of: root)
    if names.names.contains(ExportPath.unfinished) { throw TransferError.unfinished(root) }
    if names != Files.Listing() { throw TransferError.notEmpty(root) }
  }

  func write(_ bytes: [UInt8], as path: String) throws {
    try Files.putUnsynced(bytes, into: temporary)
    try settle(path, SHA256.hex(bytes))
  }

  func write(_ file: Int32, named name: String, as path: String, expecting sha256: String?) throws -> Bool {
    let copy = try Files.copyUnsynced(file, named: name, to: temporary)
    if let sha256, copy.sha256 != sha256 {
      try Files.discard(temporary: temporary)
      return false
    }
    try settle(path, copy.sha256)
    return true
  }

  func finish() throws {
    try manifest.finish()
    try Files.syncFileSystem(of: root)
    try FaultPoint.exportUnnamed.reach()
    try Files.move(root + "/" + ExportPath.unfinished, to: root + "/" + ExportPath.manifest)
    try Files.syncFolder(root)
  }

  private func settle(_ path: String, _ sha256: String) throws {
    try Files.settle(temporary, at: root + "/" + path)
    try manifest.add(Manifest.Entry(path: path, sha256: sha256))
    try FaultPoint.fileExported.reach()
  }
}
