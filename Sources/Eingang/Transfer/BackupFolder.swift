import Glibc

/// A folder that holds many backups: each is a manifest, and the files lie beside them under their checksums, once each.
///
/// A file that has its place is never touched again, so a backup that is broken off harms none of those before it. No file
/// needs more of the disk than that it can hold files: neither links nor long names nor capitals.
final class BackupFolder: ExportTarget {
  private let root: String
  private let name: String
  private let manifest: ManifestWriter
  private let lock: FileLock
  /// A backup was broken off here, perhaps by a power cut: then a file's length does not tell that all of it is there.
  private let isInDoubt: Bool
  /// Files that no backup had before.
  private(set) var added = 0

  private var temporary: String { root + "/dateien/.teil" }
  private var unfinished: String { root + "/" + ExportPath.unfinished }

  /// Where backups are already, or nothing is; the name is that of the new one.
  init(_ root: String, named name: String, _ header: Manifest.Header) throws {
    self.root = root
    self.name = name
    try BackupFolder.expectPlace(root)
    try Files.makeFolder(root + "/dateien")
    guard let lock = try FileLock.acquire(root + "/.lock", waiting: false) else { throw TransferError.busy(root) }
    self.lock = lock
    isInDoubt = FileStatus(path: root + "/" + ExportPath.unfinished) != nil
    // What an earlier one left that was broken off.
    for path in [root + "/dateien/.teil", root + "/" + ExportPath.unfinished] { try Files.discard(temporary: path) }
    manifest = try ManifestWriter(root + "/" + ExportPath.unfinished)
    try manifest.begin(header)
  }

  /// Throws where something else lies there.
  static func expectPlace(_ root: String) throws {
    guard let status = FileStatus(following: root) else { return }
    guard status.kind == .folder else { throw TransferError.noBackups(root) }
    if FileStatus(path: root + "/dateien")?.kind == .folder { return }
    if try Files.listing(of: root) != Files.Listing() { throw TransferError.noBackups(root) }
  }

  /// Where a file lies in such a folder: `dateien/3f/3f…c2.pdf`.
  static func place(of entry: Manifest.Entry) -> String {
    "dateien/" + Archive.relativePath(sha256: entry.sha256, ending: FilePath.fileExtension(of: entry.path))
  }

  /// The newest one's manifest; nil where there is none.
  static func newest(in root: String) throws -> String? {
    try Files.listing(of: root).names.filter(isName).max { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a backup of that moment is called, as `2025-09-05 161203 UTC.sha256`.
  static func name(at moment: UTCTime) -> String {
    let (day, time) = (moment.iso.prefix(10), moment.iso.dropFirst(11).prefix(8))
    return "\(day) \(time.filter { $0 != ":" }) UTC.sha256"
  }

  private static func isName(_ name: String) -> Bool { name.contains(" UTC") && name.hasSuffix(".sha256") }

  func write(_ bytes: [UInt8], as path: String) throws {
    let entry = Manifest.Entry(path: path, sha256: SHA256.hex(bytes))
    if !has(entry, size: bytes.count) {
      try Files.putUnsynced(bytes, into: temporary)
      try settle(entry)
    }
    try manifest.add(entry)
  }

  func write(_ file: Int32, named name: String, as path: String, expecting sha256: String?) throws -> Bool {
    guard let size = FileStatus(descriptor: file)?.size else { return false }
    // Of an original the checksum is known, and reading it is for verify.
    let sum: String
    if let sha256 {
      sum = sha256
    } else {
      sum = try Files.digest(file, named: name).sha256
      lseek(file, 0, SEEK_SET)
    }
    var entry = Manifest.Entry(path: path, sha256: sum)
    if !has(entry, size: size) {
      let copy = try Files.copyUnsynced(file, named: name, to: temporary)
      if let sha256, copy.sha256 != sha256 {
        try Files.discard(temporary: temporary)
        return false
      }
      entry = Manifest.Entry(path: path, sha256: copy.sha256)
      try settle(entry)
    }
    try manifest.add(entry)
    return true
  }

  func finish() throws {
    try manifest.finish()
    try Files.syncFileSystem(of: root)
    try FaultPoint.exportUnnamed.reach()
    _ = try Files.move(unfinished, into: root, as: name)
    try Files.syncFolder(root)
    withExtendedLifetime(lock) {}
  }

  private func has(_ entry: Manifest.Entry, size: Int) -> Bool {
    let place = root + "/" + BackupFolder.place(of: entry)
    guard let status = FileStatus(path: place), status.kind == .file, status.size == size else { return false }
    guard isInDoubt else { return true }
    do throws(FileError) { return try Files.digest(of: place).sha256 == entry.sha256 } catch { return false }
  }

  /// A file of that name that is not whole makes way for the one that is.
  private func settle(_ entry: Manifest.Entry) throws {
    let place = root + "/" + BackupFolder.place(of: entry)
    do throws(FileError) {
      try Files.settle(temporary, at: place)
    } catch {
      guard error.code == EEXIST, FileStatus(path: place)?.kind == .file, rename(temporary, place) == 0 else {
        throw error
      }
    }
    added += 1
    try FaultPoint.fileExported.reach()
  }
}
